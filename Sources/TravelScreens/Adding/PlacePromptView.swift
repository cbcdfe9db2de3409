import Terminal
import Toolkit
import TravelDomain

/// A box with a field, suggestions for the typed text, and the state of the visit.
struct PlacePromptView {
  let state: PlacePromptState
  let words: TravelWords
  /// The name of the country that a city is added to.
  let country: String?

  var body: Element<PlacePromptAction> { Responsive { box(rows: $0.rows) }.fill() }
  private var title: String { country.map { words.newCity(in: $0) } ?? words.newPlace }

  private func box(rows: Int) -> Element<PlacePromptAction> {
    Modal(
      TravelID.prompt, title: title, dismissTitle: words.cancel,
      onDismiss: PlacePromptAction.cancelled
    ) {
      VStack {
        field
        suggestions(in: max(1, min(6, rows - 8)))
        visit
        buttons
      }.bindings(title, bindings)
    }.element
  }

  private var field: TextField<PlacePromptAction> {
    TextField(
      TravelID.field, label: title, text: state.text,
      placeholder: country == nil ? words.countryPlaceholder : words.cityPlaceholder,
      message: state.problem.map(words.problem), wish: .atOnce,
      handlers: .init(
        onChange: { .typed($0) }, onSubmit: .submitted, onCancel: .cancelled,
        submitTitle: words.addHint, cancelTitle: words.cancel))
  }

  /// Always of the same height, so that nothing jumps while one types.
  private func suggestions(in rows: Int) -> Element<PlacePromptAction> {
    guard state.rowCount > 0 else {
      let isKnown = state.isBlank || state.isAsking || state.problem != nil
      return Text(isKnown ? "" : words.nothingLikeIt, .muted).frame(rows: rows)
    }
    let suggestions = state.suggestions
    let place = { (index: Int) in suggestions.indices.contains(index) ? suggestions[index] : nil }
    return List(
      TravelID.suggestions, label: words.suggestions, count: state.rowCount,
      selection: state.selection < 0 ? nil : state.selection,
      key: { place($0)?.key ?? "service" },
      itemLabel: { place($0).map(label) ?? serviceTexts.joined(separator: ", ") },
      openTitle: words.addHint, onMove: { .moved($0) }, onOpen: { .taken($0) },
      row: { place($0).map(row) ?? serviceRow }
    ).frame(rows: rows)
  }

  private var serviceTexts: [String] {
    words.service(state.service, state.serviceTitle ?? "", state.name)
  }

  private var serviceRow: Element<PlacePromptAction> {
    let isFailure = if case .failed = state.service { true } else { false }
    let sign = serviceTexts[0].hasSuffix("…") ? "" : isFailure ? ";" : ":"
    return HStack(spacing: 1) {
      Text(serviceTexts[0] + sign, isFailure ? .warning : .accent)
      Text(serviceTexts[1], .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.element
  }

  private func label(_ suggestion: PlaceSuggestion) -> String {
    suggestion.origin.isEmpty ? suggestion.name : "\(suggestion.name), \(suggestion.origin)"
  }

  private func row(_ suggestion: PlaceSuggestion) -> Element<PlacePromptAction> {
    HStack(spacing: 2) {
      Text(suggestion.name)
      Text(suggestion.origin, .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.element
  }

  private var visit: Choice<PlacePromptAction> {
    let all = VisitState.allCases
    return Choice(
      TravelID.promptState, words.state, options: all.map(words.name),
      selection: all.firstIndex(of: state.state) ?? 0, lines: 1,
      onChange: { .stateChosen(all[$0]) })
  }

  private var buttons: HStack<PlacePromptAction> {
    HStack(spacing: 2) {
      Button(TravelID.promptAdd, words.add, action: PlacePromptAction.submitted)
      Button(TravelID.promptCancel, words.cancelButton, action: PlacePromptAction.cancelled)
    }
  }

  private var bindings: [KeyBinding<PlacePromptAction>] {
    guard state.rowCount > 1 || state.selection < 0, state.rowCount > 0 else { return [] }
    return [
      KeyBinding("travel.nextPlace", [.down], words.nextPlace, hint: .whileTyping, .stepped(1)),
      KeyBinding("travel.previousPlace", [.up], words.previousPlace, hint: .helpOnly, .stepped(-1)),
    ]
  }
}
