import JourneyKit

/// The type of a parameter, with its unit.
enum VerbType: Sendable, Hashable {
  case text, pattern, number, integer, flag, size, time, signal
  /// Keys by their names.
  case key, keys
  /// A thing; a thing or a cell; cells, columns and rows from 0.
  case query, target, cell, cells
  /// Column, row, width, height.
  case frame
  case words, lines, texts, traits, modifiers, style, bytes
  case status
  case choice([String])
  case anyOf([VerbType])
  case steps
  /// Statements over time, and rules, of a storm.
  case properties, rules
  /// The exact acts of a storm.
  case stormActs
  // Of options
  case program, snapshotName, actLimit, files, programs, commands, masks, matrix, rows, journey

  /// The name in `$defs` of the schema; nil for a type that stands where it is used.
  var definition: String? {
    switch self {
    case .choice, .anyOf, .flag, .integer, .number: nil
    case .lines: "words"
    default: "\(self)"
    }
  }

  /// All that have a definition.
  static let defined: [VerbType] = [
    .text, .pattern, .size, .time, .signal, .key, .keys, .query, .target, .cell, .cells, .frame,
    .program, .snapshotName, .words, .texts, .traits, .modifiers, .style, .bytes, .status, .steps,
    .properties, .rules, .stormActs,
    .actLimit, .files,
    .programs, .commands, .masks, .matrix, .rows, .journey,
  ]

  /// The value in words, for tables.
  var words: String {
    switch self {
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .anyOf(let types): types.map(\.words).joined(separator: ", or ")
    default: Self.names[self] ?? "\(self)"
    }
  }

  private static let names: [VerbType: String] = [
    .text: "text", .pattern: "text, or `/regex/`", .number: "number from 0", .integer: "number",
    .flag: "`true` or `false`", .size: "columns x rows: `80x24`",
    .time: "`2s`, `500ms`, `1m`, `1h`",
    .signal: "`TERM`, `HUP` …", .key: "key", .keys: "keys", .query: "query",
    .target: "query or cell", .cell: "cell `[column, row]`", .cells: "cells",
    .words: "text or list",
    .frame: "`[column, row, width, height]`", .lines: "lines", .texts: "map of texts",
    .program: "text or list", .snapshotName: "`App/Screen state`", .traits: "traits",
    .modifiers: "`Shift`, `Alt`, `Ctrl`, `Super`", .style: "style",
    .bytes: "bytes in hex", .status: "number, or `{ signal: TERM }`", .steps: "steps",
    .actLimit: "time, or `{ after: …, then: guess }`", .files: "map of contents",
    .programs: "map of programs", .commands: "commands of a shell", .masks: "masks",
    .matrix: "axes and values", .properties: "properties", .rules: "rules", .rows: "rows",
    .stormActs: "acts of a storm",
    .journey: "journey, or a path",
  ]
}

// MARK: Schema
extension VerbType {
  /// The JSON schema of a value.
  ///
  /// - Parameter refers: true where definitions may be named; agents get each schema whole.
  func schema(refers: Bool) -> JSONValue {
    if refers, let definition { return .object([("$ref", .string("#/$defs/\(definition)"))]) }
    return .object(body(refers: refers))
  }

  /// The schema of the definition itself.
  func body(refers: Bool) -> [(String, JSONValue)] {
    func part(_ type: VerbType) -> JSONValue { type.schema(refers: refers) }
    switch self {
    case .anyOf(let types): return [("anyOf", .array(types.map(part)))]
    case .choice(let words): return Self.oneOf(words)
    case .keys: return Self.oneOrMore(part(.key))
    case .cells: return [Self.type("array"), ("items", part(.cell)), ("minItems", .int(1))]
    case .target: return [("anyOf", .array([part(.query), part(.cell)]))]
    case .words, .lines, .commands: return Self.oneOrMore(part(.text))
    case .traits: return Self.oneOrMore(.object(Self.oneOf(Self.traitNames)))
    case .modifiers:
      return Self.oneOrMore(.object(Self.oneOf(["Shift", "Alt", "Ctrl", "Super"])))
    case .texts: return [Self.type("object"), ("additionalProperties", part(.text))]
    case .status:
      let signal = Self.map([("signal", part(.signal))], required: ["signal"])
      return [("anyOf", .array([.object([Self.type("integer")]), .object(signal)]))]
    case .steps:
      let step: JSONValue =
        refers
        ? .object([("$ref", .string("#/$defs/step"))])
        : .object([Self.type("object"), ("minProperties", .int(1)), ("maxProperties", .int(1))])
      let items =
        refers ? step : .object([("anyOf", .array([step, .object([Self.type("string")])]))])
      return [Self.type("array"), ("items", items)]
    default: return simpleBody ?? optionBody(part)
    }
  }

