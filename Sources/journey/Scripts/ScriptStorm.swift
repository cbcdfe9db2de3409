import JourneyKit
import PseudoTerminal
import Terminal

/// A storm as a step: random, sensible acts on new programs of the same kind, each in a folder of its own.
public struct ScriptStorm: Sendable {
  let options: StormOptions
  /// The steps with which each of its journeys begins.
  let steps: [ScriptStep]
  /// The acts of a finding, which are done instead of random ones.
  let replay: [StormAct]?

  init(_ fields: ScriptFields) throws(ScriptError) {
    func count(_ key: String) throws(ScriptError) -> Int? {
      try fields.read(key) { node throws(ScriptError) in try node.count() }
    }
    var options = StormOptions(
      seed: UInt64(try count("seed") ?? 1), acts: max(1, try count("acts") ?? 300))
    options.time = try fields.duration("within") ?? .seconds(60)
    if let node = fields["hold"] {
      // One of them may stand alone.
      if case .map = node.kind {
        options.properties = [try StormProperty(node)]
      } else {
        for node in try node.list("properties") {
          options.properties.append(try StormProperty(node))
        }
      }
    }
    if let node = fields["rules"] { options.rules = try StormRule.rules(node) }
    if let node = fields["except"] { options.rules.subtract(try StormRule.rules(node)) }
    self.options = options
    replay = try fields.read("replay") { node throws(ScriptError) in try StormAct.acts(node) }
    steps =
      try fields.read("steps") { node throws(ScriptError) in try ScriptStep.steps(node) } ?? []
  }

  /// Does the storm; the program of the journey itself stays as it is.
  ///
  /// - Throws: ``StormFound`` for the first thing that breaks a rule or a property.
  @MainActor
  func perform(beside app: Journey) async throws {
    guard let stage = ScriptStage.of(app)
    else { throw StageFailure("a storm wants a program that a script has launched") }
    let programs = StormStage(make: stage.another)
    defer { programs.end() }
    var options = options
    let steps = steps
    if !steps.isEmpty { options.begin = { try await ScriptPerformer(app: $0).perform(steps) } }
    if let replay {
      let again = StormReplay(options.properties, begin: options.begin, make: programs.driver)
      if let proof = try await again.firstFault(of: replay) { throw StormFound(proof) }
      return
    }
    let report = try await Storm(options, make: programs.driver).run()
    if let finding = report.findings.first { throw StormFound(finding) }
  }

  /// `a storm of 300 acts, seed 1`
  var words: String {
    replay.map { "\($0.count.counted("act")) of a storm again" }
      ?? "a storm of \(options.acts.counted("act")), seed \(options.seed)"
  }
}

/// Thrown by a storm that has found something: the acts to it, as YAML, and the screen behind them.
struct StormFound: Error, CustomStringConvertible {
  private let fault: String
  private let acts: [StormAct]
  private let screen: Screen

  init(_ finding: StormFinding) {
    fault = "\(finding.fault) (shown again \(finding.proofs) of 3 times)"
    (acts, screen) = (finding.acts, finding.screen)
  }

  init(_ proof: StormReplay.Proof) {
    (fault, acts, screen) = ("\(proof.fault)", proof.acts, proof.screen)
  }

  var description: String {
    let list = acts.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return (["\(fault) after"] + list + ["  the screen then:"] + screen.picture.map { "  " + $0 })
      .joined(separator: "\n")
  }
}

extension StormRule {
  /// Reads names of rules.
  fileprivate static func rules(_ node: ScriptNode) throws(ScriptError) -> Set<StormRule> {
    var rules: Set<StormRule> = []
    for node in try node.list("rules") {
      let names = StormRule.allCases.map(\.rawValue)
      rules.insert(try node.member("a rule", of: names) { StormRule(rawValue: $0) })
    }
    return rules
  }
}

extension StormProperty {
  static let keys = ["always", "never", "after", "eventually", "within", "until", "hold"]

  private static let forms = [
    ["always"], ["never"], ["eventually", "within"], ["after", "eventually", "within"],
    ["after", "hold", "until"],
  ]

  /// Reads `never: text "Traceback"`, or a map of several keys.
  init(_ node: ScriptNode) throws(ScriptError) {
    let fields = try ScriptFields(node, "a property", keys: Self.keys)
    let given = Set(Self.keys.filter { fields[$0] != nil })
    guard Self.forms.contains(where: { given == Set($0) }) else {
      let forms = Self.forms.map { "{ \($0.joined(separator: ", ")) }" }
      throw ScriptError("a property is one of \(forms.joined(separator: ", "))", at: node.place)
    }
    func query(_ key: String) throws(ScriptError) -> Query { try fields.required(key).query() }
    if fields["always"] != nil {
      self = .always(try query("always"))
    } else if fields["never"] != nil {
      self = .never(try query("never"))
    } else if fields["eventually"] == nil {
      self = .after(try query("after"), try query("hold"), until: try query("until"))
    } else {
      let bound = try Self.bound(try fields.required("within"))
      let wanted = try query("eventually")
      self =
        fields["after"] == nil
        ? .eventually(wanted, within: bound)
        : .after(try query("after"), eventually: wanted, within: bound)
    }
  }

  /// Reads `5 acts`, or `2s`.
  private static func bound(_ node: ScriptNode) throws(ScriptError) -> Bound {
    let words = try node.text("5 acts or 2s").split(separator: " ")
    if words.count == 2, words[1].hasPrefix("act"), let count = Int(words[0]) {
      return .acts(count)
    }
    return .seconds(try node.duration() / .seconds(1))
  }
}
