import Glibc
import JourneyKit
import PseudoTerminal
import Semantics
import Terminal

/// Values that only journeys know: queries, keys, traits, signals.
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
    } catch { throw ScriptError("no query: \(error)", at: place) }
  }

  /// Names of keys, one behind the other: `Down`, `z m`, `[Down, Enter]`.
  func strokes() throws(ScriptError) -> [KeyStroke] {
    var strokes: [KeyStroke] = []
    for node in try list("a key as Enter, Ctrl-R or a") {
      strokes += try node.value("a key as Enter, Ctrl-R or a") { KeyStroke.sequence(named: $0) }
    }
    return strokes
  }

  func modifiers() throws(ScriptError) -> Modifiers {
    let known: [String: Modifiers] = [
      "shift": .shift, "alt": .alt, "ctrl": .control, "super": .super,
    ]
    var modifiers: Modifiers = []
    for node in try list("modifiers") {
      modifiers.formUnion(try node.value("Shift, Alt, Ctrl or Super") { known[$0.lowercased()] })
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
    guard case .map = kind
    else { return .exited(Int32(clamping: try number("a status or a signal"))) }
    let fields = try ScriptFields(self, "an end", keys: ["signal"])
    return .signaled(try fields.required("signal").signal())
  }

  func signal() throws(ScriptError) -> Int32 {
    try value("a signal as TERM or HUP") { Self.signals[$0] }
  }

  static let signals: [String: Int32] = [
    "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "KILL": SIGKILL, "TERM": SIGTERM,
    "USR1": SIGUSR1, "USR2": SIGUSR2, "WINCH": SIGWINCH, "TSTP": SIGTSTP, "CONT": SIGCONT,
  ]
}

/// The target of the pointer.
public enum ScriptTarget: Hashable, Sendable {
  case thing(Query)
  /// Whatever is there.
  case cell(Point)

  /// Reads a query, or a column and a row from 0 as a list: `[3, 5]`.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .list(let parts) = node.kind else {
      self = .thing(try node.query())
      return
    }
    guard parts.count == 2 else { throw node.error(expected: "[column, row]") }
    self = .cell(Point(x: try parts[0].count(), y: try parts[1].count()))
  }
}

/// The expectation of a step on one thing. Without a count, the thing has to exist.
public struct ScriptExpectation: Sendable {
  public var query: Query
  public var value: String?
  public var label: String?
  public var count: Int?
  public var traits: Traits = []
  public var missingTraits: Traits = []
  /// Words in one of its rows.
  public var words: [String] = []

  static let keys = ["that", "value", "label", "count", "is", "is-not", "shows"]

  /// Reads a query, or a map with more: `{ that: '#pets.name', value: Barsik }`.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .map = node.kind else {
      query = try node.query()
      return
    }
    let fields = try ScriptFields(node, "an expectation", keys: Self.keys)
    query = try fields.required("that").query()
    value = try fields.value("value") { node throws(ScriptError) in try node.text("a text") }
    label = try fields.value("label") { node throws(ScriptError) in try node.text("a text") }
    count = try fields.value("count") { node throws(ScriptError) in try node.count() }
    traits = try fields.value("is") { node throws(ScriptError) in try node.traits() } ?? []
    missingTraits =
      try fields.value("is-not") { node throws(ScriptError) in try node.traits() } ?? []
    words = try fields.value("shows") { node throws(ScriptError) in try node.words("words") } ?? []
  }
}
