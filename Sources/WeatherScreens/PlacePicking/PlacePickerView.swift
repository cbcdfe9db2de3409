import Core
import Places
import Semantics
import Terminal
import Toolkit

/// The box, and below it what was found.
struct PlacePickerView {
  let state: PlacePickerState
  let words: PlacePickerWords
  let title: String
  let back: String

  var body: Element<PlacePickerAction> {
    VStack {
      header
      field.padding(horizontal: 1)
      content.padding(horizontal: 1)
    }
    .semantics(PlacePickerID.screen, .screen, label: title)
    .bindings(title, bindings)
  }

  private var header: Element<PlacePickerAction> {
    HStack(spacing: 1) {
      Button(PlacePickerID.back, "‹ " + back, hint: words.cancel, action: .cancelled)
      Text(title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var field: Element<PlacePickerAction> {
    HStack(spacing: 1) {
      Text("/", .accent, semantics: nil)
      TextField(
        PlacePickerID.field, label: words.field, text: state.text, placeholder: words.placeholder,
        wish: .atOnce,
        handlers: .init(
          onChange: { .typed($0) }, onSubmit: .submitted, onCancel: .cancelled,
          submitTitle: words.choose, cancelTitle: words.cancel))
      if !status.isEmpty {
        Text(status, .muted, id: PlacePickerID.status, semantics: .status)
      }
    }.frame(rows: 1)
  }

  private var status: String {
    if state.isBlank { return "" }
    if state.isAsking { return words.asking }
    return state.results.isEmpty ? "" : words.found(state.results.count)
  }

  private var content: Element<PlacePickerAction> {
    if !state.results.isEmpty { return list }
    if case .failed(let error) = state.answer, !state.isBlank { return failure(error) }
    if state.isBlank { return note(words.start, words.startHint) }
    if state.isAsking { return note(words.asking, "") }
    if let fault = CoordinateFault(parsing: state.text) {
      return note(words.noPoint, words.hint(fault))
    }
    return note(words.nothing, words.nothingHint)
  }

  private func note(_ title: String, _ hint: String) -> Element<PlacePickerAction> {
    StateView(PlacePickerID.state, .empty, title, hint: hint).element
  }

  private func failure(_ error: PlacesError) -> Element<PlacePickerAction> {
    let told = words.failed(error)
    return StateView(
      PlacePickerID.state, .failure, told.title, hint: told.hint,
      button: .retry(words.language, .retryTapped)
    ).element
  }

  // MARK: Results
  private var list: Element<PlacePickerAction> {
    Responsive { size in rows(isWide: size.columns >= 60) }.element
  }

  /// Returns the list; where there is little room, region and country have a line of their own.
  private func rows(isWide: Bool) -> Element<PlacePickerAction> {
    List(
      PlacePickerID.list, label: words.results, count: state.results.count,
      selection: state.selection, rows: isWide ? 1 : 2, key: { state.results[$0].key },
      itemLabel: { words.label(state.results[$0]) }, openTitle: words.choose,
      onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { isWide ? wide(state.results[$0]) : narrow(state.results[$0]) }
    ).element
  }

  private func wide(_ result: PlaceResult) -> Element<PlacePickerAction> {
    HStack(spacing: 2) {
      Text(words.name(result)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(words.origin(result), .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(words.population(result), .muted, alignment: .trailing).frame(columns: 16)
    }.element
  }

  private func narrow(_ result: PlaceResult) -> Element<PlacePickerAction> {
    VStack {
      HStack(spacing: 2) {
        Text(words.name(result)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Text(words.population(result), .muted)
      }
      Text(words.origin(result), .muted)
    }.element
  }

  // MARK: Keys
  private var bindings: [KeyBinding<PlacePickerAction>] {
    var rows = [
      KeyBinding(
        "places.cancel", [.escape], words.cancel, hint: .footerAlways, PlacePickerAction.cancelled)
    ]
    if !state.results.isEmpty {
      rows += [
        KeyBinding("places.next", [.down], words.next, hint: .whileTyping, .stepped(1)),
        KeyBinding("places.previous", [.up], words.previous, hint: .helpOnly, .stepped(-1)),
      ]
    }
    return rows
  }
}
