import Core
import Semantics
import Terminal

/// Bars side by side: value above, name below; in words where there is no room for one beside the
/// next.
struct VerticalBars: Drawing {
  let model: BarModel

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    context.isFlat ? HorizontalBars(model: model).measure(available, context) : available
  }

  func draw(in rect: Rect, on painter: Painter) {
    let isRoomy = rect.rows >= 5 && rect.columns >= 6
    guard !painter.context.isFlat, isRoomy, !model.bars.isEmpty else {
      return HorizontalBars(model: model).draw(in: rect, on: painter)
    }
    let language = painter.context.language
    let wished = model.bars.map { bar in
      max(DisplayWidth.of(bar.label), DisplayWidth.of(model.number(bar, language)))
    }
    let width = min(max(3, wished.max() ?? 0), max(3, rect.columns / model.bars.count - 1), 12)
    let count = min(model.bars.count, (rect.columns + 1) / (width + 1))
    painter.group(model.node(rect, language)) {
      for index in 0..<count {
        let column = Rect(
          x: rect.minX + index * (width + 1), y: rect.minY, columns: width, rows: rect.rows)
        draw(index, in: column, painter)
      }
      drawRest(model.bars.count - count, in: rect, painter)
    }
  }

  private func drawRest(_ count: Int, in rect: Rect, _ painter: Painter) {
    guard count > 0 else { return }
    let words = DisplayWidth.truncate(
      model.rest(count, painter.context.language), to: rect.columns)
    let x = rect.maxX - DisplayWidth.of(words)
    painter.write(words, at: Point(x: x, y: rect.minY), role: .muted)
  }

  /// The row of names is the last, that of the line of zero is where the scale has it.
  private func draw(_ index: Int, in column: Rect, _ painter: Painter) {
    let bar = model.bars[index]
    let language = painter.context.language
    painter.describe(model.node(index, column, language))
    write(bar.label, in: column, y: column.maxY - 1, role: .muted, painter)
    // A row above for the number, and one below where there are bars below zero.
    let scale = model.scale
    let room = column.inset(Insets(top: 2, bottom: scale.low < 0 ? 2 : 1))
    let zero = room.rows - scale.step(of: 0, steps: room.rows)
    let number = model.number(bar, language)
    guard let value = bar.value else {
      return write(number, in: column, y: room.minY + zero - 1, role: .muted, painter)
    }
    let y =
      value >= 0
      ? rise(value, scale, room, zero, painter) : fall(value, scale, room, zero, painter)
    write(number, in: column, y: y, role: .text, painter)
  }

  /// Returns the row for the number, above the bar.
  private func rise(
    _ value: Double, _ scale: ChartScale, _ room: Rect, _ zero: Int, _ painter: Painter
  ) -> Int {
    let base = (room.rows - zero) * 8
    let wanted = scale.step(of: value, steps: room.rows * 8) - base
    let eighths = min(zero * 8, max(value > 0 ? 1 : 0, wanted))
    for cell in 0..<(eighths + 7) / 8 {
      let glyph = BlockText.column(eighths: eighths - cell * 8)
      let text = String(repeating: glyph, count: room.columns)
      painter.write(text, at: Point(x: room.minX, y: room.minY + zero - 1 - cell), role: .chart1)
    }
    return room.minY + zero - 1 - (eighths + 7) / 8
  }

  /// Half cells, for there are no eighths from above. Returns the row for the number, below the bar.
  private func fall(
    _ value: Double, _ scale: ChartScale, _ room: Rect, _ zero: Int, _ painter: Painter
  ) -> Int {
    let base = (room.rows - zero) * 2
    let wanted = base - scale.step(of: value, steps: room.rows * 2)
    let halves = min((room.rows - zero) * 2, max(1, wanted))
    for cell in 0..<(halves + 1) / 2 {
      let glyph = halves - cell * 2 >= 2 ? "█" : "▀"
      let text = String(repeating: glyph, count: room.columns)
      painter.write(text, at: Point(x: room.minX, y: room.minY + zero + cell), role: .chart2)
    }
    return room.minY + zero + (halves + 1) / 2
  }

  private func write(
    _ text: String, in column: Rect, y: Int, role: ThemeRole, _ painter: Painter
  ) {
    let shown = DisplayWidth.truncate(text, to: column.columns)
    let spare = column.columns - DisplayWidth.of(shown)
    painter.write(shown, at: Point(x: column.minX + spare / 2, y: y), role: role)
  }
}
