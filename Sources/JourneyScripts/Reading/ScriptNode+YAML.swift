import Yams

extension ScriptNode {
  /// The documents of a YAML text.
  ///
  /// - Throws: ``ScriptError`` with the place at which the text is no YAML.
  static func documents(yaml: String, file: String) throws(ScriptError) -> [ScriptNode] {
    do {
      // A loop over it would hide its error.
      var sequence = try Yams.compose_all(yaml: yaml)
      var documents: [ScriptNode] = []
      while let node = sequence.next() { documents.append(ScriptNode(node, file)) }
      if let error = sequence.error { throw error }
      return documents
    } catch let error as YamlError {
      throw ScriptError(error, file)
    } catch {
      throw ScriptError("\(error)", at: ScriptPlace(file: file, line: 1, column: 1))
    }
  }

  private init(_ node: Node, _ file: String) {
    let place = ScriptPlace(
      file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    switch node {
    case .scalar(let scalar):
      let isNothing = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      self.init(isNothing ? .nothing : .text(scalar.string), at: place)
    case .sequence(let sequence):
      self.init(.list(sequence.map { ScriptNode($0, file) }), at: place)
    case .mapping(let mapping):
      self.init(
        .map(mapping.map { (ScriptNode($0.key, file), ScriptNode($0.value, file)) }), at: place)
    case .alias:
      self.init(.nothing, at: place)
    }
  }
}

extension ScriptError {
  fileprivate init(_ error: YamlError, _ file: String) {
    var place = ScriptPlace(file: file, line: 1, column: 1)
    var message = "\(error)"
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      place.line = mark.line
      place.column = mark.column
      message = problem
    default: break
    }
    self.init("no YAML: \(message)", at: place)
  }
}
