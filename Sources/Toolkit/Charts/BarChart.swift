import Core
import Semantics
import Terminal

/// Bars from a line of zero, each with its name and its value; below zero they go the other way.
///
/// In flat mode, a line of words for each.
///
/// ```swift
/// BarChart(
///   "bars.trip", label: setup.say(en: "Spent on the trip", ru: "Расходы в поездке"),
///   bars: spent, unit: " €")
/// ```
public struct BarChart<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - bars: from the top, or from the left; of more than there is room for, the last are left out
  ///     and counted.
  ///   - unit: stands behind each number, as ` €`.
  public init(
    _ id: Identifier, label: String, bars: [ChartBar], direction: BarDirection = .horizontal,
    digits: Int = 0, unit: String = ""
  ) {
    let model = BarModel(id: id, label: label, bars: bars, digits: digits, unit: unit)
    part =
      direction == .horizontal
      ? Part(HorizontalBars(model: model)) : Part(VerticalBars(model: model))
  }
}

/// The direction of the bars of a ``BarChart``.
public enum BarDirection: Hashable, Sendable, CaseIterable { case horizontal, vertical }

/// The content of a bar chart.
struct BarModel {
  let id: Identifier
  let label: String
  let bars: [ChartBar]
  let digits: Int
  let unit: String

  var scale: ChartScale { ChartScale(bars.lazy.compactMap(\.value), includesZero: true) }

  func number(_ bar: ChartBar, _ language: Language) -> String {
    summary(language).number(bar.value)
  }

  private func summary(_ language: Language) -> ChartSummary {
    ChartSummary(words: Words(language), digits: digits, unit: unit)
  }

  func node(_ rect: Rect, _ language: Language) -> SemanticNode {
    let values = bars.map { "\($0.label) \(number($0, language))" }
    let none = language.say(en: "no data", ru: "нет данных")
    return SemanticNode(
      identifier: id, role: .chart, label: label,
      value: values.isEmpty ? none : values.joined(separator: ", "), frame: rect)
  }

  func node(_ index: Int, _ rect: Rect, _ language: Language) -> SemanticNode {
    SemanticNode(
      identifier: id.child("bar").item(index), role: .cell, label: bars[index].label,
      value: number(bars[index], language), frame: rect)
  }

  /// The words for what there is no room for.
  func rest(_ count: Int, _ language: Language) -> String {
    language.say(en: "… \(count) more", ru: "… ещё \(count)")
  }

  func drawEmpty(in rect: Rect, _ painter: Painter) {
    let words = painter.context.words.say(en: "no data", ru: "нет данных")
    painter.write(DisplayWidth.truncate(words, to: rect.columns), at: rect.origin, role: .muted)
  }
}

/// One bar of a ``BarChart``; without a value there is none.
public struct ChartBar: Hashable, Sendable {
  public var label: String
  public var value: Double?

  public init(_ label: String, _ value: Double?) {
    self.label = label
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Bars one below another: name, bar, value.
private struct HorizontalBars: Drawing {
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
    painter.write(text, at: Point(x: row.maxX - DisplayWidth.of(text), y: row.minY), role: .text)
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

/// Bars side by side: value above, name below; in words where there is no room for one beside the
/// next.
private struct VerticalBars: Drawing {
  let model: BarModel

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    context.isFlat ? HorizontalBars(model: model).measure(available, context) : available
  }

  func draw(in rect: Rect, on painter: Painter) {
    let isRoomy = rect.rows >= 5 && rect.columns >= 6
    guard !painter.context.isFlat, isRoomy, !model.bars.isEmpty
    else { return HorizontalBars(model: model).draw(in: rect, on: painter) }
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
    let words = DisplayWidth.truncate(model.rest(count, painter.context.language), to: rect.columns)
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
    guard let value = bar.value
    else { return write(number, in: column, y: room.minY + zero - 1, role: .muted, painter) }
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

  private func write(_ text: String, in column: Rect, y: Int, role: ThemeRole, _ painter: Painter) {
    let shown = DisplayWidth.truncate(text, to: column.columns)
    let spare = column.columns - DisplayWidth.of(shown)
    painter.write(shown, at: Point(x: column.minX + spare / 2, y: y), role: role)
  }
}
