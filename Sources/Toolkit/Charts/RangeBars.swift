import Core
import Semantics
import Terminal

/// Rows of bars from a least to a greatest value, all on one scale, as of the temperatures of a week;
/// `◆` is what it is now.
///
/// ```swift
/// RangeBars(
///   "ranges.week", label: setup.say(en: "Temperature", ru: "Температура"), rows: week, unit: "°")
/// ```
public struct RangeBars<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - unit: stands behind each number, as `°`.
  ///   - only: the one row to draw, on the scale of all, as in a row of a list; nil for all.
  public init(
    _ id: Identifier, label: String, rows: [RangeRow], only: Int? = nil, digits: Int = 0,
    unit: String = ""
  ) {
    part = Part(Ranges(id: id, label: label, rows: rows, only: only, digits: digits, unit: unit))
  }
}

/// The drawing of range bars.
private struct Ranges: Drawing {
  let id: Identifier
  let label: String
  let rows: [RangeRow]
  let only: Int?
  let digits: Int
  let unit: String

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(only == nil ? max(1, rows.count) : 1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let language = painter.context.language
    let words = rows.map { self.words($0, language) }
    if let only {
      if rows.indices.contains(only) { draw(only, rows[only], words[only], in: rect, painter) }
      return
    }
    let none = language.say(en: "no data", ru: "нет данных")
    let node = SemanticNode(
      identifier: id, role: .chart, label: label,
      value: words.isEmpty ? none : words.joined(separator: "; "), frame: rect)
    painter.group(node) {
      guard !rect.isEmpty else { return }
      if rows.isEmpty {
        painter.write(DisplayWidth.truncate(none, to: rect.columns), at: rect.origin, role: .muted)
      }
      for (index, row) in rows.prefix(rect.rows).enumerated() {
        let line = Rect(x: rect.minX, y: rect.minY + index, columns: rect.columns, rows: 1)
        draw(index, row, words[index], in: line, painter)
      }
    }
  }

  private func summary(_ language: Language) -> ChartSummary {
    ChartSummary(words: Words(language), digits: digits, unit: unit)
  }

  /// `Mon: −3° to 4°, now 1°`.
  private func words(_ row: RangeRow, _ language: Language) -> String {
    let summary = summary(language)
    guard let low = row.low, let high = row.high
    else { return "\(row.label): " + language.say(en: "no data", ru: "нет данных") }
    let (from, to) = (summary.number(low), summary.number(high))
    let ends = language.say(en: "\(from) to \(to)", ru: "от \(from) до \(to)")
    let now = row.now.map { language.say(en: ", now ", ru: ", сейчас ") + summary.number($0) }
    return "\(row.label): \(ends)\(now ?? "")"
  }

  private func draw(
    _ index: Int, _ row: RangeRow, _ words: String, in line: Rect, _ painter: Painter
  ) {
    painter.describe(
      SemanticNode(
        identifier: id.child("row").item(index), role: .cell, label: row.label,
        value: String(words.dropFirst(row.label.count + 2)), frame: line))
    let summary = summary(painter.context.language)
    let name = min(rows.map { DisplayWidth.of($0.label) }.max() ?? 0, line.columns / 3)
    let value = numbers(summary).map { DisplayWidth.of($0) }.max() ?? 0
    let track = line.inset(Insets(left: name + value + 2, right: value + 1))
    guard !painter.context.isFlat, track.columns >= 4 else {
      painter.write(DisplayWidth.truncate(words, to: line.columns), at: line.origin, role: .text)
      return
    }
    painter.write(DisplayWidth.truncate(row.label, to: name), at: line.origin, role: .text)
    guard let low = row.low, let high = row.high else {
      painter.write("·", count: track.columns, at: track.origin, role: .border)
      return
    }
    let start = summary.number(low)
    painter.write(
      start, at: Point(x: track.minX - 1 - DisplayWidth.of(start), y: line.minY), role: .muted)
    let end = summary.number(high)
    painter.write(end, at: Point(x: line.maxX - DisplayWidth.of(end), y: line.minY), role: .text)
    drawBar(low, high, row.now, in: track, painter)
  }

  private func numbers(_ summary: ChartSummary) -> [String] {
    rows.flatMap { [$0.low, $0.high] }.compactMap { $0 }.map { summary.number($0) }
  }

  private func drawBar(
    _ low: Double, _ high: Double, _ now: Double?, in track: Rect, _ painter: Painter
  ) {
    let scale = ChartScale(rows.flatMap { [$0.low, $0.high, $0.now] }.compactMap { $0 })
    let last = track.columns - 1
    let (start, end) = (scale.step(of: low, steps: last), scale.step(of: high, steps: last))
    painter.write("·", count: track.columns, at: track.origin, role: .border)
    painter.write(
      "━", count: end - start + 1, at: Point(x: track.minX + start, y: track.minY), role: .chart1)
    guard let now else { return }
    let place = Point(x: track.minX + scale.step(of: now, steps: last), y: track.minY)
    painter.write("◆", at: place, role: .accent)
  }
}

/// One row of ``RangeBars``: from the least to the greatest value of a day, or of anything.
public struct RangeRow: Hashable, Sendable {
  public var label: String
  public var low: Double?
  public var high: Double?
  /// The value at the moment; it gets a mark on the bar.
  public var now: Double?

  /// - Parameters:
  ///   - low: in either order with `high`; what is not finite counts as none.
  public init(_ label: String, low: Double?, high: Double?, now: Double? = nil) {
    let ends = [low, high].compactMap { $0 }.filter(\.isFinite)
    self.label = label
    self.low = ends.min()
    self.high = ends.max()
    self.now = now.flatMap { $0.isFinite ? $0 : nil }
  }
}
