import Semantics

/// The values of one line of a chart, in their order; nil, and what is not finite, is a gap.
public struct ChartSeries: Hashable, Sendable {
  public var name: String
  public var values: [Double?]

  public init(_ name: String, _ values: [Double?]) {
    self.name = name
    self.values = values.map { value in value.flatMap { $0.isFinite ? $0 : nil } }
  }

  /// What there is of it.
  var known: [Double] { values.compactMap { $0 } }
}

/// How a series is told from the others: by its sign, and by its colour.
enum ChartMark {
  private static let glyphs = ["●", "▲", "■", "◆", "○", "△"]
  private static let roles: [ThemeRole] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  static func glyph(_ index: Int) -> String { glyphs[index % glyphs.count] }

  static func role(_ index: Int) -> ThemeRole { roles[index % roles.count] }
}
