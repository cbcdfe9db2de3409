import Core
import Semantics
import Terminal

/// The values of one line of a chart, in their order; nil, and what is not finite, is a gap.
public struct ChartSeries: Hashable, Sendable {
  public var name: String
  public var values: [Double?]

  public init(_ name: String, _ values: [Double?]) {
    self.name = name
    self.values = values.map { value in value.flatMap { $0.isFinite ? $0 : nil } }
  }

  /// The values without the gaps.
  var known: [Double] { values.compactMap { $0 } }
}

/// The marks that tell one series from another: a sign and a colour.
enum ChartMark {
  private static let glyphs = ["●", "▲", "■", "◆", "○", "△"]
  private static let roles: [ThemeRole] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  static func glyph(_ index: Int) -> String { glyphs[index % glyphs.count] }
  static func role(_ index: Int) -> ThemeRole { roles[index % roles.count] }
}

/// The values of a chart in words.
struct ChartSummary {
  let words: Words<ChartSeries>
  let digits: Int
  let unit: String

  func number(_ value: Double) -> String { words.number(value, digits: digits) + unit }

  /// A value, or the word for none.
  func number(_ value: Double?) -> String {
    value.map { number($0) } ?? words.say(en: "none", ru: "нет")
  }

  /// `min −3, max 12, last 7; rising`.
  func text(_ values: [Double?]) -> String {
    let known = values.compactMap { $0 }.filter(\.isFinite)
    guard let last = known.last, let low = known.min(), let high = known.max()
    else { return words.say(en: "no data", ru: "нет данных") }
    if known.count == 1 { return number(last) }
    let ends = words.say(
      en: "min \(number(low)), max \(number(high)), last \(number(last))",
      ru: "мин. \(number(low)), макс. \(number(high)), последнее \(number(last))")
    return ends + "; " + trend(known, span: high / 2 - low / 2)
  }

  /// The mean of the last third against that of the first; a tenth of the span counts as none.
  private func trend(_ values: [Double], span: Double) -> String {
    let third = max(1, values.count / 3)
    let change = mean(values.suffix(third)) / 2 - mean(values.prefix(third)) / 2
    if change > span / 10 { return words.say(en: "rising", ru: "растёт") }
    if change < -span / 10 { return words.say(en: "falling", ru: "падает") }
    return words.say(en: "steady", ru: "держится")
  }

  private func mean(_ values: some Collection<Double>) -> Double {
    let count = Double(max(1, values.count))
    return values.reduce(0) { $0 + $1 / count }
  }
}

/// The sign of each series of a chart, in as many lines as they need.
///
/// ```swift
/// Legend(
///   "legend.pets",
///   names: [
///     setup.say(en: "Cats", ru: "Кошки"), setup.say(en: "Dogs", ru: "Собаки"),
///     setup.say(en: "Hedgehogs", ru: "Ежи"), setup.say(en: "Parrots", ru: "Попугаи"),
///     setup.say(en: "Goldfish", ru: "Золотые рыбки"), setup.say(en: "Hamsters", ru: "Хомяки"),
///   ]
/// ).element
/// ```
public struct Legend<Action>: PlainWidget {
  let part: Part

  /// - Parameter names: of the series, in their order.
  public init(_ id: Identifier? = nil, names: [String]) { part = Part(Marks(id: id, names: names)) }
}

/// The drawing of a legend.
struct Marks: Drawing {
  let id: Identifier?
  let names: [String]

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let lines = lines(available.columns)
    let columns = lines.map { line in
      line.last.map { $0.x + DisplayWidth.of(names[$0.index]) + 2 } ?? 0
    }
    return Size(min(columns.max() ?? 0, available.columns), min(lines.count, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    for (row, line) in lines(rect.columns).enumerated() where row < rect.rows {
      for (x, index) in line {
        let origin = Point(x: rect.minX + x, y: rect.minY + row)
        painter.write(ChartMark.glyph(index), at: origin, role: ChartMark.role(index))
        let room = rect.columns - x - 2
        painter.write(
          DisplayWidth.truncate(names[index], to: room), at: origin + Point(x: 2, y: 0),
          role: .text)
      }
    }
    let words = names.indices.map { ChartMark.glyph($0) + " " + names[$0] }
    painter.describe(
      SemanticNode(
        identifier: id, role: .text, label: words.joined(separator: ", "), frame: rect))
  }

  private func lines(_ columns: Int) -> [[(x: Int, index: Int)]] {
    var lines: [[(x: Int, index: Int)]] = []
    var x = 0
    for index in names.indices {
      let width = DisplayWidth.of(names[index]) + 2
      if lines.isEmpty || x + width > columns {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append((x, index))
      x += width + 3
    }
    return lines
  }
}
