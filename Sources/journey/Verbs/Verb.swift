/// One verb of journeys, in all languages: its name, its parameters, and what it is in Swift.
///
/// YAML, `journey serve` and `journey mcp` decode it with these parameters; the JSON schema, the tools of
/// agents and the tables of the articles are written from them. A verb of steps is done by
/// ``ScriptPerformer``, whatever language it comes from.
struct Verb: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case act, expectation
    /// Steps within a step.
    case control
    /// Questions that only servers have, about one program from outside.
    case session
  }

  let name: String
  let kind: Kind
  /// The words for its value in messages: `a click`.
  let noun: String
  /// The words on what it does, one sentence.
  let summary: String
  /// The call in Swift.
  let swift: String
  /// The parameter that the value is where it is no map; nil for a verb that wants a map, or nothing.
  let main: String?
  let parameters: [VerbParameter]
  /// Values as YAML and `serve` take them, in JSON.
  let examples: [String]

  /// The tool of agents.
  var tool: String {
    switch name {
    case "wait-until": "wait"
    case "close": "end"
    default: name
    }
  }

  /// True if it changes nothing in the program.
  var isReading: Bool {
    kind == .expectation && name != "wait-until" || ["screen", "query", "trace"].contains(name)
  }

  /// True if its name may stand alone as a step: `- relaunch`.
  var standsAlone: Bool {
    kind != .control && !parameters.contains(where: \.isRequired)
      && !["expect-printed", "expect-command", "expect-end"].contains(name)
  }

  var mainParameter: VerbParameter? { parameters.first { $0.name == main } }

  /// All verbs, in the order of the articles.
  static let all = acts + pointer + window + expectations + terminalExpectations + control + session
  /// Those of steps.
  static let steps = all.filter { $0.kind != .session }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static subscript(_ name: String) -> Verb? { byName[name] }

  /// - Parameters:
  ///   - arguments: the first one is the value where it is no map.
  static func with(
    _ name: String, _ kind: Kind, _ noun: String, _ summary: String, swift: String,
    _ arguments: [VerbParameter] = [], isMap: Bool = false, examples: [String]
  ) -> Verb {
    Verb(
      name: name, kind: kind, noun: noun, summary: summary, swift: swift,
      main: isMap ? nil : arguments.first?.name, parameters: arguments, examples: examples)
  }
}

/// A parameter of a verb, or an option of a launch or a journey.
struct VerbParameter: Sendable {
  let name: String
  let type: VerbType
  /// The value where it is not given, in words; empty for none.
  let standard: String
  let summary: String
  let isRequired: Bool

  init(
    _ name: String, _ type: VerbType, _ summary: String, standard: String = "",
    isRequired: Bool = false
  ) {
    (self.name, self.type, self.summary) = (name, type, summary)
    (self.standard, self.isRequired) = (standard, isRequired)
  }

  /// The summary with the value where it is not given.
  var words: String { standard.isEmpty ? summary : "\(summary) Without it: \(standard)." }
}
