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
  ///   - place: what stands below a value, by its index.
  public init(
    _ id: Identifier, label: String, series: [ChartSeries], digits: Int = 0, unit: String = "",
    start: Int? = nil, ticks: [[Int]] = [], place: @escaping (Int) -> String
  ) {
    let chart = LineChartModel(
      id: id, label: label, series: series, digits: digits, unit: unit, start: start,
      ticks: ticks, place: place)
    part = Part(LineChartDrawing(model: chart))
  }
}

/// What a line chart is made of.
struct LineChartModel {
  let id: Identifier
  let label: String
  let series: [ChartSeries]
  let digits: Int
  let unit: String
  let start: Int?
  let ticks: [[Int]]
  let place: (Int) -> String

  var count: Int { series.map(\.values.count).max() ?? 0 }

  var picker: ChartPicker { ChartPicker(id: id, label: label, count: count, start: start) }

  /// The ticks for so many rows that leave the least room above and below the lines.
  func ticks(rows: Int) -> AxisTicks {
    let scale = ChartScale(series.lazy.flatMap(\.known))
    let most = max(4, rows * 2 / 3)
    let choices = (2...12).map { AxisTicks(scale, count: $0) }.filter { $0.values.count <= most }
    let best = choices.min { $0.reach < $1.reach }
    return best ?? AxisTicks(scale, count: 2)
  }

  func summary(_ language: Language) -> ChartSummary {
    ChartSummary(language: language, digits: digits, unit: unit)
  }

  /// A line for each series.
  func lines(_ language: Language) -> [String] {
    series.enumerated().map { index, series in
      "\(ChartMark.glyph(index)) \(series.name): \(summary(language).words(series.values))"
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
