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
    switch state.service {
    case .asked: return words.askingService
    case .found(let places): return places.isEmpty ? words.nothingThere : words.credit
    case .none, .offered, .failed:
      if !state.results.isEmpty { return words.found(state.results.count) }
      if case .failed = state.answer { return "" }
      return state.rows.isEmpty ? "" : words.nothing
    }
  }

  private var content: Element<PlacePickerAction> {
    if !state.results.isEmpty { return list }
    if !state.rows.isEmpty { return serviceAlone }
    if case .found = state.service { return note(words.nothingThere, words.nothingHint) }
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

  /// The row of the service, with what else can be done below it.
  private var serviceAlone: Element<PlacePickerAction> {
    VStack {
      Responsive { size in
        let isWide = size.columns >= 60
        return VStack {
          rows(isWide: isWide).frame(rows: isWide ? 1 : 2)
          Text(hintBesideService, .muted, lines: 6, id: PlacePickerID.state)
            .padding(Insets(top: 1, left: 1))
        }.element
      }
    }.element
  }

  private var hintBesideService: String {
    guard case .failed(let error) = state.answer else { return words.nothingHint }
    let told = words.failed(error)
    return "\(told.title). \(told.hint)"
  }

  // MARK: Results
  private var list: Element<PlacePickerAction> {
    Responsive { size in rows(isWide: size.columns >= 60) }.element
  }

  /// Returns the list; where there is little room, region and country have a line of their own.
  private func rows(isWide: Bool) -> Element<PlacePickerAction> {
    let rows = state.rows
    return List(
      PlacePickerID.list, label: words.results, count: rows.count,
      selection: state.selection < 0 ? nil : state.selection, rows: isWide ? 1 : 2,
      key: { key(rows[$0]) },
      itemLabel: { label(rows[$0]) }, openTitle: words.choose,
      onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { row(rows[$0], isWide: isWide) }
    ).element
  }

  private func key(_ row: PlacePickerState.Row) -> String {
    if case .place(let result) = row { result.key } else { "service" }
  }

  private func label(_ row: PlacePickerState.Row) -> String {
    if case .place(let result) = row { return words.label(result) }
    return words.service(state.service, state.name).joined(separator: ", ")
  }

  private func row(_ row: PlacePickerState.Row, isWide: Bool) -> Element<PlacePickerAction> {
    switch row {
    case .place(let result): return isWide ? wide(result) : narrow(result)
    case .service:
      let texts = words.service(state.service, state.name)
      let isFailure = if case .failed = state.service { true } else { false }
      let sign = !isWide || texts[0].hasSuffix("…") ? "" : isFailure ? ";" : ":"
      let title = Text<PlacePickerAction>(texts[0] + sign, isFailure ? .warning : .accent)
      let note = Text<PlacePickerAction>(texts[1], .muted)
      if isWide {
        return HStack(spacing: 1) {
          title
          note.fill(horizontal: .leading, flex: Flex(horizontal: 1))
        }.element
      }
      return VStack {
        title
        note
      }.element
    }
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
    if !state.rows.isEmpty {
      rows += [
        KeyBinding("places.next", [.down], words.next, hint: .whileTyping, .stepped(1)),
        KeyBinding("places.previous", [.up], words.previous, hint: .helpOnly, .stepped(-1)),
      ]
    }
    return rows
  }
}
