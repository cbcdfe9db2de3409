import Core
import Semantics
import Terminal

/// What a line chart draws: names of the series, the plot with its axes, and the place that is read.
struct LineChartDrawing: Drawing {
  let model: LineChartModel

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = context.isFlat ? model.series.count + 2 : available.rows
    return Size(available.columns, min(rows, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let context = painter.context
    let plot = rect.isEmpty ? nil : plot(in: rect, context)
    let places = ChartPicker.Places(
      name: { point in plot?.index(at: point).map(String.init) }, index: { Int($0) })
    let picked = picked(places, context)
    let words = model.series.map { model.summary(context.language).words($0.values) }
    let node = SemanticNode(
      identifier: model.id, role: .chart, label: model.label,
      value: picked.map { model.reading($0, context.language) } ?? words.joined(separator: "; "),
      traits: .focusable, actions: ["read"], frame: rect)
    painter.group(node) {
      drawHead(in: rect, picked, painter)
      if let plot { plot.draw(picked: picked, on: painter) } else { drawWords(in: rect, painter) }
    }
    model.picker.add(
      to: painter, in: rect, moves: [.previous(context.language), .next(context.language)], places)
  }

  /// Without the focus only what the pointer is over.
  private func picked(_ places: ChartPicker.Places, _ context: RenderContext) -> Int? {
    let picked = model.picker.picked(context, places)
    return context.focus == model.id || picked != model.picker.kept(context) ? picked : nil
  }

  /// Nil where words have to do.
  private func plot(in rect: Rect, _ context: RenderContext) -> LinePlot? {
    let room = rect.inset(Insets(top: model.series.count > 1 ? 2 : 1))
    guard !context.isFlat, room.rows >= 4, room.columns >= 16 else { return nil }
    return LinePlot(model: model, rect: room, language: context.language)
  }

  /// The picked place in numbers, or what the chart shows; the signs of the series below.
  private func drawHead(in rect: Rect, _ picked: Int?, _ painter: Painter) {
    guard !rect.isEmpty else { return }
    let isFocused = painter.context.focus == model.id
    let text = picked.map { model.reading($0, painter.context.language) } ?? model.label
    let head = DisplayWidth.truncate((isFocused ? "› " : "  ") + text, to: rect.columns)
    painter.write(head, at: rect.origin, role: isFocused ? .accent : .title)
    guard !painter.context.isFlat, model.series.count > 1, rect.rows >= 6 else { return }
    let legend = Rect(x: rect.minX + 2, y: rect.minY + 1, columns: rect.columns - 2, rows: 1)
    Part(Marks(id: model.id.child("legend"), names: model.series.map(\.name)))
      .draw(in: legend, on: painter)
  }

  private func drawWords(in rect: Rect, _ painter: Painter) {
    for (row, line) in model.lines(painter.context.language).enumerated() {
      guard row + 1 < rect.rows else { return }
      let text = DisplayWidth.truncate(line, to: rect.columns)
      painter.write(text, at: rect.origin + Point(x: 0, y: row + 1), role: ChartMark.role(row))
    }
  }
}
