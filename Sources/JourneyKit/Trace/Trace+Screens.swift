import Semantics
import Terminal

extension Trace {
  /// The screens, whole again, in the order of their numbers.
  ///
  /// - Throws: ``TraceError`` where the trace contradicts itself.
  public func decodedScreens() throws(TraceError) -> [Screen] {
    let styles = styles.map(\.style)
    var rowCells: [[Cell]] = []
    for row in rows { rowCells.append(try row.cells(styles)) }
    var decoder = Decoder(rows: rowCells, nodes: nodes)
    var result: [Screen] = []
    for screen in screens { result.append(try decoder.next(screen)) }
    guard flat.allSatisfy({ ($0.step.evidence?.screen).map(result.indices.contains) ?? true })
    else { throw TraceError("a step names a screen that is not there") }
    return result
  }

  /// Holds what the screens until now have come to.
  private struct Decoder {
    let rows: [[Cell]]
    let nodes: [SemanticNode]
    private var screen = Screen.empty
    private var numbers: [Int] = []

    init(rows: [[Cell]], nodes: [SemanticNode]) {
      self.rows = rows
      self.nodes = nodes
    }

    mutating func next(_ change: TraceScreen) throws(TraceError) -> Screen {
      try resize(change.size)
      for index in stride(from: 0, to: change.rows.count - 1, by: 2) {
        try put(change.rows[index + 1], at: change.rows[index])
      }
      screen.cursor = change.cursor.flatMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
      screen.focus = change.focus.map { Identifier($0) }
      if let order = change.focusOrder { screen.focusOrder = order.map { Identifier($0) } }
      try change.nodes?.apply(to: &numbers)
      guard numbers.allSatisfy(nodes.indices.contains) else {
        throw TraceError("a screen names a node that is not there")
      }
      screen.nodes = numbers.enumerated().map { index, number in
        var node = nodes[number]
        node.parent = node.parent.map { index &- $0 }
        return node
      }
      return screen
    }

    private mutating func resize(_ size: [Int]) throws(TraceError) {
      guard size.count == 2, size.allSatisfy({ (0...4096).contains($0) }) else {
        throw TraceError("a screen has no size")
      }
      let size = Size(size[0], size[1])
      if size != screen.size { screen.surface = Surface(size: size) }
    }

    private mutating func put(_ row: Int, at y: Int) throws(TraceError) {
      guard rows.indices.contains(row), (0..<screen.size.rows).contains(y) else {
        throw TraceError("a screen names a row that is not there")
      }
      for (x, cell) in rows[row].prefix(screen.size.columns).enumerated() {
        screen.surface[x, y] = cell
      }
    }
  }
}
