import Core
import Semantics
import Terminal

/// Values along an axis as lines; `←` and `→`, or the pointer, read one place of them in numbers.
///
/// Each series has a sign of its own. Where there is no room for axes, and in flat mode, a line of
/// words stands for each series.
///
/// ```swift
/// LineChart(
///   "line.week", label: setup.say(en: "Temperature", ru: "Температура"),
///   series: [
///     ChartSeries(setup.say(en: "Day", ru: "День"), [4, 6, 9, 12, 11, 7, 3, 1, 2]),
///     ChartSeries(setup.say(en: "Night", ru: "Ночь"), [-3, -1, 2, 4, nil, 1, -2, -6, -5]),
///   ], unit: "°", place: { setup.weekday($0) }
/// ).element
/// ```
public struct LineChart<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - series: as many values in each; nil is a gap.
  ///   - start: the value that the first key picks; nil for the last, as the newest.
  ///   - ticks: the values that may have their words below them, densest first: the first of these
  ///     that fit stand there; empty for values evenly apart.
  ///   - bounds: what the axis never goes beyond, as 0 and 100 of percentages; nil for no bounds.
  ///   - place: what stands below a value, by its index.
  public init(
    _ id: Identifier, label: String, series: [ChartSeries], digits: Int = 0, unit: String = "",
    start: Int? = nil, ticks: [[Int]] = [], bounds: ClosedRange<Double>? = nil,
    place: @escaping (Int) -> String
  ) {
    let chart = LineChartModel(
      id: id, label: label, series: series, digits: digits, unit: unit, start: start,
      ticks: ticks, bounds: bounds, place: place)
    part = Part(LineChartDrawing(model: chart))
  }
}

/// The content of a line chart.
struct LineChartModel {
  let id: Identifier
  let label: String
  let series: [ChartSeries]
  let digits: Int
  let unit: String
  let start: Int?
  let ticks: [[Int]]
  let bounds: ClosedRange<Double>?
  let place: (Int) -> String

  var count: Int { series.map(\.values.count).max() ?? 0 }
  var picker: ChartPicker { ChartPicker(id: id, label: label, count: count, start: start) }

  /// The ticks for so many rows that leave the most room to the lines; within bounds, which leave as much to
  /// several choices, those with the most values.
  func ticks(rows: Int) -> AxisTicks {
    let scale = ChartScale(series.lazy.flatMap(\.known)).within(bounds)
    let most = max(4, rows * 2 / 3)
    let choices = (2...12).map { AxisTicks(scale, count: $0) }.filter { $0.values.count <= most }
    func rank(_ ticks: AxisTicks) -> (Double, Int) {
      (ticks.share(of: rows), bounds == nil ? 0 : ticks.values.count)
    }
    let best = choices.max { rank($0) < rank($1) }
    return best ?? AxisTicks(scale, count: 2)
  }

  func summary(_ language: Language) -> ChartSummary {
    ChartSummary(words: Words(language), digits: digits, unit: unit)
  }

  /// A line for each series.
  func lines(_ language: Language) -> [String] {
    series.enumerated().map { index, series in
      "\(ChartMark.glyph(index)) \(series.name): \(summary(language).text(series.values))"
    }
  }

  /// `Wed: Day 12°, Night −3°`.
  func reading(_ index: Int, _ language: Language) -> String {
    let values = series.enumerated().map { mark, series in
      let value = series.values.indices.contains(index) ? series.values[index] : nil
      return "\(ChartMark.glyph(mark)) \(series.name) \(summary(language).number(value))"
    }
    return "\(place(index)): " + values.joined(separator: ", ")
  }
}

/// The drawing of a line chart: names of the series, the plot with its axes, and the place that is
/// read.
private struct LineChartDrawing: Drawing {
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
    let words = model.series.map { model.summary(context.language).text($0.values) }
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
    return LinePlot(model: model, rect: room, Words(context.language))
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
