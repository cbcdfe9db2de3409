import FoundationEssentials
import JourneyKit
import Terminal

/// A storm as YAML tells it: a program, the size of the storm, and what must hold. With `acts`, it is those
/// acts again, as `journey storm` writes them where it has found something.
///
/// ```yaml
/// program: [./todo]
/// storm: { seed: 7, acts: 300, seconds: 20 }
/// hold:
///   - never: text "Traceback"
///   - after: text "New:"
///     eventually: text "Todo"
///     within: 5 acts
/// ```
struct StormScript {
  var program: ScriptProgram
  var seed: UInt64 = 1
  var acts: Int?
  var seconds: Double?
  var properties: [StormProperty] = []
  /// The exact acts, of a finding.
  var replay: [StormAct]?
  var rule: StormRule?
  /// The options of the program as they stand in the file.
  var options: [String] = []

  static let keys = ScriptProgram.keys + ["storm", "hold", "seed", "rule", "acts"]

  /// - Throws: ``ScriptError`` at the first mistake.
  init(yaml: String, file: String) throws(ScriptError) {
    guard let document = try ScriptNode.documents(yaml: yaml, file: file).first
    else { throw ScriptError("an empty file", at: ScriptPlace(file: file, line: 1, column: 1)) }
    let fields = try ScriptFields(document, "a storm", keys: Self.keys)
    program = try ScriptProgram(fields)
    if let node = fields["seed"] { seed = UInt64(try node.count()) }
    if let node = fields["storm"] { try readSize(node) }
    if let node = fields["hold"] {
      for node in try node.list("properties") { properties.append(try StormProperty(node)) }
    }
    if let node = fields["rule"] { rule = try node.value("a rule") { StormRule(rawValue: $0) } }
    if let node = fields["acts"] { replay = try StormAct.acts(node) }
    options = try Self.options(document, from: file)
  }

  /// The storm of a program that no file tells of.
  init(program: ScriptProgram) { self.program = program }

  /// Gives the program a clock that a storm can move.
  mutating func giveClock() {
    guard program.process.clock == .real else { return }
    // A moment that no test depends on, the same in each journey.
    let moment = Date(timeIntervalSince1970: 1_790_000_000)
    program.process.clock = .fake(moment)
    options.append("clock: \(moment.formatted(.iso8601).yamlQuoted)")
  }

  /// Returns the options of the program besides its name and size, a line of YAML each.
  private static func options(
    _ document: ScriptNode, from file: String
  ) throws(ScriptError) -> [String] {
    guard case .map(let members) = document.kind else { return [] }
    var lines: [String] = []
    for member in members {
      let key = try member.key.text("a key")
      guard ScriptProgram.keys.contains(key), !["program", "size"].contains(key) else { continue }
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      lines.append("\(key): \(member.value.line(pathsFrom: folder))")
    }
    return lines
  }

  private mutating func readSize(_ node: ScriptNode) throws(ScriptError) {
    let fields = try ScriptFields(node, "a storm", keys: ["seed", "acts", "seconds"])
    if let node = fields["seed"] { seed = UInt64(try node.count()) }
    if let node = fields["acts"] { acts = try node.count() }
    if let node = fields["seconds"] { seconds = Double(try node.count()) }
  }
}

extension ScriptNode {
  /// Returns the node in one line of YAML.
  ///
  /// - Parameter folder: what the paths of fixtures (`from`) start from; they become whole ones.
  fileprivate func line(pathsFrom folder: String) -> String {
    switch kind {
    case .nothing: return "null"
    case .text(let text): return text.yamlQuoted
    case .list(let nodes):
      return "[\(nodes.map { $0.line(pathsFrom: folder) }.joined(separator: ", "))]"
    case .map(let members):
      let items = members.map { key, value in
        if case (.text("from"), .text(let path)) = (key.kind, value.kind) {
          let base = URL(fileURLWithPath: folder + "/")
          return "from: \(URL(fileURLWithPath: path, relativeTo: base).path.yamlQuoted)"
        }
        return "\(key.line(pathsFrom: folder)): \(value.line(pathsFrom: folder))"
      }
      return "{ \(items.joined(separator: ", ")) }"
    }
  }
}

extension StormAct {
  static func acts(_ node: ScriptNode) throws(ScriptError) -> [StormAct] {
    var acts: [StormAct] = []
    for node in try node.list("acts") { acts.append(try StormAct(node)) }
    return acts
  }

  /// Reads an act as ``StormSource`` writes it.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .map(let members) = node.kind, members.count == 1, let member = members.first
    else { throw node.error(expected: "one act as “press: F1”") }
    let (verb, value) = (try member.key.text("an act"), member.value)
    switch verb {
    case "press": self = .press(try value.text("a key"))
    case "type": self = .type(try value.text("a text"))
    case "paste": self = .paste(try value.text("a text"))
    case "click": self = .click(try Self.point(value))
    case "wheel-down": self = .wheel(isDown: true, at: try Self.point(value))
    case "wheel-up": self = .wheel(isDown: false, at: try Self.point(value))
    case "resize": self = .resize(try value.size())
    case "signal": self = .signal(Int32(clamping: try value.count()))
    case "clock": self = .clock(seconds: try value.number("seconds"))
    case "focus": self = .focus(try value.flag())
    case "hang-up": self = .hangUp
    case "there-and-back": self = .thereAndBack(try value.size())
    case "neighbours": self = .neighbours(width: try value.count())
    case "redraw": self = .redraw
    case "suspend": self = .suspend
    case "leave": self = .leave(try value.words("keys"))
    case "unread", "undo", "again": self = try Self.probe(verb, value)
    default: throw ScriptError("unknown act “\(verb)”", at: member.key.place)
    }
  }

  private static func probe(_ verb: String, _ node: ScriptNode) throws(ScriptError) -> StormAct {
    let fields = try ScriptFields(node, "a probe", keys: ["key", "times", "act", "acts"])
    switch verb {
    case "unread":
      return .unread(
        try fields.required("key").text("a key"), times: try fields.required("times").count())
    case "undo":
      return .undo(
        try StormAct(try fields.required("act")), key: try fields.required("key").text("a key"))
    default:
      return .again(
        try acts(try fields.required("acts")), times: try fields.required("times").count())
    }
  }

  private static func point(_ node: ScriptNode) throws(ScriptError) -> Point {
    guard case .list(let parts) = node.kind, parts.count == 2
    else { throw node.error(expected: "[column, row]") }
    return Point(x: try parts[0].count(), y: try parts[1].count())
  }
}
