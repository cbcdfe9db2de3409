import Core
import Semantics
import Terminal

/// A row of bars in the height of a line, which shows how something went; in flat mode, in words.
///
/// ```swift
/// Sparkline("sparkline.steps", label: setup.say(en: "Steps", ru: "Шаги"), values: Self.steps)
/// ```
public struct Sparkline<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - values: in their order; nil is a gap. More than there are columns are drawn as their means.
  ///   - range: the values of the lowest and the highest bar, as 0 to 100 percent; nil for the least and
  ///     the greatest value.
  ///   - unit: stands behind each number, as ` km`.
  public init(
    _ id: Identifier? = nil, label: String, values: [Double?], in range: ClosedRange<Double>? = nil,
    digits: Int = 0, unit: String = "", role: ThemeRole = .chart1
  ) {
    let series = ChartSeries(label, values)
    part = Part(
      Spark(id: id, series: series, range: range, digits: digits, unit: unit, role: role))
  }
}

/// The drawing of a sparkline.
private struct Spark: Drawing {
  let id: Identifier?
  let series: ChartSeries
  let range: ClosedRange<Double>?
  let digits: Int
  let unit: String
  let role: ThemeRole

  var flex: Flex { .none }

  private func words(_ context: RenderContext) -> String {
    ChartSummary(words: Words(context.language), digits: digits, unit: unit).text(series.values)
  }

  /// Nothing to draw is said too.
  private func isWorded(_ context: RenderContext) -> Bool { context.isFlat || series.known.isEmpty }
  private func line(_ context: RenderContext) -> String { "\(series.name): \(words(context))" }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let line = isWorded(context) ? DisplayWidth.of(line(context)) : series.values.count
    return Size(min(line, available.columns), min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let words = words(painter.context)
    painter.describe(
      SemanticNode(
        identifier: id, role: .chart, label: series.name, value: words, frame: rect))
    guard !rect.isEmpty else { return }
    let isWorded = isWorded(painter.context)
    let line = isWorded ? line(painter.context) : bars(rect.columns)
    painter.write(DisplayWidth.truncate(line, to: rect.columns), at: rect.origin, role: role)
  }

  private func bars(_ columns: Int) -> String {
    let scale =
      range.map { ChartScale(low: $0.lowerBound, high: $0.upperBound) } ?? ChartScale(series.known)
    return Self.fitted(series.values, to: columns).map { value in
      value.map { BlockText.column(eighths: 1 + scale.step(of: $0, steps: 7)) } ?? " "
    }.joined()
  }

  /// As many values as there are columns, each the mean of those in its place.
  static func fitted(_ values: [Double?], to columns: Int) -> [Double?] {
    guard columns > 0, values.count > columns else { return values }
    return (0..<columns).map { column in
      let part = values[column * values.count / columns..<(column + 1) * values.count / columns]
      let known = part.compactMap { $0 }
      guard !known.isEmpty else { return nil }
      return known.reduce(0) { $0 + $1 / Double(known.count) }
    }
  }
}
