import Terminal

/// The meaning of a settled frame, sent as one JSON line.
public struct FrameReport: Hashable, Sendable, Codable {
  /// The number of the request that it answers.
  public var sync: Int
  /// The number in the marker behind the frame's bytes.
  public var frame: Int
  public var size: Size
  public var focus: Identifier?
  public var cursor: Point?
  /// Parents before their children.
  public var nodes: [SemanticNode]
  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier]
  /// The colours of the theme; nil where they are those of the report before.
  public var colors: [ColorRole]?

  public init(
    sync: Int, frame: Int, size: Size, focus: Identifier?, cursor: Point?, nodes: [SemanticNode],
    focusOrder: [Identifier], colors: [ColorRole]? = nil
  ) {
    (self.sync, self.frame, self.size, self.focus) = (sync, frame, size, focus)
    (self.cursor, self.nodes, self.focusOrder) = (cursor, nodes, focusOrder)
    self.colors = colors
  }
}

/// The colours that a program's theme has for one purpose, as words: `183`, `#d7afff`.
///
/// A program that publishes them has them named in snapshots, `accent on dialog` in place of
/// `183 on 235`. Where several roles have a colour, the first one stands for it; so general ones come
/// before those of one widget.
public struct ColorRole: Hashable, Sendable, Codable {
  /// Without blanks and commas: `accent`, `selection-focused`.
  public var name: String
  /// The colour of text; nil for the terminal's own.
  public var foreground: String?
  /// The colour behind it; nil where the role says nothing of it.
  public var background: String?

  public init(_ name: String, foreground: String?, background: String? = nil) {
    (self.name, self.foreground, self.background) = (name, foreground, background)
  }
}

/// The JSON of `Codable` without its cost: a report goes both ways at every key.
extension FrameReport {
  /// One line of JSON, without a line feed at its end.
  public var line: [UInt8] {
    var json = JSONWriter()
    json.raw("{\"sync\":")
    json.number(sync)
    json.raw(",\"frame\":")
    json.number(frame)
    json.raw(",\"size\":{\"columns\":")
    json.number(size.columns)
    json.raw(",\"rows\":")
    json.number(size.rows)
    json.raw("}")
    if let focus {
      json.raw(",\"focus\":")
      json.string(focus.name)
    }
    if let cursor {
      json.raw(",\"cursor\":{\"x\":")
      json.number(cursor.x)
      json.raw(",\"y\":")
      json.number(cursor.y)
      json.raw("}")
    }
    json.raw(",\"nodes\":")
    json.list(nodes) { $1.write(to: &$0) }
    json.raw(",\"focusOrder\":")
    json.list(focusOrder) { $0.string($1.name) }
    if let colors {
      json.raw(",\"colors\":")
      json.list(colors) { $1.write(to: &$0) }
    }
    json.raw("}")
    return json.bytes
  }

  /// Nil for what is no report.
  public init?(line: some Sequence<UInt8>) {
    do throws(JSONReader.Malformed) {
      var json = JSONReader(line)
      try self.init(&json)
      try json.end()
    } catch { return nil }
  }

  private init(_ json: inout JSONReader) throws(JSONReader.Malformed) {
    var (sync, frame): (Int?, Int?)
    var size: Size?
    var cursor: Point?
    var focus: Identifier?
    var nodes: [SemanticNode]?
    var order: [Identifier]?
    var colors: [ColorRole]?
    try json.object { (json, name) throws(JSONReader.Malformed) in
      switch name {
      case "sync": sync = try json.number()
      case "frame": frame = try json.number()
      case "size": size = try json.pair("columns", "rows").map(Size.init(_:_:))
      case "cursor": cursor = try json.pair("x", "y").map(Point.init(x:y:))
      case "focus": focus = Identifier(try json.string())
      case "nodes":
        nodes = try json.list { (json) throws(JSONReader.Malformed) in
          try SemanticNode(&json)
        }
      case "focusOrder":
        order = try json.list { (json) throws(JSONReader.Malformed) in
          Identifier(try json.string())
        }
      case "colors":
        colors = try json.list { (json) throws(JSONReader.Malformed) in try ColorRole(&json) }
      default: try json.skip()
      }
    }
    guard let sync, let frame, let size, let nodes, let order else { throw JSONReader.Malformed() }
    self.init(
      sync: sync, frame: frame, size: size, focus: focus, cursor: cursor, nodes: nodes,
      focusOrder: order, colors: colors)
  }
}

