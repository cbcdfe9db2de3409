import Semantics
import Terminal

/// Which sign stands for which series of a chart, in as many lines as they need.
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
  public init(_ id: Identifier? = nil, names: [String]) {
    part = Part(Marks(id: id, names: names))
  }
}

/// What a legend draws.
struct Marks: Drawing {
  let id: Identifier?
  let names: [String]

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let lines = lines(available.columns)
    let columns = lines.map { line in
      line.last.map { $0.x + DisplayWidth.of(names[$0.index]) + 2 } ?? 0
    }
    return Size(
      min(columns.max() ?? 0, available.columns), min(lines.count, available.rows))
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
