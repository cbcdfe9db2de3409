/// A tool of `journey mcp`: its name, its words for a model, its arguments, and the verb that it does.
///
/// Each verb of steps (``ScriptVerb``) is a tool, besides those that only sessions have.
struct MCPTool: Sendable {
  enum Kind: Sendable {
    case launch, screen, query, trace, end
    /// The value of the verb, made of the arguments.
    case verb(ScriptVerb, @Sendable (ScriptFields) throws(ScriptError) -> ScriptNode)
  }

  let name: String
  let summary: String
  let arguments: [MCPArgument]
  let kind: Kind
  /// True if a call changes nothing in the program.
  let isReading: Bool

  private init(
    _ name: String, _ summary: String, _ arguments: [MCPArgument], isReading: Bool = false,
    _ kind: Kind
  ) {
    (self.name, self.summary, self.arguments) = (name, summary, arguments)
    (self.isReading, self.kind) = (isReading, kind)
  }

  /// The tool as `tools/list` tells it.
  var description: JSONValue {
    let required = arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
    var schema: [(String, JSONValue)] = [
      ("type", .string("object")),
      ("properties", .object(arguments.map { ($0.name, $0.schema) })),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { schema.append(("required", .array(required))) }
    return .object([
      ("name", .string(name)), ("description", .string(summary)),
      ("inputSchema", .object(schema)),
      (
        "annotations",
        .object([("readOnlyHint", .bool(isReading)), ("openWorldHint", .bool(false))])
      ),
    ])
  }

  // MARK: The tools
  static let all = sessionTools + acts + checks

  private static let sessionTools = [
    MCPTool(
      "launch",
      """
      Start a terminal program in a terminal of its own and return its first screen when it has settled. \
      Its session is named in the answer.
      """,
      [
        MCPArgument(
          "program", .words, "The program and its arguments, as a list.", isRequired: true),
        MCPArgument("size", .text, "Columns and rows, as 80x24."),
        MCPArgument("env", .texts, "Environment variables by their names."),
        MCPArgument(
          "files", .texts,
          "Files by their names, laid down in a new folder in which the program starts."),
        MCPArgument("launch-limit", .text, "The longest time for the start, as 30s."),
        MCPArgument("act-limit", .text, "The longest time for an act, as 10s."),
        MCPArgument(
          "patience", .text, "The longest time that is waited for what an act has put off, as 1s."),
        MCPArgument("snapshots", .text, "The folder of snapshots; Snapshots without it."),
      ], .launch),
    MCPTool(
      "screen", "Return the screen as it was when the program had settled last.",
      [.session, MCPArgument("as", .choice(MCPForm.allCases.map(\.rawValue)), MCPForm.words)],
      isReading: true, .screen),
    MCPTool(
      "query",
      """
      Find things on the screen: text "Save", button "Save", #identifier, regex /…/. Each match is told with \
      its column, row, width and height.
      """,
      [.session, MCPArgument("that", .text, "The query.", isRequired: true)], isReading: true,
      .query),
    MCPTool(
      "trace", "Return all acts of the session so far, each with its time.", [.session],
      isReading: true, .trace),
    MCPTool(
      "end", "End the program and its session; tells if it had ended before by itself.", [.session],
      .end),
  ]

  private static let acts = [
    act(
      .press, "Press keys one after the other: Enter, Tab, Down, Ctrl-X, Alt-f, F5, a.",
      MCPArgument("keys", .words, "One key, or a list of them.", isRequired: true)),
    act(
      .type, "Type a text, key by key.",
      MCPArgument("text", .text, "The text.", isRequired: true)),
    act(
      .paste, "Paste a text, as a terminal does (bracketed where the program asks for it).",
      MCPArgument("text", .text, "The text.", isRequired: true)),
    act(
      .click, "Click on a thing, or on a cell.", asMap: ["on", "button", "with"], target("on"),
      MCPArgument("button", .choice(["left", "middle", "right"]), "Left without it."),
      MCPArgument("with", .text, "Keys that are held: Shift, Alt, Ctrl.")),
    act(
      .doubleClick, "Double-click on a thing.",
      MCPArgument("on", .text, "A query.", isRequired: true)),
    act(.hover, "Move the pointer over a thing or a cell.", target("on")),
    act(
      .drag, "Drag from a thing to a thing, or from a cell to a cell.", asMap: ["from", "to"],
      target("from"), target("to")),
    act(
      .scroll, "Turn the wheel over a thing; give one of the directions with a number of steps.",
      asMap: ["up", "down", "left", "right", "over"],
      MCPArgument("up", .number, "Steps up."), MCPArgument("down", .number, "Steps down."),
      MCPArgument("left", .number, "Steps to the left."),
      MCPArgument("right", .number, "Steps to the right."),
      MCPArgument("over", .text, "A query.", isRequired: true)),
    act(
      .focus, "Tell the program that its window has got or lost the focus.",
      MCPArgument("focused", .flag, "True for got.", isRequired: true)),
    act(
      .resize, "Resize the terminal.",
      MCPArgument("size", .text, "Columns and rows, as 80x24.", isRequired: true)),
    act(
      .advance, "Move the clock of a program of this protocol on.",
      MCPArgument("by", .text, "A time, as 5m.", isRequired: true)),
    act(
      .signal, "Send the program a signal.",
      MCPArgument("name", .text, "TERM, INT, HUP, USR1 …", isRequired: true)),
    act(.relaunch, "Kill the program and start it anew on the same files."),
    act(
      .step, "Do several steps in one call, under one name, until one fails.",
      asMap: ["name", "steps"], MCPArgument("name", .text, "The name.", isRequired: true),
      MCPArgument(
        "steps", .list,
        "Steps as in YAML: [{\"press\": \"Down\"}, {\"expect\": \"text \\\"Saved\\\"\"}].",
        isRequired: true)),
  ]

  private static let checks = [
    act(
      .expect, "Expect a thing on the screen; an error with the whole screen where it is not.",
      asMap: ["that", "value", "label", "count", "is", "is-not", "shows"],
      MCPArgument("that", .text, "A query.", isRequired: true),
      MCPArgument("value", .text, "The value of the node."),
      MCPArgument("label", .text, "The label of the node."),
      MCPArgument("count", .number, "The number of matches."),
      MCPArgument("is", .words, "Traits: focused, selected, checked, disabled …"),
      MCPArgument("is-not", .words, "Traits that it has not."),
      MCPArgument("shows", .words, "Words in one of its rows.")),
    act(
      .expectNot, "Expect that a thing is not on the screen.",
      MCPArgument("that", .text, "A query.", isRequired: true)),
    act(
      .expectEnd, "Expect that the program has ended with a status, or by a signal.",
      MCPArgument("status", .statusOrSignal, "0, or {\"signal\": \"TERM\"}.", isRequired: true)),
    act(
      .snapshot, "Compare the screen with a stored snapshot.",
      MCPArgument("name", .text, "As App/Screen state.", isRequired: true)),
    act(
      .waitUntil, named: "wait",
      "Wait for a change that comes by itself, with time or from outside. Never needed after an act.",
      asMap: ["that", "within"], MCPArgument("that", .text, "A query.", isRequired: true),
      MCPArgument("within", .text, "The longest time, as 5s; 10s without it.")),
  ]

  private static func target(_ name: String) -> MCPArgument {
    MCPArgument(name, .target, "A query, or a cell as [column, row] from 0.", isRequired: true)
  }

  /// A verb with one argument or none, or, given its members, with a map.
  private static func act(
    _ verb: ScriptVerb, named name: String? = nil, _ summary: String, asMap members: [String] = [],
    _ arguments: MCPArgument...
  ) -> MCPTool {
    let isReading = [.expect, .expectNot, .expectEnd, .snapshot].contains(verb)
    let only = arguments.first?.name
    return MCPTool(
      name ?? verb.rawValue, summary, [.session, .form] + arguments, isReading: isReading,
      .verb(verb) { fields throws(ScriptError) in
        guard members.isEmpty else { return fields.map(of: members) }
        guard let only else { return ScriptNode(.text("true"), at: fields.node.place) }
        return try fields.required(only)
      })
  }
}

/// The form in which an answer has the screen.
enum MCPForm: String, CaseIterable {
  case changes, text, outline, none

