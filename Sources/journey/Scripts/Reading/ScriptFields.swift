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
      guard keys.contains(key) else {
        throw ScriptError(
          "unknown key “\(key)” of \(what); it has \(keys.joined(separator: ", "))",
          at: member.key.place)
      }
      fields[key] = member.value
    }
    self.node = node
    self.fields = fields
  }

  subscript(_ key: String) -> ScriptNode? { fields[key] }

  func required(_ key: String) throws(ScriptError) -> ScriptNode {
    guard let field = fields[key] else {
      throw ScriptError("“\(key)” is missing", at: node.place)
    }
    return field
  }

  /// Reads a member that may be missing.
  func value<Value>(
    _ key: String, _ read: (ScriptNode) throws(ScriptError) -> Value
  ) throws(ScriptError) -> Value? {
    guard let field = fields[key] else { return nil }
    return try read(field)
  }
}
