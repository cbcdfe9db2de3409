import FoundationEssentials

/// Variables in a script: `${name}` stands for a value.
extension ScriptNode {
  /// Returns the node with the values of variables in place of `${name}`, in texts and in keys.
  ///
  /// `$${name}` stands for `${name}` itself. A name in capitals that is no variable stays, as a shell knows
  /// it; and all stays where there are no variables.
  ///
  /// - Throws: ``ScriptError`` for another name that is no variable.
  func filled(with variables: [String: String]) throws(ScriptError) -> ScriptNode {
    if variables.isEmpty { return self }
    return try mapped { node throws(ScriptError) in
      guard case .text(let text) = node.kind, text.contains("${") else { return node }
      var (filled, rest) = ("", text[...])
      while let match = rest.firstMatch(of: Self.word) {
        filled += rest[..<match.range.lowerBound]
        filled += try Self.value(match.output, of: variables, at: node.place)
        rest = rest[match.range.upperBound...]
      }
      return ScriptNode(.text(filled + rest), at: node.place)
    }
  }

  /// The names that stand as `${name}` in the node.
  var usedNames: Set<String> {
    switch kind {
    case .nothing: []
    case .text(let text): Set(text.matches(of: Self.word).map { String($0.output.name) })
    case .list(let nodes): nodes.reduce(into: []) { $0.formUnion($1.usedNames) }
    case .map(let members):
      members.reduce(into: []) { $0.formUnion($1.key.usedNames.union($1.value.usedNames)) }
    }
  }

  private typealias Word = (Substring, escape: Substring, name: Substring)

  private static var word: Regex<Word> { #/(?<escape>\$?)\$\{(?<name>[A-Za-z_][A-Za-z0-9_-]*)\}/# }

  private static func value(
    _ word: Word, of variables: [String: String], at place: ScriptPlace
  ) throws(ScriptError) -> String {
    let name = String(word.name)
    if !word.escape.isEmpty { return String(word.0.dropFirst()) }
    if let value = variables[name] { return value }
    if name == name.uppercased() { return String(word.0) }
    throw ScriptError(
      "“\(name)” is no variable; there are \(variables.keys.sorted().joined(separator: ", ")). "
        + "`$${\(name)}` stands for `${\(name)}` itself", at: place)
  }

  /// Returns the node as that of a file which is included so deep.
  func with(depth: Int) -> ScriptNode {
    mapped { node in
      var place = node.place
      place.depth = depth
      return ScriptNode(node.kind, at: place)
    }
  }

  /// Returns the node with each of its nodes changed, the inner ones first.
  private func mapped<Failure>(
    _ change: (ScriptNode) throws(Failure) -> ScriptNode
  ) throws(Failure) -> ScriptNode {
    switch kind {
    case .list(let nodes):
      var list: [ScriptNode] = []
      for node in nodes { list.append(try node.mapped(change)) }
      return try change(ScriptNode(.list(list), at: place))
    case .map(let members):
      var map: [(key: ScriptNode, value: ScriptNode)] = []
      for member in members {
        map.append((try member.key.mapped(change), try member.value.mapped(change)))
      }
      return try change(ScriptNode(.map(map), at: place))
    case .text, .nothing: return try change(self)
    }
  }
}
