/// The JSON schema of journeys for editors, as the table of verbs and options says it.
enum VerbSchema {
  static var json: JSONValue {
    let options = ScriptOption.all.map { option in
      (
        option.name,
        JSONValue.object(
          option.parameter.type.reference + [
            ("description", .string(plain(option.parameter.words))),
            ("examples", .array([.raw(option.example)])),
          ])
      )
    }
    let required = ScriptOption.all.filter(\.parameter.isRequired).map { JSONValue.string($0.name) }
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A journey: a program, and what a user does there")),
      ("type", .string("object")), ("properties", .object(options)),
      ("required", .array(required)), ("additionalProperties", .bool(false)),
      ("$defs", .object(definitions + [("step", step)])),
    ])
  }

  private static var definitions: [(String, JSONValue)] {
    VerbType.defined.compactMap { type in
      type.definition.map { ($0, .object(type.body(refers: true))) }
    }
  }

  /// A step: the name of a verb that wants nothing, or a map of one verb.
  private static var step: JSONValue {
    let alone = Verb.steps.filter(\.standsAlone)
    let verbs = JSONValue.object([
      ("type", .string("object")), ("minProperties", .int(1)), ("maxProperties", .int(1)),
      ("additionalProperties", .bool(false)),
      ("properties", .object(Verb.steps.map { ($0.name, value(of: $0)) })),
    ])
    let names = JSONValue.object([("enum", .array(alone.map { .string($0.name) }))])
    return .object([("anyOf", .array([names, verbs]))])
  }

  private static func value(of verb: Verb) -> JSONValue {
    let about: [(String, JSONValue)] = [
      ("description", .string(plain(verb.summary))),
      ("examples", .array(verb.examples.map { .raw($0) })),
    ]
    guard !verb.parameters.isEmpty
    else { return .object([("type", .string("null"))] + about) }
    var map = VerbType.map(
      verb.parameters.map { parameter in
        (
          parameter.name,
          .object(
            parameter.type.reference + [("description", .string(plain(parameter.words)))])
        )
      }, required: verb.parameters.filter(\.isRequired).map(\.name))
    if verb.name == "scroll" { map += [("minProperties", .int(2)), ("maxProperties", .int(2))] }
    if verb.name == "drag" { map.append(("anyOf", .array(wholeDrags))) }
    if ["expect-end", "expect-printed", "expect-command"].contains(verb.name) {
      map.append(("minProperties", .int(1)))
    }
    guard let main = verb.mainParameter else { return .object(map + about) }
    let nothing = !verb.standsAlone ? [] : [JSONValue.object([("type", .string("null"))])]
    let choices = [main.type.schema(refers: true)] + nothing + [.object(map)]
    return .object([("anyOf", .array(choices))] + about)
  }

  private static let wholeDrags = [["from", "to"], ["along"]].map { names in
    JSONValue.object([("required", .array(names.map { .string($0) }))])
  }

  /// Returns words without the marks of the articles.
  private static func plain(_ words: String) -> String { words.replacing("`", with: "") }
}

extension VerbType {
  /// The schema where it is used, so that a description may stand beside it.
  fileprivate var reference: [(String, JSONValue)] {
    guard let definition else { return body(refers: true) }
    return [("$ref", .string("#/$defs/\(definition)"))]
  }
}
