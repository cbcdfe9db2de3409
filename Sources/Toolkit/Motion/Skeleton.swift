import Core
import Semantics
import Terminal

/// Grey lines in the place of text that is being loaded, with a light band that moves over them.
///
/// ```swift
/// Skeleton(
///   "skeleton.forecast", rows: 5,
///   label: setup.say(en: "loading the forecast", ru: "загружаем прогноз"))
/// ```
public struct Skeleton<Action>: PlainWidget {
  let part: Part

  /// - Parameter label: what is being loaded; nil for `loading`.
  public init(_ id: Identifier? = nil, rows: Int, label: String? = nil) {
    part = Part(Shimmer(id: id, rows: max(1, rows), label: label))
  }
}

/// The drawing of a skeleton. Only characters of one column, so that nothing shifts while the band
/// moves.
private struct Shimmer: Drawing {
  let id: Identifier?
  let rows: Int
  let label: String?

  private static let beat = Beat(perSecond: 15)
  private static let band = 6
  /// The lengths of the lines, in tenths: those of a text.
  private static let lengths = [10, 8, 9, 6, 10, 7, 4]

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(context.isFlat ? 1 : rows, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty else { return }
    let words = label ?? painter.context.words.say(en: "loading", ru: "загрузка")
    painter.describe(
      SemanticNode(
        identifier: id, role: .progress, label: words, traits: .busy, frame: rect))
    if painter.context.isFlat {
      painter.write(
        DisplayWidth.truncate(words + "…", to: rect.columns), at: rect.origin, role: .muted)
      return
    }
    for row in 0..<min(rows, rect.rows) { drawLine(row, in: rect, painter) }
    if painter.context.moves { painter.redraw(on: Self.beat) }
  }

  private func drawLine(_ row: Int, in rect: Rect, _ painter: Painter) {
    let length = max(1, rect.columns * Self.lengths[row % Self.lengths.count] / 10)
    let y = rect.minY + row
    painter.write("░", count: length, at: Point(x: rect.minX, y: y), role: .skeleton)
    guard painter.context.moves else { return }
    let light = band(columns: rect.columns, at: painter.context.now, row: row)
    let start = max(0, light.lowerBound)
    let count = min(length, light.upperBound) - start
    guard count > 0 else { return }
    painter.write("▒", count: count, at: Point(x: rect.minX + start, y: y), role: .muted)
  }

  /// The columns of the light, which leans and comes again when it has gone.
  private func band(columns: Int, at now: Duration, row: Int) -> Range<Int> {
    let way = columns + Self.band + rows
    // Two columns a step: 30 a second.
    let step = Self.beat.index(at: now) * 2 % max(1, way)
    let start = step - Self.band - row
    return start..<start + Self.band
  }
}
