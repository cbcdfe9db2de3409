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
      let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScriptError("unknown verb “\(text)”; there are \(all)", at: node.place)
    }
    self = verb
  }

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
    // A verb without parameters takes anything: null, true.
    if keys.isEmpty {
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
    try self.init(node, verb.noun, keys: keys)
  }
}
