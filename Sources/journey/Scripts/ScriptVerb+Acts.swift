import JourneyKit
import Terminal

/// The values of acts.
extension ScriptVerb {
  /// The most repeats of a key, and steps of the wheel.
  private static let most = 10_000

  func keys(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    switch self {
    case .press: return .press(try fields.required("keys").strokes())
    case .type: return .type(try fields.required("text").text("a text to type"))
    case .paste:
      let form: PasteForm? = try fields.choice("as", ["bracketed": .bracketed, "typed": .typed])
      return .paste(try fields.required("text").text("a text to paste"), form ?? .bracketed)
    case .keyDown: return .keyDown(try fields.required("key").stroke())
    case .keyUp: return .keyUp(try fields.required("key").stroke())
    case .hold:
      let repeats = try fields.read("repeats") { node throws(ScriptError) in
        try node.count(most: Self.most)
      }
      return .hold(try fields.required("key").stroke(), repeats: repeats ?? 1)
    default: return .sendBytes(try fields.required("bytes").bytes())
    }
  }

  func pointer(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    switch self {
    case .click:
      return .click(
        try ScriptTarget(try fields.required("on")),
        try fields.choice("button", ["left": .left, "middle": .middle, "right": .right]) ?? .left,
        try fields.read("with") { node throws(ScriptError) in try node.modifiers() } ?? [])
    case .doubleClick: return .doubleClick(try fields.required("on").query())
    case .tripleClick: return .tripleClick(try fields.required("on").query())
    case .hover: return .hover(try ScriptTarget(try fields.required("on")))
    case .drag: return try Self.drag(fields)
    case .scroll: return try Self.scroll(fields)
    case .holdButton: return .holdButton(try fields.required("along").cells())
    default: return .drop(try fields.required("at").cell())
    }
  }

  private static func drag(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    if let along = fields["along"] {
      guard fields["from"] == nil, fields["to"] == nil else {
        throw ScriptError("drag “along” cells, or “from” and “to”", at: fields.node.place)
      }
      return .dragAlong(try along.cells())
    }
    let start = try ScriptTarget(try fields.required("from"))
    let end = try ScriptTarget(try fields.required("to"))
    switch (start, end) {
    case (.thing, .thing), (.cell, .cell): return .drag(from: start, to: end)
    default:
      throw ScriptError(
        "drag from a thing to a thing, or from a cell to a cell", at: fields.node.place)
    }
  }

  private static func scroll(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    let directions: [(String, WheelDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let given = directions.filter { fields[$0.0] != nil }
    guard given.count == 1, let (name, direction) = given.first else {
      throw ScriptError(
        "scroll in one direction: up, down, left or right", at: fields.node.place)
    }
    return .scroll(
      direction, try fields.required(name).count(most: most),
      over: try ScriptTarget(try fields.required("over")))
  }

  func window(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    switch self {
    case .focus: .focus(try fields.required("focused").flag())
    case .resize: .resize(try fields.required("size").size())
    case .advance: .advance(try fields.required("by").duration())
    case .signal: .signal(try fields.required("name").signal())
    case .hangUp: .hangUp
    case .relaunch: .relaunch
    default:
      .attach(
        try fields.required("name").text("a name"),
        text: try fields.read("text") { node throws(ScriptError) in try node.text("a text") })
    }
  }

  func control(_ fields: ScriptFields) throws(ScriptError) -> ScriptAct {
    switch self {
    case .step:
      return .group(
        try fields.required("name").text("a name"),
        try ScriptStep.steps(try fields.required("steps")))
    case .softly: return .softly(try Self.checks(try fields.required("steps")))
    case .eventually:
      return .eventually(
        try Self.checks(try fields.required("steps")),
        within: try fields.duration("within") ?? .seconds(10))
    case .expectFailure:
      return .expectFailure(
        try fields.required("because").text("a reason"),
        saying: try fields.read("saying") { node throws(ScriptError) in try node.pattern() },
        try ScriptStep.steps(try fields.required("steps")))
    case .when:
      let others = try fields.read("else") { node throws(ScriptError) in
        try ScriptStep.steps(node)
      }
      return .when(
        try ScriptCondition(try fields.required("all")),
        try ScriptStep.steps(try fields.required("steps")), otherwise: others ?? [])
    case .in:
      return .inProgram(
        try fields.required("program").text("the name of a program"),
        try ScriptStep.steps(try fields.required("steps")))
    default: return try ScriptFragment(fields).act
    }
  }

  /// Reads steps that only look: what has acts in it cannot be done again at each change.
  private static func checks(_ node: ScriptNode) throws(ScriptError) -> [ScriptStep] {
    let steps = try ScriptStep.steps(node)
    for step in steps {
      if case .check = step.act { continue }
      if case .softly = step.act { continue }
      throw ScriptError("only expectations stand here, and no acts", at: step.place)
    }
    return steps
  }
}
