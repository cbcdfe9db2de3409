import Core
import Semantics
import Terminal

/// Bars one below another: name, bar, value.
struct HorizontalBars: Drawing {
  let model: BarModel

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(max(1, model.bars.count), available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let language = painter.context.language
    painter.group(model.node(rect, language)) {
      guard !rect.isEmpty else { return }
      if model.bars.isEmpty { return model.drawEmpty(in: rect, painter) }
      let hidden = model.bars.count - rect.rows
      let shown = hidden > 0 ? rect.rows - 1 : model.bars.count
      for index in 0..<shown {
        let row = Rect(x: rect.minX, y: rect.minY + index, columns: rect.columns, rows: 1)
        draw(index, in: row, painter)
      }
      guard hidden > 0 else { return }
      let words = model.rest(hidden + 1, language)
      painter.write(
        DisplayWidth.truncate(words, to: rect.columns),
        at: Point(x: rect.minX, y: rect.maxY - 1), role: .muted)
    }
  }

  private func draw(_ index: Int, in row: Rect, _ painter: Painter) {
    let bar = model.bars[index]
    let language = painter.context.language
    painter.describe(model.node(index, row, language))
    let number = model.number(bar, language)
    if painter.context.isFlat || row.columns < 16 {
      let line = DisplayWidth.truncate("\(bar.label): \(number)", to: row.columns)
      painter.write(line, at: row.origin, role: .text)
      return
    }
    let label = width(row.columns / 3) { $0.label }
    let value = width(row.columns / 3) { model.number($0, language) }
    painter.write(DisplayWidth.truncate(bar.label, to: label), at: row.origin, role: .text)
    let text = DisplayWidth.truncate(number, to: value)
    painter.write(
      text, at: Point(x: row.maxX - DisplayWidth.of(text), y: row.minY), role: .text)
    let room = row.inset(Insets(left: label + 1, right: value + 1))
    if let amount = bar.value { drawBar(amount, in: room, painter) }
  }

  private func width(_ limit: Int, _ text: (ChartBar) -> String) -> Int {
    min(model.bars.map { DisplayWidth.of(text($0)) }.max() ?? 0, limit)
  }

  /// Half cells to the left of zero, where there are no eighths; at least a sliver of what is not
  /// zero.
  private func drawBar(_ value: Double, in room: Rect, _ painter: Painter) {
    let scale = model.scale
    let zero = scale.step(of: 0, steps: room.columns)
    if scale.low < 0 {
      painter.write(
        "│", at: Point(x: room.minX + min(zero, room.columns - 1), y: room.minY), role: .border)
    }
    if value >= 0 {
      let end = scale.step(of: value, steps: room.columns * 8)
      let eighths = max(value > 0 ? 1 : 0, end - zero * 8)
      painter.write(
        BlockText.bar(eighths: min(eighths, (room.columns - zero) * 8)),
        at: Point(x: room.minX + zero, y: room.minY), role: .chart1)
      return
    }
    let halves = max(1, zero * 2 - scale.step(of: value, steps: room.columns * 2))
    let whole = halves / 2
    let start = room.minX + zero - whole
    painter.write("█", count: whole, at: Point(x: start, y: room.minY), role: .chart2)
    if halves % 2 == 1, start > room.minX {
      painter.write("▐", at: Point(x: start - 1, y: room.minY), role: .chart2)
    }
  }
}
