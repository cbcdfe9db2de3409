import Core
import Semantics
import Terminal

/// A value on a scale of zones, under a needle; each zone has a pattern and a name of its own.
///
/// ```swift
/// Gauge<Action>(
///   "gauge.air", label: setup.say(en: "Air quality", ru: "Качество воздуха"), value: state.air,
///   zones: zones)
/// ```
public struct Gauge<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - value: one off the scale stands at its end.
  ///   - zones: one after another from `start`; at least one.
  public init(
    _ id: Identifier, label: String, value: Double?, start: Double = 0, zones: [GaugeZone],
    digits: Int = 0, unit: String = ""
  ) {
    part = Part(
      Dial(
        id: id, label: label, value: value.flatMap { $0.isFinite ? $0 : nil }, start: start,
        zones: zones.filter { $0.end.isFinite && $0.end > start }.sorted { $0.end < $1.end },
        digits: digits, unit: unit))
  }
}

/// The drawing of a gauge.
private struct Dial: Drawing {
  let id: Identifier
  let label: String
  let value: Double?
  let start: Double
  let zones: [GaugeZone]
  let digits: Int
  let unit: String

  private static let glyphs: [Unicode.Scalar] = ["░", "▒", "▓", "█"]

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(context.isFlat ? 1 : 4, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let words = words(painter.context.language)
    painter.describe(
      SemanticNode(identifier: id, role: .chart, label: label, value: words, frame: rect))
    guard !rect.isEmpty else { return }
    painter.write(
      DisplayWidth.truncate("\(label): \(words)", to: rect.columns), at: rect.origin, role: .title)
    guard !painter.context.isFlat, rect.rows >= 3, rect.columns >= 8, !zones.isEmpty else { return }
    drawZones(in: rect, painter)
    drawNeedle(in: rect, painter)
  }

  private var scale: ChartScale { ChartScale(low: start, high: zones.last?.end ?? start + 1) }

  private var zone: GaugeZone? {
    value.flatMap { value in zones.first { value <= $0.end } ?? zones.last }
  }

  /// `72, moderate`.
  private func words(_ language: Language) -> String {
    let number = ChartSummary(words: Words(language), digits: digits, unit: unit).number(value)
    return zone.map { "\(number), \($0.name)" } ?? number
  }

  private func drawNeedle(in rect: Rect, _ painter: Painter) {
    guard let value else { return }
    let x = rect.minX + scale.step(of: value, steps: rect.columns - 1)
    painter.write("▼", at: Point(x: x, y: rect.minY + 1), role: .accent)
  }

  private func drawZones(in rect: Rect, _ painter: Painter) {
    var from = 0
    for (index, zone) in zones.enumerated() {
      let to =
        index == zones.count - 1
        ? rect.columns : scale.step(of: zone.end, steps: rect.columns)
      defer { from = max(from, to) }
      guard to > from else { continue }
      let glyph = Self.glyphs[index * Self.glyphs.count / max(1, zones.count)]
      let x = rect.minX + from
      painter.write(glyph, count: to - from, at: Point(x: x, y: rect.minY + 2), role: zone.role)
      guard rect.rows >= 4 else { continue }
      let room = max(0, to - from - (index == zones.count - 1 ? 0 : 1))
      painter.write(
        DisplayWidth.truncate(zone.name, to: room), at: Point(x: x, y: rect.minY + 3),
        role: zone == self.zone ? .accent : .muted)
    }
  }
}

/// A stretch of a ``Gauge`` with a name, up to a value.
public struct GaugeZone: Hashable, Sendable {
  public var name: String
  public var end: Double
  public var role: ThemeRole

  public init(_ name: String, to end: Double, role: ThemeRole = .chart1) {
    (self.name, self.end, self.role) = (name, end, role)
  }
}
