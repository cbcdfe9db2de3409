import PseudoTerminal
import Terminal

/// A recording as the source of a test: a case with one journey, and a page object for each page.
///
/// Nothing in it waits: acts settle by themselves.
public struct SwiftRecording {
  private let recording: Recording
  private let driver: String
  private let command: String

  /// - Parameters:
  ///   - driver: an expression that makes the driver, as the test is to have it.
  ///   - command: for the comment: how it was recorded.
  public init(_ recording: Recording, driver: String, command: String = "journey record") {
    (self.recording, self.driver, self.command) = (recording, driver, command)
  }

  public var source: String {
    let pages = RecordedPages(recording)
    let parts = [head, test(pages)] + pages.source
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let imports = ["JourneyKit", "PseudoTerminal", "Semantics", "Terminal", "XCTest"]
    return imports.map { "import \($0)" }.joined(separator: "\n")
  }

  private func test(_ pages: RecordedPages) -> String {
    var lines = [
      "/// Recorded with `\(command)`; its names are guesses.", "@MainActor",
      "final class \(recording.name)Journey: JourneyTestCase {",
      "  func testRecorded() async throws {",
      "    let app = Journey(\(driver))", "    defer { app.driver.stop() }",
      "    try await app.launch()",
    ]
    var shown: RecordedPage?
    var known: Set<RecordedPage> = []
    for entry in recording.entries {
      if let page = entry.page, page != shown {
        shown = page
        let name = pages.variable(page)
        // Where its things are named, the page is asked for; else it is enough that it shows.
        let isUsed = pages.isUsed(page)
        let start = isUsed && known.insert(page).inserted ? "let \(name) = " : "_ = "
        lines.append("    \(start)try app.on(\(pages.type(page)).self)")
      }
      lines += statements(entry, pages).map { "    " + $0 }
    }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }

  // MARK: Acts
  private func statements(_ entry: Recording.Entry, _ pages: RecordedPages) -> [String] {
    func thing(_ target: RecordedTarget) -> String? { pages.expression(target, entry.page) }
    switch entry.act {
    case .press(let strokes): return ["try await app.press(\(Self.strokes(strokes)))"]
    case .type(let text): return ["try await app.type(\(text.sourceLiteral))"]
    case .paste(let text): return ["try await app.paste(\(text.sourceLiteral))"]
    case .click(let target, let button, let modifiers):
      let more = Self.extras(button, modifiers)
      guard let thing = thing(target)
      else { return ["try await app.click(at: \(Self.point(target))\(more))"] }
      return more.isEmpty
        ? ["try await \(thing).click()"] : ["try await app.click(\(thing).query\(more))"]
    case .doubleClick(let target):
      if let thing = thing(target) { return ["try await \(thing).doubleClick()"] }
      let click = "try await app.click(at: \(Self.point(target)))"
      return [click, click]
    case .drag(let start, let end):
      if let from = thing(start), let to = thing(end) {
        return ["try await app.drag(from: \(from).query, to: \(to).query)"]
      }
      return ["try await app.drag(from: \(Self.point(start)), to: \(Self.point(end)))"]
    case .scroll(let direction, let steps, let target):
      guard let thing = thing(target) else {
        return ["// the wheel was turned over \(Self.point(target)), where nothing has a name"]
      }
      return ["try await app.scroll(.\(direction), over: \(thing).query, steps: \(steps))"]
    case .resize(let size): return ["try await app.resize(to: Size(\(size.columns), \(size.rows)))"]
    case .expectText(let words): return ["try app.expectText(\(words.sourceLiteral))"]
    case .snapshot(let state):
      return [
        "try app.expectSnapshot(\"\(recording.name)/Recorded\", state: \(state.sourceLiteral))"
      ]
    case .ended(.exited(let code)): return ["try app.expectEnded(.exited(\(code)))"]
    case .ended(.signaled(let number)): return ["try app.expectEnded(.signaled(\(number)))"]
    }
  }

  private static func extras(_ button: MouseButton, _ modifiers: Modifiers) -> String {
    let names = Self.names(modifiers)
    return (button == .left ? "" : ", button: .\(button)")
      + (names.isEmpty ? "" : ", modifiers: [\(names.joined(separator: ", "))]")
  }

  private static func names(_ modifiers: Modifiers) -> [String] {
    let all: [(Modifiers, String)] = [
      (.shift, ".shift"), (.alt, ".alt"), (.control, ".control"), (.super, ".super"),
    ]
    return all.filter { modifiers.contains($0.0) }.map(\.1)
  }

  private static func point(_ target: RecordedTarget) -> String {
    guard case .cell(let point) = target else { return "Point(x: 0, y: 0)" }
    return "Point(x: \(point.x), y: \(point.y))"
  }

  private static func strokes(_ strokes: [KeyStroke]) -> String {
    strokes.map(stroke).joined(separator: ", ")
  }

