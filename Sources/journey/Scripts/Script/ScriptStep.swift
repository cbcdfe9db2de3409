/// One step of a script, and where it stands.
public struct ScriptStep: Sendable {
  public let act: ScriptAct
  public let place: ScriptPlace

  static func steps(_ node: ScriptNode) throws(ScriptError) -> [ScriptStep] {
    guard case .list(let nodes) = node.kind else { throw node.error(expected: "a list of steps") }
    var steps: [ScriptStep] = []
    for node in nodes { steps.append(try ScriptStep(node)) }
    return steps
  }

  /// - Parameter node: a map of one key, the verb.
  init(_ node: ScriptNode) throws(ScriptError) {
    place = node.place
    // Verbs that want nothing may stand alone: `- relaunch`.
    if case .text(let verb) = node.kind {
      act = try ScriptVerb(node).act(ScriptNode(.nothing, at: node.place))
      guard ScriptVerb(rawValue: verb) == .relaunch else {
        throw node.error(expected: "a step as “press: Enter”")
      }
      return
    }
    guard case .map(let members) = node.kind else {
      throw node.error(expected: "a step as “press: Enter”")
    }
    guard members.count == 1, let member = members.first else {
      throw ScriptError("a step is one thing to do; this has \(members.count)", at: node.place)
    }
    act = try ScriptVerb(member.key).act(member.value)
  }
}
