import JourneyKit
import PseudoTerminal
import Terminal

/// The verbs of steps, which stand in ``Verb`` with their parameters; those of requests and of agents
/// are the same.
public enum ScriptVerb: String, CaseIterable, Sendable {
  case press, type, paste
  case keyDown = "key-down"
  case keyUp = "key-up"
  case hold
  case sendBytes = "send-bytes"
  case click
  case doubleClick = "double-click"
  case tripleClick = "triple-click"
  case hover, drag, scroll
  case holdButton = "hold-button"
  case drop, focus, resize, advance, signal
  case hangUp = "hang-up"
  case relaunch, attach, storm, expect
  case expectNot = "expect-not"
  case expectScreen = "expect-screen"
  case expectOutline = "expect-outline"
  case snapshot
  case waitUntil = "wait-until"
  case expectEnd = "expect-end"
  case expectCursor = "expect-cursor"
  case expectTitle = "expect-title"
  case expectBells = "expect-bells"
  case expectClipboard = "expect-clipboard"
  case expectNotifications = "expect-notifications"
  case expectProgress = "expect-progress"
  case expectScrollback = "expect-scrollback"
  case expectPrinted = "expect-printed"
  case expectFile = "expect-file"
  case expectPrompt = "expect-prompt"
  case expectCommand = "expect-command"
  case expectFolder = "expect-folder"
  case step, softly, eventually
  case expectFailure = "expect-failure"
  case when
  case `in`
  case include

  init(_ node: ScriptNode) throws(ScriptError) {
    let text = try node.text("a verb")
    guard let verb = ScriptVerb(rawValue: text) else {
      throw ScriptError("unknown verb “\(text)”; \(Self.advice(text))", at: node.place)
    }
    self = verb
  }

  private static func advice(_ text: String) -> String {
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    if first != text, Self(rawValue: first) != nil {
      return "did you mean “\(first):\(text.dropFirst(first.count))”?"
    }
    if ["sleep", "pause", "delay", "wait", "wait-for"].contains(text.lowercased()) {
      return "acts wait by themselves; for what comes later there is “wait-until”"
    }
    if ScriptOption.all.contains(where: { $0.name == text }) {
      return "it is an option, and stands beside “steps”"
    }
    let names = allCases.map(\.rawValue)
    if let name = others[text.lowercased()] ?? NearestName.of(text, among: names) {
      return "did you mean “\(name)”?"
    }
    return "`journey verbs` lists them"
  }

  /// Verbs of other tools.
  private static let others = [
    "key": "press", "keys": "press", "send-keys": "press", "send": "type", "write": "type",
    "enter": "type", "input": "type", "assert": "expect", "see": "expect", "check": "expect",
    "exit": "expect-end", "quit": "expect-end", "end": "expect-end", "run": "include",
  ]

  /// True if a name may stand alone as a step: `- relaunch`.
  var standsAlone: Bool { Verb[rawValue]?.standsAlone == true }

  /// Decodes its value: a map of its parameters, or the first of them alone.
  func act(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    guard let verb = Verb[rawValue]
    else { throw ScriptError("“\(rawValue)” is not in the table of verbs", at: node.place) }
    let fields = try ScriptFields(value: node, of: verb)
    return switch self {
    case .press, .type, .paste, .keyDown, .keyUp, .hold, .sendBytes: try keys(fields)
    case .click, .doubleClick, .tripleClick, .hover, .drag, .scroll, .holdButton, .drop:
      try pointer(fields)
    case .focus, .resize, .advance, .signal, .hangUp, .relaunch, .attach: try window(fields)
    case .step, .softly, .eventually, .expectFailure, .when, .in, .include:
      try control(fields)
    case .storm: .storm(try ScriptStorm(fields))
    case .waitUntil:
      .waitUntil(
        try fields.required("that").query(), within: try fields.duration("within") ?? .seconds(10))
    default: .check(try check(fields))
    }
  }
}

extension ScriptFields {
  /// Takes the parameters of a verb.
  ///
  /// - Parameter node: a map of them, or the value of the first.
  init(value node: ScriptNode, of verb: Verb) throws(ScriptError) {
    let keys = verb.parameters.map(\.name)
    if keys.isEmpty {
      // Questions of servers take anything.
      guard verb.kind == .session || node.isNothing else {
        throw ScriptError("“\(verb.name)” takes no value, found \(node.words)", at: node.place)
      }
      self.init(node, [:])
      return
    }
    if let main = verb.main {
      if case .map = node.kind {
      } else {
        if case .nothing = node.kind, verb.mainParameter?.isRequired == false {
          self.init(node, [:])
          return
        }
        self.init(node, [main: node])
        return
      }
    }
    guard case .map = node.kind
    else { throw node.error(expected: "\(verb.noun) as \(verb.examples.first ?? "a map")") }
    try self.init(node, verb.noun, keys: keys)
  }
}

extension ScriptNode {
  /// True for the value of a verb that has none: nothing, `true`, an empty map.
  fileprivate var isNothing: Bool {
    switch kind {
    case .nothing: true
    case .text(let text): text == "true"
    case .map(let members): members.isEmpty
    case .list: false
    }
  }
}