extension SemanticNode {
  fileprivate func write(to json: inout JSONWriter) {
    json.raw("{\"role\":")
    json.string(role.rawValue)
    json.raw(",\"frame\":")
    json.list([frame.minX, frame.minY, frame.columns, frame.rows]) { $0.number($1) }
    if let identifier {
      json.raw(",\"id\":")
      json.string(identifier.name)
    }
    if !label.isEmpty {
      json.raw(",\"label\":")
      json.string(label)
    }
    if let value {
      json.raw(",\"value\":")
      json.string(value)
    }
    if !traits.isEmpty {
      json.raw(",\"traits\":")
      json.list(traits.words) { $0.string($1) }
    }
    if !actions.isEmpty {
      json.raw(",\"actions\":")
      json.list(actions) { $0.string($1) }
    }
    if let parent {
      json.raw(",\"parent\":")
      json.number(parent)
    }
    json.raw("}")
  }

  fileprivate init(_ json: inout JSONReader) throws(JSONReader.Malformed) {
    var role: Role?
    var frame: [Int] = []
    var node = SemanticNode(role: .group)
    try json.object { (json, name) throws(JSONReader.Malformed) in
      switch name {
      case "role": role = Role(rawValue: try json.string())
      case "frame":
        frame = try json.list { (json) throws(JSONReader.Malformed) in try json.number() }
      case "id": node.identifier = Identifier(try json.string())
      case "label": node.label = try json.string()
      case "value": node.value = try json.string()
      case "traits": node.traits = Traits(words: try json.strings())
      case "actions": node.actions = try json.strings()
      case "parent": node.parent = try json.number()
      default: try json.skip()
      }
    }
    guard let role, frame.count == 4 else { throw JSONReader.Malformed() }
    node.role = role
    node.frame = Rect(x: frame[0], y: frame[1], columns: frame[2], rows: frame[3])
    self = node
  }
}

extension ColorRole {
  fileprivate func write(to json: inout JSONWriter) {
    json.raw("{\"name\":")
    json.string(name)
    if let foreground {
      json.raw(",\"foreground\":")
      json.string(foreground)
    }
    if let background {
      json.raw(",\"background\":")
      json.string(background)
    }
    json.raw("}")
  }

  fileprivate init(_ json: inout JSONReader) throws(JSONReader.Malformed) {
    var (name, foreground, background): (String?, String?, String?)
    try json.object { (json, field) throws(JSONReader.Malformed) in
      switch field {
      case "name": name = try json.string()
      case "foreground": foreground = try json.string()
      case "background": background = try json.string()
      default: try json.skip()
      }
    }
    guard let name else { throw JSONReader.Malformed() }
    self.init(name, foreground: foreground, background: background)
  }
}

extension JSONReader {
  fileprivate mutating func strings() throws(Malformed) -> [String] {
    try list { (reader) throws(Malformed) in try reader.string() }
  }

  /// Reads an object of two numbers.
  fileprivate mutating func pair(
    _ first: String, _ second: String
  ) throws(Malformed) -> (Int, Int)? {
    var (a, b): (Int?, Int?)
    try object { (reader, name) throws(Malformed) in
      switch name {
      case first: a = try reader.number()
      case second: b = try reader.number()
      default: try reader.skip()
      }
    }
    guard let a, let b else { throw Malformed() }
    return (a, b)
  }
}