  static let words =
    "changes since the last answer (of an act without it), text (of screen without it), outline, or none."
}

/// An argument of a tool.
struct MCPArgument: Sendable {
  enum Kind: Sendable {
    case text, number, flag, words, list, texts, target, statusOrSignal
    case choice([String])
  }

  let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  static let session = MCPArgument(
    "session", .text, "The session of the launch; the only one without it.")
  static let form = MCPArgument("screen", .choice(MCPForm.allCases.map(\.rawValue)), MCPForm.words)

  /// The JSON schema of its value.
  var schema: JSONValue {
    .object(Self.schema(kind) + [("description", .string(summary))])
  }

  private static func schema(_ kind: Kind) -> [(String, JSONValue)] {
    func type(_ name: String) -> (String, JSONValue) { ("type", .string(name)) }
    func items(_ name: String) -> (String, JSONValue) { ("items", .object([type(name)])) }
    switch kind {
    case .text: return [type("string")]
    case .number: return [type("integer"), ("minimum", .int(0))]
    case .flag: return [type("boolean")]
    case .list: return [type("array"), items("object")]
    case .texts:
      return [type("object"), ("additionalProperties", .object([type("string")]))]
    case .words:
      return [
        ("anyOf", .array([.object([type("string")]), .object([type("array"), items("string")])]))
      ]
    case .target:
      return [
        ("anyOf", .array([.object([type("string")]), .object([type("array"), items("integer")])]))
      ]
    case .statusOrSignal:
      return [("anyOf", .array([.object([type("integer")]), .object([type("object")])]))]
    case .choice(let words): return [type("string"), ("enum", .array(words.map { .string($0) }))]
    }
  }
}

extension ScriptFields {
  /// Returns a map of those of the members that are there.
  fileprivate func map(of members: [String]) -> ScriptNode {
    let given = members.compactMap { name in
      self[name].map { (key: ScriptNode(.text(name), at: $0.place), value: $0) }
    }
    return ScriptNode(.map(given), at: node.place)
  }
}