  /// Types that have no others within.
  private var simpleBody: [(String, JSONValue)]? {
    func about(_ words: String) -> (String, JSONValue) { ("description", .string(words)) }
    func matching(_ pattern: String) -> [(String, JSONValue)] {
      [Self.type("string"), ("pattern", .string(pattern))]
    }
    switch self {
    case .text, .pattern:
      let types = ["string", "number", "boolean"].map { JSONValue.string($0) }
      return [("type", .array(types))]
    case .key: return [("type", .array([.string("string"), .string("integer")]))]
    case .number: return [Self.type("integer"), ("minimum", .int(0))]
    case .integer: return [Self.type("integer")]
    case .flag: return [Self.type("boolean")]
    case .size:
      return matching("^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}$") + [about("Columns and rows: 80x24")]
    case .time: return matching("^[0-9]+(\\.[0-9]+)?(ms|s|m|h)$") + [about("2s, 500ms, 1m, 1h")]
    case .bytes: return matching("^([0-9A-Fa-f]{2} ?)+$") + [about("Bytes in hex: 1b 5b 41")]
    case .style: return matching("^[^,].*$") + [about("bold, not dim, foreground red")]
    case .snapshotName: return matching("^[^/ ]+/[^/ ]+ .+$") + [about("App/Screen state")]
    case .signal: return Self.oneOf(ScriptNode.signals.keys.sorted())
    case .query:
      return [
        Self.type("string"), ("minLength", .int(1)),
        about("A query: text \"Hello\", button \"Save\" in dialog, '#pets.name'"),
      ]
    case .cell: return Self.numbers(2) + [about("Column and row, from 0")]
    case .frame: return Self.numbers(4) + [about("Column, row, width and height")]
    default: return nil
    }
  }

  /// Types of options, which are maps.
  private func optionBody(_ part: (VerbType) -> JSONValue) -> [(String, JSONValue)] {
    switch self {
    case .actLimit:
      let map = Self.map(
        [("after", part(.time)), ("then", .object(Self.oneOf(["guess", "fail"])))],
        required: ["after", "then"])
      return [("anyOf", .array([part(.time), .object(map)]))]
    case .files:
      let file = Self.map([
        ("text", part(.text)), ("base64", part(.text)), ("from", part(.text)),
        ("mode", part(.text)), ("folder", .object([Self.type("boolean")])),
      ])
      let value = JSONValue.object([("anyOf", .array([part(.text), .object(file)]))])
      return [Self.type("object"), ("additionalProperties", value)]
    case .programs:
      let options = ScriptOption.ofPrograms.map { ($0.name, part($0.parameter.type)) }
      return [
        Self.type("object"),
        ("additionalProperties", .object(Self.map(options, required: ["program"]))),
      ]
    case .properties:
      let atoms = StormProperty.keys.filter { $0 != "within" }.map { ($0, part(.query)) }
      let bound = JSONValue.object([
        Self.type("string"), ("pattern", .string("^([0-9]+ acts?|[0-9]+(\\.[0-9]+)?(ms|s|m|h))$")),
      ])
      return Self.oneOrMore(
        .object(Self.map(atoms + [("within", bound)]) + [("minProperties", .int(1))]))
    case .rules: return Self.oneOrMore(.object(Self.oneOf(StormRule.allCases.map(\.rawValue))))
    case .stormActs:
      let act = JSONValue.object([
        Self.type("object"), ("minProperties", .int(1)), ("maxProperties", .int(1)),
      ])
      return [Self.type("array"), ("items", act)]
    case .masks:
      let map = Self.map([
        ("text", part(.pattern)), ("query", part(.query)), ("region", part(.frame)),
        ("as", part(.text)),
      ])
      return Self.oneOrMore(.object([("anyOf", .array([part(.text), .object(map)]))]))
    case .program:
      let list = [Self.type("array"), ("items", part(.text)), ("minItems", JSONValue.int(1))]
      let name = [Self.type("string"), ("minLength", JSONValue.int(1))]
      return [("anyOf", .array([.object(name), .object(list)]))]
    case .matrix: return [Self.type("object"), ("additionalProperties", part(.words))]
    case .rows:
      let items = JSONValue.object([
        ("anyOf", .array([part(.texts), .object([Self.type("array"), ("items", part(.text))])]))
      ])
      return [Self.type("array"), ("items", items), ("minItems", .int(1))]
    case .journey: return [("anyOf", .array([part(.text), .object([Self.type("object")])]))]
    default: return []
    }
  }

  static let traitNames = [
    "focused", "selected", "checked", "disabled", "expanded", "busy", "modal", "invalid",
    "focusable",
    "hovered", "pressed", "dragged",
  ]

  // MARK: Parts
  private static func type(_ name: String) -> (String, JSONValue) { ("type", .string(name)) }

  private static func oneOf(_ words: [String]) -> [(String, JSONValue)] {
    [("enum", .array(words.map { .string($0) }))]
  }

  private static func oneOrMore(_ item: JSONValue) -> [(String, JSONValue)] {
    [("anyOf", .array([item, .object([type("array"), ("items", item)])]))]
  }

  private static func numbers(_ count: Int) -> [(String, JSONValue)] {
    [
      type("array"), ("items", .object([type("integer"), ("minimum", .int(0))])),
      ("minItems", .int(count)), ("maxItems", .int(count)),
    ]
  }

  static func map(
    _ members: [(String, JSONValue)], required: [String] = []
  ) -> [(String, JSONValue)] {
    let names =
      required.isEmpty ? [] : [("required", JSONValue.array(required.map { .string($0) }))]
    return [
      type("object"), ("properties", .object(members)), ("additionalProperties", .bool(false)),
    ]
      + names
  }
}
