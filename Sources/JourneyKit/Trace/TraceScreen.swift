import Semantics
import Terminal

/// A screen, as what is not as on the screen before it; the first one follows an empty screen.
public struct TraceScreen: Codable, Hashable, Sendable {
  /// A change of a list: some numbers are removed at an index, others are added there.
  public struct Splice: Codable, Hashable, Sendable {
    public var at: Int
    public var remove: Int
    public var add: [Int]

    /// Makes the change from one list to another; nil if they are equal.
    init?(_ old: [Int], _ new: [Int]) {
      guard old != new else { return nil }
      let shorter = min(old.count, new.count)
      let head = zip(old, new).prefix { $0 == $1 }.count
      let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head)
        .prefix { $0 == $1 }.count
      at = head
      remove = old.count - head - tail
      add = Array(new[head..<(new.count - tail)])
    }

    func apply(to list: inout [Int]) throws(TraceError) {
      guard at >= 0, remove >= 0, at <= list.count, remove <= list.count - at
      else { throw TraceError("a screen takes away what is not there") }
      list.replaceSubrange(at..<(at + remove), with: add)
    }
  }

  /// Columns and rows.
  public var size: [Int]
  /// A row, and its place in the table of rows, by turns; all rows where the size is another one.
  public var rows: [Int]
  /// Column and row from 0; nil where it is hidden.
  public var cursor: [Int]?
  public var focus: String?
  /// nil where they are those of the screen before it; numbers of the table.
  public var nodes: Splice?
  /// nil where it is that of the screen before it.
  public var focusOrder: [String]?
}

extension Trace {
  /// Returns the complete screens in the order of their numbers.
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

  /// The screen so far, to which the changes are applied.
  private struct Decoder {
    let rows: [[Cell]]
    let nodes: [SemanticNode]
    private var screen = Screen.empty
    private var numbers: [Int] = []

    init(rows: [[Cell]], nodes: [SemanticNode]) { (self.rows, self.nodes) = (rows, nodes) }

    mutating func next(_ change: TraceScreen) throws(TraceError) -> Screen {
      try resize(change.size)
      for index in stride(from: 0, to: change.rows.count - 1, by: 2) {
        try put(change.rows[index + 1], at: change.rows[index])
      }
      screen.cursor = change.cursor.flatMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
      screen.focus = change.focus.map { Identifier($0) }
      if let order = change.focusOrder { screen.focusOrder = order.map { Identifier($0) } }
      try change.nodes?.apply(to: &numbers)
      guard numbers.allSatisfy(nodes.indices.contains)
      else { throw TraceError("a screen names a node that is not there") }
      screen.nodes = numbers.enumerated().map { index, number in
        var node = nodes[number]
        node.parent = node.parent.map { index &- $0 }
        return node
      }
      return screen
    }

    private mutating func resize(_ size: [Int]) throws(TraceError) {
      guard size.count == 2, size.allSatisfy({ (0...4096).contains($0) })
      else { throw TraceError("a screen has no size") }
      let size = Size(size[0], size[1])
      if size != screen.size { screen.surface = Surface(size: size) }
    }

    private mutating func put(_ row: Int, at y: Int) throws(TraceError) {
      guard rows.indices.contains(row), (0..<screen.size.rows).contains(y)
      else { throw TraceError("a screen names a row that is not there") }
      for (x, cell) in rows[row].prefix(screen.size.columns).enumerated() {
        screen.surface[x, y] = cell
      }
    }
  }
}

/// An encoder of the steps of a journey as a trace, with each thing in it once.
struct TraceEncoder {
  private var styles = TraceTable<Style>()
  private var rows = TraceTable<[Cell]>()
  private var nodes = TraceTable<SemanticNode>()
  private var screens: [TraceScreen] = []
  private var last = Screen.empty
  private var lastNodes: [Int] = []

  @MainActor
  static func trace(_ log: StepLog, name: String, started: Int? = nil) -> Trace {
    var encoder = TraceEncoder()
    let steps = log.steps { record, entry in
      guard let screen = entry.screen else { return }
      // A group shows where it began; its screen comes before those of the steps inside.
      record.evidence = record.evidence ?? StepEvidence()
      record.evidence?.screen = encoder.number(screen)
    }
    let hasFailed = steps.contains { $0.result == .failed }
    return encoder.trace(name, hasFailed ? .failed : .passed, started, steps)
  }

  private func trace(
    _ name: String, _ result: StepRecord.Result, _ started: Int?, _ steps: [StepRecord]
  ) -> Trace {
    var styles = styles
    let rows = rows.values.map { TraceRow($0) { styles.number($0) } }
    return Trace(
      name: name, result: result, started: started, steps: steps,
      styles: styles.values.map(TraceStyle.init), rows: rows, nodes: nodes.values, screens: screens)
  }

  private mutating func number(_ screen: Screen) -> Int {
    if screens.isEmpty || screen != last {
      let numbers = screen.nodes.indices.map { index in
        var node = screen.nodes[index]
        node.parent = node.parent.map { index - $0 }
        return nodes.number(node)
      }
      screens.append(
        TraceScreen(
          size: [screen.size.columns, screen.size.rows], rows: changedRows(screen),
          cursor: screen.cursor.map { [$0.x, $0.y] }, focus: screen.focus?.name,
          nodes: TraceScreen.Splice(lastNodes, numbers),
          focusOrder: screen.focusOrder == last.focusOrder
            ? nil : screen.focusOrder.map(\.name)))
      last = screen
      lastNodes = numbers
    }
    return screens.count - 1
  }

  private mutating func changedRows(_ screen: Screen) -> [Int] {
    let isResized = screen.size != last.size
    return (0..<screen.size.rows).flatMap { y -> [Int] in
      let row = screen.surface.row(y)
      if !isResized, row == last.surface.row(y) { return [] }
      return [y, rows.number(Array(row))]
    }
  }
}

/// Numbers values in the order of their coming.
struct TraceTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