  private static func stroke(_ stroke: KeyStroke) -> String {
    switch (stroke.key, stroke.modifiers) {
    case (.character(" "), []): return ".space"
    case (.character(let character), []): return String(character).sourceLiteral
    case (.character(let character), .control):
      return ".control(\(String(character).sourceLiteral))"
    case (.tab, .shift): return ".backTab"
    case (.function, _), (.insert, _),
      (_, _) where !stroke.modifiers.isEmpty || stroke.isRare:
      let modifiers = names(stroke.modifiers)
      let more = modifiers.isEmpty ? "" : ", [\(modifiers.joined(separator: ", "))]"
      return "KeyStroke(\(key(stroke.key))\(more))"
    default: return key(stroke.key)
    }
  }

  private static func key(_ key: Key) -> String {
    switch key {
    case .character(let character): ".character(\(String(character).sourceLiteral))"
    case .function(let number): ".function(\(number))"
    default: ".\(key)"
    }
  }
}

extension KeyStroke {
  /// True if the key has no constant of its own.
  fileprivate var isRare: Bool {
    switch key {
    case .function, .insert: true
    default: false
    }
  }
}

/// The page objects of a recording: a type for each page, a property for each thing on it.
struct RecordedPages {
  private var pages: [RecordedPage] = []
  /// The names of their types, each once.
  private var names: [RecordedPage: String] = [:]
  private var things: [RecordedPage: [(name: String, query: RecordedQuery)]] = [:]

  init(_ recording: Recording) {
    for entry in recording.entries {
      guard let page = entry.page else { continue }
      if names[page] == nil {
        names[page] = Self.free(page.name, names.values.contains)
        pages.append(page)
      }
      for query in entry.act.queries { add(query, page) }
    }
  }

  private mutating func add(_ query: RecordedQuery, _ page: RecordedPage) {
    let known = things[page, default: []]
    guard !known.contains(where: { $0.query == query }) else { return }
    let name = Self.free(SourceName.property(query.words)) { name in
      known.contains { $0.name == name }
    }
    things[page, default: []].append((name, query))
  }

  /// Returns a free name: `save`, `save2`.
  private static func free(_ wish: String, _ isTaken: (String) -> Bool) -> String {
    var (name, number) = (wish, 1)
    while isTaken(name) {
      number += 1
      name = "\(wish)\(number)"
    }
    return name
  }

  /// Returns the type of a page: `ClearPage`.
  func type(_ page: RecordedPage) -> String { names[page] ?? page.name }
  func isUsed(_ page: RecordedPage) -> Bool { things[page]?.isEmpty == false }

  /// Returns the variable of a page: `clear` for `ClearPage`.
  func variable(_ page: RecordedPage) -> String {
    SourceName.property(type(page).replacing("Page", with: ""))
  }

  /// Returns the expression of a thing: `notes.draft`; nil for a cell.
  func expression(_ target: RecordedTarget, _ page: RecordedPage?) -> String? {
    guard case .thing(let query) = target else { return nil }
    guard let page, let thing = things[page]?.first(where: { $0.query == query })
    else { return "app.element(\(query.source))" }
    return "\(variable(page)).\(thing.name)"
  }

  var source: [String] {
    pages.map { page in
      let properties = things[page, default: []].map { name, query in
        "  var \(name): Locator { app.element(\(query.source)) }"
      }
      let lines =
        [
          "private struct \(type(page)): Page {", "  static let mark = \(page.mark.source)",
          "  let app: Journey",
        ] + (properties.isEmpty ? [] : [""] + properties) + ["}"]
      return lines.joined(separator: "\n")
    }
  }
}

extension RecordedAct {
  /// The things that it names.
  fileprivate var queries: [RecordedQuery] {
    let targets: [RecordedTarget] =
      switch self {
      case .click(let target, _, _), .doubleClick(let target): [target]
      case .scroll(_, _, let target): [target]
      case .drag(let start, let end): [start, end]
      default: []
      }
    return targets.compactMap { target in
      if case .thing(let query) = target { return query }
      return nil
    }
  }
}

/// Names for Swift source, made of words that stand on a screen.
enum SourceName {
  /// Returns a type name: `PetList`; nil if there is no letter in the words.
  static func type(_ words: String) -> String? {
    let parts = parts(words)
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty ? nil : name
  }

  /// Returns a property name: `petList`.
  static func property(_ words: String) -> String {
    guard let type = type(words) else { return "thing" }
    let capitals = type.prefix { $0.isUppercase }.count
    // `OK button` is `okButton`, `URLField` stays readable as `urlField`.
    let lowered = max(1, capitals == type.count ? capitals : capitals - 1)
    let name = type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    return reserved.contains(name) ? name + "Thing" : name
  }

  /// Returns the parts of a name that everybody can type: ASCII letters and digits, at most five
  /// words, a letter first.
  private static func parts(_ words: String) -> [String] {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(5)
    return parts.drop { $0.first?.isLetter != true }.map(String.init)
  }

  /// Members of a page, and words of the language that are likely on a button.
  private static let reserved: Set<String> = [
    "app", "mark", "init", "self", "default", "continue", "return", "import", "open", "repeat",
    "is", "as", "in", "for", "if", "do", "let", "var", "switch", "case", "break", "try", "where",
    "while", "class", "struct", "enum", "func", "true", "false", "nil", "public", "private",
  ]
}
