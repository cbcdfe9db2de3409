import JourneyKit
import PseudoTerminal
import Terminal

/// The verbs of steps; those of requests are the same.
public enum ScriptVerb: String, CaseIterable, Sendable {
  case press, type, paste, click
  case doubleClick = "double-click"
  case hover, drag, scroll, focus, resize, advance, signal, relaunch, expect
  case expectNot = "expect-not"
  case expectEnd = "expect-end"
  case snapshot
  case waitUntil = "wait-until"
  case step

  init(_ node: ScriptNode) throws(ScriptError) {
    let text = try node.text("a verb")
    guard let verb = ScriptVerb(rawValue: text) else {
      let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScriptError("unknown verb “\(text)”; there are \(all)", at: node.place)
    }
    self = verb
  }

  func act(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    switch self {
    case .press: .press(try node.strokes())
    case .type: .type(try node.text("a text to type"))
    case .paste: .paste(try node.text("a text to paste"))
    case .click: try Self.click(node)
    case .doubleClick: .doubleClick(try node.query())
    case .hover: .hover(try ScriptTarget(node))
    case .drag: try Self.drag(node)
    case .scroll: try Self.scroll(node)
    case .focus: .focus(try node.flag())
    case .resize: .resize(try node.size())
    case .advance: .advance(try node.duration())
    case .signal: .signal(try node.signal())
    case .relaunch: .relaunch
    case .expect: .expect(try ScriptExpectation(node))
    case .expectNot: .expectNot(try node.query())
    case .expectEnd: .expectEnd(try node.exitStatus())
    case .snapshot: try Self.snapshot(node)
    case .waitUntil: try Self.waitUntil(node)
    case .step: try Self.group(node)
    }
  }

  private static func click(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    guard case .map = node.kind else { return .click(try ScriptTarget(node), .left, []) }
    let fields = try ScriptFields(node, "a click", keys: ["on", "button", "with"])
    return .click(
      try ScriptTarget(try fields.required("on")),
      try fields.value("button") { node throws(ScriptError) in try node.button() } ?? .left,
      try fields.value("with") { node throws(ScriptError) in try node.modifiers() } ?? [])
  }

  private static func drag(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    let fields = try ScriptFields(node, "a drag", keys: ["from", "to"])
    let start = try ScriptTarget(try fields.required("from"))
    let end = try ScriptTarget(try fields.required("to"))
    switch (start, end) {
    case (.thing, .thing), (.cell, .cell): return .drag(from: start, to: end)
    default:
      throw ScriptError("drag from a thing to a thing, or from a cell to a cell", at: node.place)
    }
  }

  private static func scroll(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    let directions: [(String, WheelDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let fields = try ScriptFields(node, "a scroll", keys: directions.map(\.0) + ["over"])
    let given = directions.filter { fields[$0.0] != nil }
    guard given.count == 1, let (name, direction) = given.first
    else { throw ScriptError("scroll in one direction: up, down, left or right", at: node.place) }
    return .scroll(
      direction, try fields.required(name).count(), over: try fields.required("over").query())
  }

  /// `Less/Start state`.
  private static func snapshot(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    let what = "a snapshot as App/Screen state"
    let text = try node.text(what)
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].split(separator: "/").count == 2
    else { throw node.error(expected: what) }
    return .snapshot(screen: parts[0], state: parts[1])
  }

  private static func waitUntil(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    guard case .map = node.kind else { return .waitUntil(try node.query(), within: .seconds(10)) }
    let fields = try ScriptFields(node, "a wait", keys: ["that", "within"])
    return .waitUntil(
      try fields.required("that").query(),
      within: try fields.value("within") { node throws(ScriptError) in try node.duration() }
        ?? .seconds(10))
  }

  private static func group(_ node: ScriptNode) throws(ScriptError) -> ScriptAct {
    let fields = try ScriptFields(node, "a step", keys: ["name", "steps"])
    return .group(
      try fields.required("name").text("a name"),
      try ScriptStep.steps(try fields.required("steps")))
  }
}

/// The action of a step.
public indirect enum ScriptAct: Sendable {
  case press([KeyStroke])
  case type(String)
  case paste(String)
  case click(ScriptTarget, MouseButton, Modifiers)
  case doubleClick(Query)
  case hover(ScriptTarget)
  case drag(from: ScriptTarget, to: ScriptTarget)
  case scroll(WheelDirection, Int, over: Query)
  case focus(Bool)
  case resize(Size)
  case advance(Duration)
  case signal(Int32)
  case relaunch
  case expect(ScriptExpectation)
  case expectNot(Query)
  case expectEnd(ExitStatus)
  case snapshot(screen: String, state: String)
  case waitUntil(Query, within: Duration)
  case group(String, [ScriptStep])
}
