import Core
import Semantics
import Terminal

/// The state of a search: what is looked for, and whether it is being typed.
///
/// `/` opens the field, `Enter` leaves it and keeps what it found, `n` and `N` go from one to the
/// next, `Esc` ends the search.
public struct Search: Equatable, Sendable {
  /// An event of a search.
  public enum Event: Hashable, Sendable {
    case opened, submitted, cleared
    case changed(String)
  }

  public private(set) var text = ""
  /// True while its field is on the screen.
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
  public func index(after start: Int, step: Int, count: Int, label: (Int) -> String) -> Int? {
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
    _ language: Language, onEvent: @escaping (Event) -> Action, onStep: @escaping (Int) -> Action
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

/// The line in which a search is typed: `/`, the text, and what has been found so far.
///
/// It has the focus from the start. `Enter` leaves it and keeps what was found, `Esc` ends the search.
///
/// ```
/// SearchField(
///   "search.field", label: words.language.say(en: "Search", ru: "Поиск"),
///   text: state.search.text,
///   placeholder: words.language.say(en: "name or kind", ru: "кличка или вид"),
///   status: status(state), onEvent: Action.search
/// )
/// ```
public struct SearchField<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let text: String
  private let placeholder: String
  private let limit: Int?
  private let status: String
  private let submitTitle: String?
  private let clearTitle: String?
  private let onEvent: (Search.Event) -> Action

  /// - Parameters:
  ///   - status: how much was found, in words; not shown where there is little room.
  ///   - submitTitle: what `Enter` does, for hint and help; nil for `show`.
  ///   - clearTitle: what `Esc` does; nil for `end the search`.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    status: String = "", submitTitle: String? = nil, clearTitle: String? = nil,
    onEvent: @escaping (Search.Event) -> Action
  ) {
    (self.id, self.label, self.text, self.placeholder) = (id, label, text, placeholder)
    (self.limit, self.status, self.submitTitle) = (limit, status, submitTitle)
    (self.clearTitle, self.onEvent) = (clearTitle, onEvent)
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let line = Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows)))
    HStack(spacing: 1) {
      Text("/", .accent, semantics: nil)
      field(canvas.context.language)
      if !status.isEmpty, rect.columns >= 40 {
        Text(status, .muted, id: id.child("status"), semantics: .status)
      }
    }.render(in: line, &canvas)
  }

  private func field(_ language: Language) -> TextField<Action> {
    // How long the text is nobody asks, and its number would pass for that of what was found.
    TextField(
      id, label: label, text: text, placeholder: placeholder, limit: limit, hasCounter: false,
      isInvalid: false, wish: .atOnce,
      handlers: .init(
        onChange: { onEvent(.changed($0)) }, onSubmit: onEvent(.submitted),
        onCancel: onEvent(.cleared), onNext: onEvent(.submitted),
        submitTitle: submitTitle ?? language.say(en: "show", ru: "показать"),
        cancelTitle: clearTitle ?? language.say(en: "end the search", ru: "закончить поиск")))
  }
}

/// The words of a search in texts: in any order, each anywhere, in any case, with ё as е.
///
/// ```
/// Text(line($0), search: state.search.query)
/// ```
public struct TextSearch: Sendable {
  /// Nothing is looked for; matches every text.
  public static let none = TextSearch("")

  /// The number of words that count; more are left out.
  static let mostWords = 8

  private let words: [[String]]
  private let fold: @Sendable (Character) -> String

  /// - Parameter fold: the form in which characters are compared.
  public init(
    _ text: String, fold: @escaping @Sendable (Character) -> String = { Folding.fold($0) }
  ) {
    self.fold = fold
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map {
      $0.map { fold($0) }
    }
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Returns true if every word is in the text.
  public func matches(_ text: String) -> Bool {
    if words.isEmpty { return true }
    let characters = text.map(fold)
    return words.allSatisfy { Self.place(of: $0, in: characters, from: 0) != nil }
  }

  /// Returns the places of the words in a text, in grapheme clusters; in order, and those that
  /// touch are one.
  public func ranges(in text: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let characters = text.map(fold)
    var marked = Array(repeating: false, count: characters.count)
    for word in words {
      var start = 0
      while let place = Self.place(of: word, in: characters, from: start) {
        for index in place..<place + word.count { marked[index] = true }
        start = place + word.count
      }
    }
    return Self.runs(marked)
  }

  private static func place(of word: [String], in text: [String], from start: Int) -> Int? {
    guard text.count - start >= word.count else { return nil }
    return (start...text.count - word.count).first { text[$0...].starts(with: word) }
  }

  private static func runs(_ marked: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in marked.indices where marked[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
