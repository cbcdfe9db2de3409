/// A tool of `journey mcp`: a verb of the table (``Verb``), as a model is told of it.
struct MCPTool: Sendable {
  let verb: Verb
  /// The parameters of the verb, and those that only agents have: the session, and the form of the answer.
  let arguments: [VerbParameter]

  var name: String { verb.tool }
  /// True if a call changes nothing in the program.
  var isReading: Bool { verb.isReading }

  private init(_ verb: Verb) {
    self.verb = verb
    let more: [VerbParameter]
    switch verb.name {
    case "launch", "run-journey": more = []
    case "screen": more = [.session, .as]
    case "query", "trace", "close": more = [.session]
    default: more = [.session, .screen]
    }
    arguments = more + verb.parameters
  }

  static let all = (Verb.session + Verb.steps).map(MCPTool.init)

  /// The tool as `tools/list` tells it.
  var description: JSONValue {
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    let members = arguments.map { argument in
      (
        argument.name,
        JSONValue.object(
          argument.type.body(refers: false).filter { $0.0 != "description" }
            + [("description", .string(Self.plain(argument.words)))])
      )
    }
    var schema: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { schema.append(("required", .array(required))) }
    return .object([
      ("name", .string(name)), ("description", .string(Self.plain(verb.summary))),
      ("inputSchema", .object(schema)),
      (
        "annotations",
        .object([("readOnlyHint", .bool(isReading)), ("openWorldHint", .bool(false))])
      ),
    ])
  }

  /// Returns words without the marks of the articles.
  private static func plain(_ words: String) -> String { words.replacing("`", with: "") }

  /// Returns the value of the verb: a map of its parameters.
  func value(_ fields: ScriptFields) -> ScriptNode {
    let given = verb.parameters.compactMap { parameter in
      fields[parameter.name].map { value in
        (key: ScriptNode(.text(parameter.name), at: value.place), value: value)
      }
    }
    return ScriptNode(.map(given), at: fields.node.place)
  }
}

/// The form in which an answer has the screen.
enum MCPForm: String, CaseIterable {
  case changes, text, outline, none

  static let words = "The screen in the answer: changes since the last one, text, outline, or none."
}

extension VerbParameter {
  fileprivate static let session = VerbParameter(
    "session", .text, "The session of the launch.", standard: "the only one")
  fileprivate static let screen = form("screen", "changes; of an expectation, none")
  fileprivate static let `as` = form("as", "text")

  private static func form(_ name: String, _ standard: String) -> VerbParameter {
    VerbParameter(
      name, .choice(MCPForm.allCases.map(\.rawValue)),
      MCPForm.words, standard: standard)
  }
}
