import Semantics
import Terminal

/// The rows of a form: labels in a column of their own, or above the fields where it is narrow.
struct FormRows<Action>: Widget {
  let form: Identifier
  let rows: [FormRow<Action>]
  let state: FormState

  /// The fewest columns of a field beside its label.
  private static var fieldColumns: Int { 28 }

  var flex: Flex { Flex(horizontal: 1) }

  private struct Arrangement {
    let labelColumns: Int
    let isStacked: Bool

    /// Blank rows between two fields; a label above each parts them too.
    var gap: Int { isStacked ? 0 : 1 }

    func fieldColumns(_ columns: Int) -> Int {
      isStacked ? columns : max(1, columns - labelColumns - 2)
    }
  }

  private func arrangement(_ columns: Int) -> Arrangement {
    let widest = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
    let label = min(widest, columns / 3)
    return Arrangement(labelColumns: label, isStacked: columns - label - 2 < Self.fieldColumns)
  }

  private func field(_ row: FormRow<Action>) -> Element<Action> {
    row.field(state.shows(row.id) ? row.problem : nil)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let arrangement = arrangement(available.columns)
    let heights = rows.map { height(field($0), arrangement, available, context) }
    let gaps = arrangement.gap * max(0, rows.count - 1)
    return Size(available.columns, min(heights.reduce(gaps, +), available.rows))
  }

  private func height(
    _ field: Element<Action>, _ arrangement: Arrangement, _ available: Size,
    _ context: RenderContext
  ) -> Int {
    let room = Size(arrangement.fieldColumns(available.columns), available.rows)
    return max(1, field.measure(room, context).rows) + (arrangement.isStacked ? 1 : 0)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let arrangement = arrangement(rect.columns)
    var y = rect.minY
    for row in rows {
      let field = field(row)
      let height = height(field, arrangement, rect.size, canvas.context)
      let place = Rect(x: rect.minX, y: y, columns: rect.columns, rows: height)
      draw(row, field, in: place, arrangement, &canvas)
      y += height + arrangement.gap
    }
  }

  private func draw(
    _ row: FormRow<Action>, _ field: Element<Action>, in place: Rect, _ arrangement: Arrangement,
    _ canvas: inout Canvas<Action>
  ) {
    let columns = arrangement.isStacked ? place.columns : arrangement.labelColumns
    let label = Rect(origin: place.origin, size: Size(columns, 1))
    let isFocused = canvas.isFocused(row.id)
    canvas.write(
      DisplayWidth.truncate(row.title, to: columns), at: label.origin,
      role: isFocused ? .accent : .muted)
    canvas.add(
      Target(
        form.child("label").item(row.id), frame: label,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return Response(focus: .to(row.id))
        }))
    let inset = arrangement.isStacked ? Insets(top: 1) : Insets(left: columns + 2)
    field.render(in: place.inset(inset), &canvas)
  }
}
