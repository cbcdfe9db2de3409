import JourneyKit

/// One step of a script, and where it stands.
public struct ScriptStep: Sendable {
  public let act: ScriptAct
  public let place: ScriptPlace

  init(_ act: ScriptAct, at place: ScriptPlace) { (self.act, self.place) = (act, place) }

  /// False for a group with nothing in it.
  var doesSomething: Bool {
    act.steps.map { $0.contains(where: \.doesSomething) } ?? true
  }

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
    if case .text = node.kind {
      let verb = try ScriptVerb(node)
      act = try verb.act(ScriptNode(.nothing, at: node.place))
      guard verb.standsAlone else { throw node.error(expected: "a step as “press: Enter”") }
      return
    }
    guard case .map(let members) = node.kind
    else { throw node.error(expected: "a step as “press: Enter”") }
    guard members.count == 1, let member = members.first else {
      throw ScriptError(
        "a step is one thing to do; this has \(members.count)\(Self.advice(members))",
        at: node.place)
    }
    act = try ScriptVerb(member.key).act(member.value)
  }

  /// Words on a step of several keys: parameters that are not indented, or a step without its “- ”.
  private static func advice(_ members: [(key: ScriptNode, value: ScriptNode)]) -> String {
    let names = members.map(\.key.words)
    guard case .text(let name)? = members.first?.key.kind, let verb = Verb[name] else { return "" }
    let parameters = Set(verb.parameters.map { "“\($0.name)”" })
    if case .nothing? = members.first?.value.kind, parameters.isSuperset(of: names.dropFirst()) {
      return "; indent \(names.dropFirst().joined(separator: ", ")) below “\(name)”"
    }
    return "; each begins with “- ”"
  }

  // MARK: Programs
  /// Looks for programs that `programs` does not name.
  func check(programs: [String]) throws(ScriptError) {
    if case .inProgram(let name, _) = act, !programs.contains(name) {
      throw ScriptError(Self.missing(name, among: programs), at: place)
    }
    var steps = act.steps ?? []
    if case .storm(let storm) = act { steps = storm.steps }
    for step in steps { try step.check(programs: programs) }
  }

  /// `there is no program “sever”; did you mean “server”?`
  static func missing(_ name: String, among programs: [String]) -> String {
    let advice =
      programs.isEmpty ? "“programs” names none" : NearestName.advice(name, among: programs)
    return "there is no program “\(name)”; \(advice)"
  }
}
