import Semantics
import Terminal

/// Makes a trace of the steps of a journey, with each thing in it once.
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
      styles: styles.values.map(TraceStyle.init), rows: rows, nodes: nodes.values,
      screens: screens)
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
