import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import Toolkit

/// What only journeys know: queries, keys, traits, signals.
extension ScriptNode {
  func query() throws(ScriptError) -> Query {
    if case .nothing = kind {
      throw ScriptError(
        "expected a query, found nothing; in YAML a # begins a comment, so '#name' wants quotes",
        at: place)
    }
    let text = try text("a query as text \"Hello\" or button \"Save\"")
    do {
      return try Query(parsing: text)
    } catch {
      throw ScriptError("no query: \(error)", at: place)
    }
  }

  /// Names of keys, one behind the other: `Down`, `z m`, `[Down, Enter]`.
  func strokes() throws(ScriptError) -> [KeyStroke] {
    var strokes: [KeyStroke] = []
    for node in try list("a key as Enter, Ctrl-R or a") {
      strokes += try node.value("a key as Enter, Ctrl-R or a") {
        KeyStroke.sequence(named: $0)
      }
    }
    return strokes
  }

  func modifiers() throws(ScriptError) -> Modifiers {
    let known: [String: Modifiers] = [
      "shift": .shift, "alt": .alt, "ctrl": .control, "super": .super,
    ]
    var modifiers: Modifiers = []
    for node in try list("modifiers") {
      modifiers.formUnion(
        try node.value("Shift, Alt, Ctrl or Super") { known[$0.lowercased()] })
    }
    return modifiers
  }

  func button() throws(ScriptError) -> MouseButton {
    let known: [String: MouseButton] = ["left": .left, "middle": .middle, "right": .right]
    return try value("left, middle or right") { known[$0] }
  }

  func traits() throws(ScriptError) -> Traits {
    var traits: Traits = []
    for node in try list("traits as focused or [checked, disabled]") {
      traits.formUnion(
        try node.value("a trait as focused") { text in
          let trait = Traits(words: [text])
          return trait.isEmpty ? nil : trait
        })
    }
    return traits
  }

  /// `0`, or `{ signal: TERM }`.
  func exitStatus() throws(ScriptError) -> ExitStatus {
    guard case .map = kind else {
      return .exited(Int32(clamping: try number("a status or a signal")))
    }
    let fields = try ScriptFields(self, "an end", keys: ["signal"])
    return .signaled(try fields.required("signal").signal())
  }

  func signal() throws(ScriptError) -> Int32 {
    try value("a signal as TERM or HUP") { Self.signals[$0] }
  }
}
