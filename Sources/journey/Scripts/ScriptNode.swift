import FoundationEssentials

/// A value in a script, from YAML or JSON, and where it stands.
///
/// Numbers and booleans are text: `type: 42` types two digits.
public struct ScriptNode: Sendable {
  public enum Kind: Sendable {
    case nothing
    case text(String)
    case list([ScriptNode])
    /// The members in the order of the text.
    case map([(key: ScriptNode, value: ScriptNode)])
  }

  public let kind: Kind
  public let place: ScriptPlace

  init(_ kind: Kind, at place: ScriptPlace) { (self.kind, self.place) = (kind, place) }

  /// The node in words, for an error: `a list`, `“big”`.
  var words: String {
    switch kind {
    case .nothing: "nothing"
    case .text(let text): "“\(text)”"
    case .list: "a list"
    case .map: "a map"
    }
  }

  func error(expected: String) -> ScriptError {
    ScriptError("expected \(expected), found \(words)", at: place)
  }

  /// - Parameter what: for the error: `a query`.
  func text(_ what: String) throws(ScriptError) -> String {
    guard case .text(let text) = kind else { throw error(expected: what) }
    return text
  }

  /// Reads a text as something else.
  func value<Value>(_ what: String, _ read: (String) -> Value?) throws(ScriptError) -> Value {
    guard let value = read(try text(what)) else { throw error(expected: what) }
    return value
  }

  /// Reads a list, or one thing that stands for a list of itself.
  func list(_ what: String) throws(ScriptError) -> [ScriptNode] {
    switch kind {
    case .list(let nodes): nodes
    case .text: [self]
    case .nothing, .map: throw error(expected: what)
    }
  }

  func number(_ what: String) throws(ScriptError) -> Int { try value(what) { Int($0) } }

  /// Reads a number that is not below 0.
  ///
  /// - Parameter most: the largest one.
  func count(most: Int = .max) throws(ScriptError) -> Int {
    try value(most == .max ? "a number from 0 on" : "a number from 0 to \(most)") { text in
      Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
    }
  }

  func words(_ what: String) throws(ScriptError) -> [String] {
    var words: [String] = []
    for node in try list(what) { words.append(try node.text("a word")) }
    return words
  }

  /// Reads a map of texts, as an environment.
  func texts(_ what: String) throws(ScriptError) -> [String: String] {
    guard case .map(let members) = kind else { throw error(expected: what) }
    var texts: [String: String] = [:]
    for member in members {
      texts[try member.key.text("a name")] = try member.value.text("a text")
    }
    return texts
  }

  /// Returns the value of a JSON text; places are paths such as `click.on`, as a request has one
  /// line.
  ///
  /// - Throws: ``ScriptError`` where it is no JSON.
  static func json(_ text: String) throws(ScriptError) -> ScriptNode {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      return value.node("request")
    } catch { throw ScriptError("wrong JSON", at: ScriptPlace(file: "request")) }
  }

  /// Whatever JSON can say.
  private enum Value: Decodable {
    case nothing
    case text(String)
    case list([Value])
    case map([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let value = try? container.decode(Bool.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(Int.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(Double.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let values = try? container.decode([Value].self) {
        self = .list(values)
      } else {
        self = .map(try container.decode([String: Value].self))
      }
    }

    func node(_ path: String) -> ScriptNode {
      let place = ScriptPlace(file: path)
      switch self {
      case .nothing: return ScriptNode(.nothing, at: place)
      case .text(let text): return ScriptNode(.text(text), at: place)
      case .list(let values):
        let nodes = values.enumerated().map { $0.element.node("\(path)[\($0.offset)]") }
        return ScriptNode(.list(nodes), at: place)
      case .map(let members):
        let nodes = members.sorted { $0.key < $1.key }.map { key, value in
          (ScriptNode(.text(key), at: place), value.node("\(path).\(key)"))
        }
        return ScriptNode(.map(nodes), at: place)
      }
    }
  }
}

/// The members of a map whose keys are known.
struct ScriptFields {
  let node: ScriptNode
  private let fields: [String: ScriptNode]

  /// - Throws: ``ScriptError`` where it is no map, or has a key that is not among them.
  init(_ node: ScriptNode, _ what: String, keys: [String]) throws(ScriptError) {
    guard case .map(let members) = node.kind else { throw node.error(expected: what) }
    var fields: [String: ScriptNode] = [:]
    for member in members {
      let key = try member.key.text("a key")
      guard keys.contains(key)
      else { throw Self.unknown(key, of: what, among: keys, at: member.key.place) }
      fields[key] = member.value
    }
    (self.node, self.fields) = (node, fields)
  }

  /// Takes members that were looked at before.
  init(_ node: ScriptNode, _ fields: [String: ScriptNode]) {
    (self.node, self.fields) = (node, fields)
  }

  subscript(_ key: String) -> ScriptNode? { fields[key] }

  func required(_ key: String) throws(ScriptError) -> ScriptNode {
    guard let field = fields[key] else { throw ScriptError("“\(key)” is missing", at: node.place) }
    return field
  }

  /// Reads a member that may be missing; an empty one of YAML (`text:`) is missing too.
  func read<Value>(
    _ key: String, _ read: (ScriptNode) throws(ScriptError) -> Value
  ) throws(ScriptError) -> Value? {
    guard let field = fields[key] else { return nil }
    if case .nothing = field.kind { return nil }
    return try read(field)
  }

  /// Reads a member that may be missing.
  func value<Value>(
    _ key: String, _ read: (ScriptNode) throws(ScriptError) -> Value
  ) throws(ScriptError) -> Value? {
    guard let field = fields[key] else { return nil }
    return try read(field)
  }
}

/// A place in a script; lines and columns count from 1.
public struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// 0 where the text has no lines of its own, as a request.
  public var line: Int
  public var column: Int
  /// The number of files that include this one, one in the other.
  var depth = 0

  public init(file: String, line: Int = 0, column: Int = 0) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}

/// A mistake in the text of a script, with its place.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public let place: ScriptPlace
  /// The words on what was expected there.
  public let message: String

  public init(_ message: String, at place: ScriptPlace) {
    (self.message, self.place) = (message, place)
  }

  /// `less.yaml:7:12: expected a size as 80x24, found “big”`
  public var description: String { "\(place): \(message)" }
}
