import Terminal

/// Rows of cells in columns that line up: each column as wide as its widest cell, the last one takes
/// what is left.
///
/// ```
/// GridLayout(rows: facts.map { [Element(Text($0, .muted)), Element(Text($1))] })
/// ```
public struct GridLayout<Action>: PlainWidget {
  let part: Part

  public init(rows: [[Element<Action>]], columnSpacing: Int = 1) {
    part = Part(Grid(rows: rows.map(parts), columnSpacing: columnSpacing))
  }
}

private struct Grid: Drawing {
  let rows: [[Part]]
  let columnSpacing: Int

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let widths = widths(available, context)
    let heights = rows.map { height($0, widths, available, context) }
    return Size(available.columns, min(available.rows, heights.reduce(0, +)))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let widths = widths(rect.size, painter.context)
    var y = rect.minY
    for row in rows {
      let height = height(row, widths, rect.size, painter.context)
      var x = rect.minX
      for (cell, width) in zip(row, widths) {
        cell.draw(in: Rect(x: x, y: y, columns: width, rows: height), on: painter)
        x += width + columnSpacing
      }
      y += height
    }
  }

  private func widths(_ available: Size, _ context: RenderContext) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var left = available.columns - columnSpacing * max(0, count - 1)
    return (0..<count).map { column in
      let asked = rows.filter { column < $0.count }.map {
        $0[column].measure(Size(max(0, left), available.rows), context).columns
      }
      let width = column == count - 1 ? max(0, left) : min(max(0, left), asked.max() ?? 0)
      left -= width
      return width
    }
  }

  private func height(
    _ row: [Part], _ widths: [Int], _ available: Size, _ context: RenderContext
  ) -> Int {
    zip(row, widths).map { $0.measure(Size($1, available.rows), context).rows }.max() ?? 0
  }
}
