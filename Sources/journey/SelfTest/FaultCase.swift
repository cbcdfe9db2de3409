import FoundationEssentials
import PseudoTerminal
import Terminal

/// A program with a habit that makes tests of it flaky, and claims on it.
///
/// A YAML document gives several programs the same claims:
///
/// ```yaml
/// programs:
///   draws at once: [my-programs, fast]
///   draws in two pieces: [my-programs, tear]
/// claims:
///   - truth: the key is seen when its act is done
///     steps: [{ press: x }, { expect: 'text "count 1"' }]
///   - lie: the screen of before is still there
///     saying: nothing on the screen matches
///     steps: [{ press: x }, { expect: 'text "count 0"' }]
/// ```
///
/// `counts: 2` says of the programs of a document that each key adds one to `count N`, which stands on the
/// screen so often: acts are counted with them (``ActTable``). A program that draws a key later says when:
/// `{ run: [my-programs, debounce], delay: 50ms }`.
struct FaultCase {
  /// The habit: `draws in two pieces`.
  var name: String
  var program: ScriptProgram
  /// The time from a key to its screen that is the program's own.
  var delay = Duration.zero
  /// The number of times that `count N` stands on the screen; nil for a program that counts no keys.
  var counts: Int?
  /// A command that succeeds where the program can run; empty for none.
  var needs: [String] = []
  var deadline = Duration.seconds(20)
  var claims: [FaultClaim] = []

  private static let keys = ["programs", "needs", "size", "deadline", "counts", "claims"]

  /// Reads a list of cases, one or more in each document.
  ///
  /// - Throws: ``ScriptError`` at the first mistake.
  static func cases(yaml: String, file: String) throws(ScriptError) -> [FaultCase] {
    var cases: [FaultCase] = []
    for document in try ScriptNode.documents(yaml: yaml, file: file) {
      cases += try Self.cases(document)
    }
    return cases
  }

  private static func cases(_ document: ScriptNode) throws(ScriptError) -> [FaultCase] {
    let fields = try ScriptFields(document, "a list of claims", keys: keys)
    let programs = try fields.required("programs")
    guard case .map(let members) = programs.kind
    else { throw programs.error(expected: "habits and programs") }
    let size = try fields.value("size") { node throws(ScriptError) in try node.size() }
    let deadline = try fields.value("deadline") { node throws(ScriptError) in try node.duration() }
    let needs = try fields.value("needs") { node throws(ScriptError) in
      try node.words("a command")
    }
    let counts = try fields.value("counts") { node throws(ScriptError) in try node.count() }
    let claims = try FaultClaim.claims(
      fields["claims"] ?? ScriptNode(.list([]), at: programs.place))
    var cases: [FaultCase] = []
    for member in members {
      var fault = try FaultCase(member.value, name: try member.key.text("a habit"))
      fault.program.size = size ?? fault.program.size
      fault.deadline = deadline ?? fault.deadline
      (fault.needs, fault.counts, fault.claims) = (needs ?? [], counts, claims)
      cases.append(fault)
    }
    return cases
  }

  /// - Parameter node: a program and its arguments, or a map of these and its times.
  private init(_ node: ScriptNode, name: String) throws(ScriptError) {
    self.name = name
    var words = node
    var patience: Duration?
    if case .map = node.kind {
      let fields = try ScriptFields(node, "a program", keys: ["run", "delay", "patience"])
      words = try fields.required("run")
      delay = try fields.value("delay") { node throws(ScriptError) in try node.duration() } ?? .zero
      patience = try fields.value("patience") { node throws(ScriptError) in try node.duration() }
    }
    let command = try words.words("a program and its arguments")
    program = ScriptProgram(
      executable: command.first ?? "", arguments: Array(command.dropFirst()), size: Size(60, 12))
    program.patience = patience
  }

  /// The reason that the program cannot run on this machine; nil where it can.
  var obstacle: String? {
    for name in [program.executable] + needs.prefix(1) where ProgramStage.path(of: name) == nil {
      return "there is no \(name)"
    }
    guard let check = needs.first, PlainProgram(needs, hidesErrors: true).output() == nil
    else { return nil }
    return "\(check) lacks something: \(needs.dropFirst().joined(separator: " "))"
  }
}

/// A claim of a journey on a program.
struct FaultClaim: Sendable {
  enum Kind: Hashable {
    /// The journey has to pass; where it is red, that is a false failure.
    case truth
    /// The journey has to be red, and to say these words; where it passes, that is a false pass.
    case lie(saying: String)
  }

  var words: String
  var kind: Kind
  /// The acts and expectations after the start.
  var steps: [ScriptStep]

  private init(_ node: ScriptNode) throws(ScriptError) {
    let fields = try ScriptFields(node, "a claim", keys: ["truth", "lie", "saying", "steps"])
    steps =
      try fields.value("steps") { node throws(ScriptError) in try ScriptStep.steps(node) } ?? []
    if let truth = fields["truth"] {
      (words, kind) = (try truth.text("a claim"), .truth)
    } else {
      words = try fields.required("lie").text("a claim")
      kind = .lie(saying: try fields.required("saying").text("words of a failure"))
    }
  }

  static func claims(_ node: ScriptNode) throws(ScriptError) -> [FaultClaim] {
    var claims: [FaultClaim] = []
    for node in try node.list("claims") { claims.append(try FaultClaim(node)) }
    return claims
  }
}
