import FoundationEssentials

/// Variables in a script: `${name}` stands for a value.
extension ScriptNode {
  /// Returns the node with the values of variables in place of `${name}`, in texts and in keys; values may
  /// name others.
  ///
  /// `$${name}` stands for `${name}` itself. A name in capitals that is no variable stays, as a shell knows
  /// it; and all stays where there are no variables.
  ///
  /// - Throws: ``ScriptError`` for another name that is no variable, and for variables that name each other.
  func filled(with variables: [String: String]) throws(ScriptError) -> ScriptNode {
    if variables.isEmpty { return self }
    var values = ScriptVariables(variables)
    return try mapped { node throws(ScriptError) in
      guard case .text(let text) = node.kind, text.contains("${") else { return node }
      return ScriptNode(.text(try values.filled(text, at: node.place)), at: node.place)
    }
  }

  /// The names that stand as `${name}` in the node.
  var usedNames: Set<String> {
    switch kind {
    case .nothing: []
    case .text(let text): Set(text.matches(of: ScriptVariables.word).map { String($0.output.name) })
    case .list(let nodes): nodes.reduce(into: []) { $0.formUnion($1.usedNames) }
    case .map(let members):
      members.reduce(into: []) { $0.formUnion($1.key.usedNames.union($1.value.usedNames)) }
    }
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

/// The values of variables, each filled once.
private struct ScriptVariables {
  /// The most bytes of a text that is filled: values that name others twice would double without end.
  private static let most = 1 << 20

  static var word: Regex<(Substring, escape: Substring, name: Substring)> {
    #/(?<escape>\$?)\$\{(?<name>[A-Za-z_][A-Za-z0-9_-]*)\}/#
  }

  private let variables: [String: String]
  private var values: [String: String] = [:]
  /// The variables whose values are being filled, each named by the one before.
  private var open: [String] = []

  init(_ variables: [String: String]) { self.variables = variables }

  mutating func filled(_ text: String, at place: ScriptPlace) throws(ScriptError) -> String {
    var (filled, rest) = ("", text[...])
    while let match = rest.firstMatch(of: Self.word) {
      filled += rest[..<match.range.lowerBound]
      filled +=
        match.output.escape.isEmpty
        ? try value(String(match.output.name), at: place) : String(match.output.0.dropFirst())
      if filled.utf8.count > Self.most {
        throw ScriptError("with its variables this is longer than \(Self.most) bytes", at: place)
      }
      rest = rest[match.range.upperBound...]
    }
    return filled + rest
  }

  private mutating func value(
    _ name: String, at place: ScriptPlace
  ) throws(ScriptError) -> String {
    if let value = values[name] { return value }
    guard let text = variables[name] else {
      if name == name.uppercased() { return "${\(name)}" }
      throw ScriptError(
        "“\(name)” is no variable; there are \(variables.keys.sorted().joined(separator: ", ")). "
          + "`$${\(name)}` stands for `${\(name)}` itself", at: place)
    }
    if open.contains(name) {
      throw ScriptError("the variable “\(name)” names itself", at: place)
    }
    open.append(name)
    let value = try filled(text, at: place)
    open.removeLast()
    values[name] = value
    return value
  }
}
