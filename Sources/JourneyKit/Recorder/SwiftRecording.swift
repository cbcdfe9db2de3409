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
    self.recording = recording
    self.driver = driver
    self.command = command
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
      guard let thing = thing(target) else {
        return ["try await app.click(at: \(Self.point(target))\(more))"]
      }
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
    case .resize(let size):
      return ["try await app.resize(to: Size(\(size.columns), \(size.rows)))"]
    case .expectText(let words): return ["try app.expectText(\(words.sourceLiteral))"]
    case .snapshot(let state):
      return [
        "try app.expectSnapshot(\"\(recording.name)/Recorded\", state: \(state.sourceLiteral))"
      ]
    case .ended(.exited(let code)):
      return ["try app.expectEnded(.exited(\(code)))"]
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
  /// It has no name of its own among the constants.
  fileprivate var isRare: Bool {
    switch key {
    case .function, .insert: true
    default: false
    }
  }
}
