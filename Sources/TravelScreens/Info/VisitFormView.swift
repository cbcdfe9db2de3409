import Semantics
import Toolkit
import TravelDomain

/// The form of a country's or a city's state, dates and note.
struct VisitFormView {
  let state: VisitFormState
  let words: TravelWords

  var body: Element<VisitFormAction> {
    VStack {
      Text(state.name, .title, semantics: .heading).padding(horizontal: 1)
      Form(
        TravelID.form, label: state.name, record: state.key, rows: rows,
        isChanged: state.isChanged, isAsking: state.isAsking,
        handlers: .init(
          onSubmit: VisitFormAction.saveTapped, onAsk: .leaveTapped, onStay: .stayTapped,
          onLeave: .closed)
      ).padding(horizontal: 1)
    }
    .semantics(TravelID.form, .screen, label: state.name)
  }

  private var rows: [FormRow<VisitFormAction>] {
    [
      FormRow(TravelID.formState, words.state) { _ in visit },
      FormRow(TravelID.from, words.from, problem: state.fromProblem.map(words.problem)) {
        date(TravelID.from, words.from, state.from, $0) { .fromTyped($0) }
      },
      FormRow(TravelID.until, words.until, problem: state.untilProblem.map(words.problem)) {
        date(TravelID.until, words.until, state.until, $0) { .untilTyped($0) }
      },
      FormRow(TravelID.formNote, words.note) { message in
        TextArea(
          TravelID.formNote, label: words.note, text: state.note,
          placeholder: words.notePlaceholder, limit: VisitDetails.longestNote,
          height: .rows(2...6), message: message, handlers: .init(onChange: { .noteTyped($0) }))
      },
    ]
  }

  private var visit: Choice<VisitFormAction> {
    let all = VisitState.allCases
    return Choice(
      TravelID.formState, words.state, options: all.map(words.name),
      selection: all.firstIndex(of: state.state) ?? 0, lines: 1,
      onChange: { .stateChosen(all[$0]) })
  }

  private func date(
    _ id: Identifier, _ label: String, _ text: String, _ message: String?,
    _ change: @escaping (String) -> VisitFormAction
  ) -> TextField<VisitFormAction> {
    TextField(
      id, label: label, text: text, placeholder: words.datePlaceholder, message: message,
      handlers: .init(onChange: change))
  }
}
