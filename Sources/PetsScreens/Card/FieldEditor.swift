import Core
import PetsDomain
import Semantics
import Toolkit

/// The editor of one field of a card, with what stands below it: what is wrong, what could stand
/// there, or what the text tells.
struct FieldEditor {
  let state: PetsState
  let card: PetCardState
  let edit: PetCardState.Edit

  private var words: PetsWords { state.words }
  private var id: Identifier { PetsID.field(edit.field.rawValue) }
  private var message: String? { edit.problem.map(words.problem) }

  var body: Element<PetsAction> {
    switch edit.field {
    case .birthday: withHint(Element(date))
    case .chip: withHint(Element(text))
    default: Element(hasSuggestions ? offering : text)
    }
  }

  /// How many lines stand below the field, in a width.
  func extraRows(_ columns: Int) -> Int {
    if let message { return TextField<PetsAction>.rows(of: message, columns: columns) }
    return hasHint || hasSuggestions ? 1 : 0
  }

  private var handlers: TextField<PetsAction>.Handlers {
    .init(
      onChange: PetsAction.editChanged, onSubmit: .editSubmitted, onCancel: .editCancelled,
      onRefuse: .editRefused, onNext: .editStepped(1), onPrevious: .editStepped(-1))
  }

  private var text: TextField<PetsAction> {
    TextField(
      id, label: words.field(edit.field), text: edit.text,
      placeholder: words.placeholder(edit.field), limit: PetField.limit, message: message,
      wish: .atOnce, handlers: handlers)
  }

  // MARK: Suggestions

  private var suggestions: Suggestions { Suggestions(words.records.language) }

  private var hasSuggestions: Bool { !suggestions.texts(edit.field, for: card.pet).isEmpty }

  /// What the card already said is no beginning of something else: all is offered.
  private var offering: TextField<PetsAction> {
    TextField(
      id, label: words.field(edit.field), text: edit.text,
      placeholder: words.placeholder(edit.field), limit: PetField.limit, message: message,
      wish: .atOnce, handlers: handlers,
      offers: { typed in
        suggestions.texts(
          edit.field, for: card.pet, typed: typed == edit.original ? "" : typed)
      })
  }

  // MARK: A date

  private var date: DateField<PetsAction> {
    DateField(
      id, label: words.field(.birthday), text: edit.text, rules: state.birthdays,
      message: message, wish: .atOnce, handlers: handlers, onCalendar: .calendar(.opened))
  }

  /// The calendar in front of the card, once it was asked for.
  var calendar: CalendarPopup<PetsAction>? {
    edit.calendar.map { day in
      CalendarPopup(
        PetsID.calendar, for: id, title: words.field(.birthday), selection: day,
        rules: state.birthdays, onMove: { .calendar(.moved($0)) },
        onPick: { .calendar(.picked($0)) }, dismissTitle: words.cancelHint,
        onDismiss: .calendar(.closed))
    }
  }

  // MARK: What the text tells

  private var hasHint: Bool { edit.field == .birthday || edit.field == .chip }

  private var hint: String {
    if edit.field == .chip { return ChipHint(edit.text).map(words.records.chip) ?? words.chipHint }
    do throws(DateRules.Problem) {
      let day = try state.birthdays.day(in: edit.text)
      return Age(from: day, to: state.today).map(words.age) ?? words.birthdayHint
    } catch {
      if case .tooLate = error { return words.problem(.inFuture(today: state.today)) }
      return words.birthdayHint
    }
  }

  private func withHint(_ field: Element<PetsAction>) -> Element<PetsAction> {
    guard message == nil else { return field }
    return VStack {
      field
      Text(hint, .muted, id: PetsID.hint)
    }.fill(flex: Flex(horizontal: 1))
  }
}
