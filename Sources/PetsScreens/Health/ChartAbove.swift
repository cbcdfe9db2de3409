import Terminal
import Toolkit

/// A chart above a list, of which the list comes first for the focus.
struct ChartAbove<Action>: Widget {
  let chart: Element<Action>
  let rows: Int
  let list: Element<Action>

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let rows = min(rows, rect.rows)
    list.render(in: rect.inset(Insets(top: rows)), &canvas)
    chart.render(in: Rect(origin: rect.origin, size: Size(rect.columns, rows)), &canvas)
  }
}
