import PseudoTerminal
import Terminal

/// A recording as a journey in YAML, for `journey run`.
public struct YAMLRecording {
  private let recording: Recording
  private let program: [String]
  private let size: Size

  /// - Parameter program: with its arguments.
  public init(_ recording: Recording, program: [String], size: Size) {
    (self.recording, self.program, self.size) = (recording, program, size)
  }

  public var text: String {
    let words = program.map(Self.quoted).joined(separator: ", ")
    let head = ["program: [\(words)]", "size: \(size.columns)x\(size.rows)", "steps:"]
    let steps = recording.entries.flatMap { entry in self.steps(entry.act).map { "  - " + $0 } }
    return (head + (steps.isEmpty ? ["  []"] : steps)).joined(separator: "\n") + "\n"
  }

  private func steps(_ act: RecordedAct) -> [String] {
    switch act {
    case .press(let strokes):
      return ["press: [\(strokes.map { Self.quoted("\($0)") }.joined(separator: ", "))]"]
    case .type(let text): return ["type: \(Self.quoted(text))"]
    case .paste(let text): return ["paste: \(Self.quoted(text))"]
    case .click(let target, .left, []): return ["click: \(Self.words(target))"]
    case .click(let target, let button, let modifiers):
      let with = Self.names(modifiers).joined(separator: ", ")
      return ["click: { on: \(Self.words(target)), button: \(button), with: [\(with)] }"]
    case .doubleClick(.thing(let query)): return ["double-click: \(Self.words(.thing(query)))"]
    case .doubleClick(let cell): return Array(repeating: "click: \(Self.words(cell))", count: 2)
    case .drag(let start, let end):
      return ["drag: { from: \(Self.words(start)), to: \(Self.words(end)) }"]
    case .scroll(let direction, let steps, .thing(let query)):
      return ["scroll: { \(direction): \(steps), over: \(Self.words(.thing(query))) }"]
    case .scroll: return []
    case .resize(let size): return ["resize: \(size.columns)x\(size.rows)"]
    case .expectText(let words): return ["expect: \(Self.words(.thing(.text(words))))"]
    case .snapshot(let state):
      return ["snapshot: \(Self.quoted("\(recording.name)/Recorded \(state)"))"]
    case .ended(.exited(let code)): return ["expect-end: \(code)"]
    case .ended(.signaled(let number)): return ["# ended by signal \(number)"]
    }
  }

  private static func words(_ target: RecordedTarget) -> String {
    switch target {
    case .thing(let query): quoted("\(query.query)")
    case .cell(let point): "[\(point.x), \(point.y)]"
    }
  }

  private static func names(_ modifiers: Modifiers) -> [String] {
    let all: [(Modifiers, String)] = [
      (.shift, "Shift"), (.alt, "Alt"), (.control, "Ctrl"), (.super, "Super"),
    ]
    return all.filter { modifiers.contains($0.0) }.map(\.1)
  }

  /// Returns the text in quotes that are valid YAML for any text of one line.
  private static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      // `\u{1B}` of Swift is `\u001B` in YAML.
      return text.sourceLiteral.replacing(#/\\u\{([0-9A-F]+)\}/#) { match in
        "\\u" + String(repeating: "0", count: 4 - match.1.count) + match.1
      }
    }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}
