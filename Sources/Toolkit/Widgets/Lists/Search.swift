import Core
import Terminal

/// The state of a search: what is looked for, and whether it is being typed.
///
/// `/` opens the field, `Enter` leaves it and keeps what it found, `n` and `N` go from one to the
/// next, `Esc` ends the search.
public struct Search: Equatable, Sendable {
  /// What happens to a search.
  public enum Event: Hashable, Sendable {
    case opened, submitted, cleared
    case changed(String)
  }

  public private(set) var text = ""
  /// Whether its field is on the screen.
  public private(set) var isEditing = false

  public init() {}

  public var isEmpty: Bool { query.isEmpty }

  public var query: TextSearch { TextSearch(text) }

  public mutating func apply(_ event: Event) {
    switch event {
    case .opened: isEditing = true
    case .changed(let text): self.text = text
    case .submitted: isEditing = false
    case .cleared: self = Search()
    }
  }

  /// The item after (or before) the one at `start` that has what is looked for, round the end; nil
  /// where none has. Asks for one item after another.
  public func index(
    after start: Int, step: Int, count: Int, label: (Int) -> String
  ) -> Int? {
    guard count > 0, !isEmpty else { return nil }
    let query = query
    var index = start
    for _ in 0..<count {
      index = ((index + step) % count + count) % count
      if query.matches(label(index)) { return index }
    }
    return nil
  }

  /// The keys of a search, for the screen that it is in; while it is being typed, the field has its
  /// own.
  public func bindings<Action>(
    _ language: Language, onEvent: @escaping (Event) -> Action,
    onStep: @escaping (Int) -> Action
  ) -> [KeyBinding<Action>] {
    let open = KeyBinding(
      "search.open", ["/"], language.say(en: "search", ru: "поиск"), onEvent(.opened))
    if isEmpty { return [open] }
    return [
      open,
      KeyBinding(
        "search.next", ["n"], language.say(en: "next found", ru: "следующее найденное"), onStep(1)),
      KeyBinding(
        "search.previous", ["N"], language.say(en: "previous found", ru: "предыдущее найденное"),
        hint: .helpOnly, onStep(-1)),
      KeyBinding(
        "search.clear", [.escape], language.say(en: "end the search", ru: "закончить поиск"),
        onEvent(.cleared)),
    ]
  }
}
