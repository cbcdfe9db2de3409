import CYAMLLibrary

extension ScriptNode {
  /// Returns the documents of a YAML text, as libyaml reads it (YAML 1.1).
  ///
  /// - Throws: ``ScriptError`` with the place at which the text is no YAML, has a key twice, or
  /// grows
  ///   beyond all use by its aliases.
  static func documents(yaml: String, file: String) throws(ScriptError) -> [ScriptNode] {
    let reader = try YAMLReader(yaml, file)
    var documents: [ScriptNode] = []
    while let document = try reader.next() { documents.append(document) }
    return documents
  }
}

/// libyaml's parser over one text.
private final class YAMLReader {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let file: String

  init(_ yaml: String, _ file: String) throws(ScriptError) {
    self.file = file
    text = UnsafeMutableBufferPointer.allocate(capacity: yaml.utf8.count)
    _ = text.initialize(from: yaml.utf8)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1
    else { throw ScriptError("no memory", at: ScriptPlace(file: file, line: 1, column: 1)) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// Reads the next document; nil at the end of the text.
  func next() throws(ScriptError) -> ScriptNode? {
    var document = yaml_document_t()
    guard yaml_parser_load(parser, &document) == 1 else { throw problem }
    defer { yaml_document_delete(&document) }
    guard let root = yaml_document_get_root_node(&document) else { return nil }
    var tree = YAMLTree(document: document, file: file)
    return try tree.node(root.pointee, depth: 0)
  }

  private var problem: ScriptError {
    let mark = parser.pointee.problem_mark
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    let advice = Self.advice(words, isAtTab: isTab(line: mark.line, column: mark.column))
    return ScriptError(
      "wrong YAML: \(words)" + (advice.map { "; \($0)" } ?? ""),
      at: ScriptPlace(file: file, line: mark.line + 1, column: mark.column + 1))
  }

  private func isTab(line: Int, column: Int) -> Bool {
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line) else { return false }
    return lines[line].unicodeScalars.dropFirst(column).first == "\t"
  }

  /// Says for a problem, in the words of libyaml, what is most often meant.
  ///
  /// - Parameter isAtTab: true where a tab stands at its place.
  private static func advice(_ problem: String, isAtTab: Bool) -> String? {
    let table = [
      (
        "mapping values are not allowed", "“: ” begins a value: quote it, as in 'text \"Count: 3\"'"
      ),
      (
        "found character that cannot start any token",
        isAtTab ? "indent with blanks, not with tabs" : "quote it, as in '@name'"
      ),
      (
        "did not find expected key",
        "look at the indentation; what goes on behind quotes is quoted whole, as in '\"Save\" in dialog'"
      ),
      ("could not find expected ':'", "a key has a colon and a blank behind it"),
      ("found unexpected end of stream", "quotes or brackets are not closed"),
      ("found unknown escape character", "in double quotes write \\\\, or take single quotes"),
      (
        "did not find expected alphabetic or numeric character",
        "quote a text that begins with * or &"
      ),
      ("block sequence entries are not allowed", "a list begins in a line of its own"),
    ]
    return table.first { problem.hasPrefix($0.0) }?.1
  }
}

/// The nodes of one document, taken over one by one; an alias is its anchor's node once more.
private struct YAMLTree {
  static let deepest = 100
  static let mostNodes = 1_000_000

  var document: yaml_document_t
  let file: String
  var count = 0

  mutating func node(_ node: yaml_node_t, depth: Int) throws(ScriptError) -> ScriptNode {
    let place = ScriptPlace(
      file: file, line: node.start_mark.line + 1, column: node.start_mark.column + 1)
    count += 1
    guard depth < Self.deepest, count < Self.mostNodes
    else { throw ScriptError("wrong YAML: too deep or too large", at: place) }
    switch node.type {
    case YAML_SCALAR_NODE: return ScriptNode(Self.scalar(node.data.scalar), at: place)
    case YAML_SEQUENCE_NODE:
      var nodes: [ScriptNode] = []
      let items = node.data.sequence.items
      for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
        nodes.append(try child(item, depth))
      }
      return ScriptNode(.list(nodes), at: place)
    case YAML_MAPPING_NODE: return ScriptNode(.map(try members(node, depth)), at: place)
    default: return ScriptNode(.nothing, at: place)
    }
  }

  private mutating func members(
    _ node: yaml_node_t, _ depth: Int
  ) throws(ScriptError) -> [(key: ScriptNode, value: ScriptNode)] {
    var (members, names): ([(key: ScriptNode, value: ScriptNode)], Set<String>) = ([], [])
    let pairs = node.data.mapping.pairs
    for pair in UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start) {
      let key = try child(pair.key, depth)
      if case .text(let name) = key.kind, !names.insert(name).inserted {
        throw ScriptError("wrong YAML: “\(name)” stands there twice", at: key.place)
      }
      members.append((key, try child(pair.value, depth)))
    }
    return members
  }

  private mutating func child(_ number: Int32, _ depth: Int) throws(ScriptError) -> ScriptNode {
    guard let found = yaml_document_get_node(&document, number)
    else { throw ScriptError("wrong YAML: a node is missing", at: ScriptPlace(file: file)) }
    return try node(found.pointee, depth: depth + 1)
  }

  private static func scalar(
    _ scalar: yaml_node_t.__Unnamed_union_data.__Unnamed_struct_scalar
  )
    -> ScriptNode.Kind
  {
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    return isPlain && ["", "~", "null"].contains(text) ? .nothing : .text(text)
  }
}
