import JourneyKit

/// One of the journeys of a document: a row of its table in a cell of its matrix.
struct ScriptVariant {
  /// The most journeys of one document.
  static let most = 10_000

  /// `Barsik 3, 40x12 ru`; empty for the only one.
  var name: String
  var variables: [String: String]
  /// Nil for a document without a matrix.
  var cell: MatrixCell?

  /// Returns the variants of a document, all rows of the first cell first; one for a document without
  /// rows and matrix.
  ///
  /// - Throws: ``ScriptError`` where a row does not have the values of the parameters, a value is none
  ///   that its axis takes, or there are too many.
  static func all(of node: ScriptNode) throws(ScriptError) -> [ScriptVariant] {
    guard case .map = node.kind else { return [ScriptVariant(name: "", variables: [:])] }
    let constant = try texts(node.member("variables"))
    let rows = try rows(node.member("rows"), node.member("parameters"))
    let used = node.usedNames
    let matrix = try node.member("matrix").map { node throws(ScriptError) in
      try self.matrix(node, used)
    }
    let axes = matrix?.axes.map(\.values.count) ?? []
    guard axes.reduce(rows.count, { min($0 * $1, most + 1) }) <= most
    else { throw ScriptError("these are more than \(most) journeys", at: node.place) }
    let cells: [MatrixCell?] = matrix.map { $0.cells.map(Optional.some) } ?? [nil]
    return cells.flatMap { cell in
      rows.map { row in
        var variables = constant.merging(row.values) { $1 }
        for coordinate in cell?.coordinates ?? [] { variables[coordinate.axis] = coordinate.value }
        let names = [row.name, cell?.name ?? ""].filter { !$0.isEmpty }
        return ScriptVariant(
          name: names.joined(separator: ", "), variables: variables, cell: cell)
      }
    }
  }

  private static func texts(_ node: ScriptNode?) throws(ScriptError) -> [String: String] {
    guard let node else { return [:] }
    return try node.texts("names and values")
  }

  // MARK: Rows
  private struct Row {
    var name = ""
    var values: [String: String] = [:]
  }

  private static func rows(
    _ node: ScriptNode?, _ parameters: ScriptNode?
  ) throws(ScriptError) -> [Row] {
    var names = try parameters.map { node throws(ScriptError) in try node.words("names") }
    guard let node else {
      guard let parameters else { return [Row()] }
      throw ScriptError("“rows” is missing, which has their values", at: parameters.place)
    }
    guard case .list(let nodes) = node.kind else { throw node.error(expected: "a list of rows") }
    if nodes.isEmpty { throw ScriptError("“rows” is empty", at: node.place) }
    var rows: [Row] = []
    for node in nodes {
      let row = try row(node, names)
      // Without `parameters` the first map tells the names.
      names = names ?? row.values.keys.sorted()
      rows.append(row)
    }
    return rows
  }

  private static func row(_ node: ScriptNode, _ names: [String]?) throws(ScriptError) -> Row {
    if case .map(let members) = node.kind {
      let values = try node.texts("names and values")
      if let names, Set(names) != Set(values.keys) {
        let wanted = names.joined(separator: ", ")
        throw ScriptError(
          "expected values of \(wanted), found those of \(values.keys.sorted().joined(separator: ", "))",
          at: node.place)
      }
      var shown: [String] = []
      for member in members { shown.append(try member.value.text("a value")) }
      return Row(name: shown.joined(separator: " "), values: values)
    }
    let values = try node.words("a row of values")
    guard let names else { throw node.error(expected: "a map, as there are no “parameters”") }
    guard names.count == values.count else {
      throw ScriptError(
        "expected \(names.count) values (\(names.joined(separator: ", "))), found \(values.count)",
        at: node.place)
    }
    return Row(
      name: values.joined(separator: " "),
      values: Dictionary(zip(names, values)) { _, last in last })
  }

  // MARK: Matrix
  /// - Parameter used: the names of variables in the document.
  private static func matrix(
    _ node: ScriptNode, _ used: Set<String>
  ) throws(ScriptError) -> JourneyMatrix {
    guard case .map(let members) = node.kind, !members.isEmpty
    else { throw node.error(expected: "axes and their values") }
    var axes: [JourneyMatrix.Axis] = []
    for member in members {
      let name = try member.key.text("the name of an axis")
      guard MatrixCell.Setting(rawValue: name) != nil || used.contains(name) else {
        let settings = MatrixCell.Setting.allCases.map(\.rawValue).joined(separator: ", ")
        throw ScriptError(
          "“\(name)” is neither \(settings) nor a variable that is used as ${\(name)}",
          at: member.key.place)
      }
      var values: [String] = []
      for value in try member.value.list("values") {
        try check(value, of: name)
        let text = try value.text("a value")
        if values.contains(text) {
          throw ScriptError("“\(text)” stands there twice", at: value.place)
        }
        values.append(text)
      }
      if values.isEmpty { throw member.value.error(expected: "values") }
      axes.append(JourneyMatrix.Axis(name, values))
    }
    return JourneyMatrix(axes: axes)
  }

  /// Checks a value of an axis that is an option too; the others are for variables alone.
  private static func check(_ node: ScriptNode, of axis: String) throws(ScriptError) {
    switch MatrixCell.Setting(rawValue: axis) {
    case .size?: _ = try node.size()
    case .colours?:
      _ = try node.value("none, 8, 16, 256 or true") { TerminalColors(rawValue: $0) }
    case .theme?: _ = try node.value("dark or light") { TerminalTheme(rawValue: $0) }
    case .term?, .language?, nil: _ = try node.text("a value")
    }
  }
}
