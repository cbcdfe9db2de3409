import Semantics
import Terminal

/// A part of a screen that a snapshot does not compare, as it is another one each time: a clock, a
/// path, a version.
///
/// What is masked shows as `▒` in a plain style, as wide as it was, so that nothing beside it moves.
///
/// ```swift
/// try app.expectSnapshot("Clock/Face", state: "noon", mask: [.text(/\d\d:\d\d/)])
/// ```
public struct SnapshotMask {
  private enum Part {
    case region(Rect)
    case query(Query)
    case text(Regex<AnyRegexOutput>)
  }

  private let part: Part

  public static func region(_ rect: Rect) -> SnapshotMask { SnapshotMask(part: .region(rect)) }

  /// Masks everything that a query matches, with its contents.
  public static func query(_ query: Query) -> SnapshotMask { SnapshotMask(part: .query(query)) }

  /// Whatever fits, within a row of the screen, a label or a value.
  public static func text<Output>(_ pattern: Regex<Output>) -> SnapshotMask {
    SnapshotMask(part: .text(Regex<AnyRegexOutput>(pattern)))
  }

  /// - Throws: ``QueryError`` where the container of a query is not exactly one thing.
  func apply(to screen: inout Screen) throws(QueryError) {
    switch part {
    case .region(let rect): screen.surface.mask(rect)
    case .query(let query):
      for match in try query.matches(in: screen) { screen.mask(match) }
    case .text(let pattern): screen.mask(pattern)
    }
  }

  static let filler: Unicode.Scalar = "▒"
}

extension Screen {
  /// The screen with fillers for what the masks cover.
  func masked(_ masks: [SnapshotMask]) throws(QueryError) -> Screen {
    var masked = self
    for mask in masks { try mask.apply(to: &masked) }
    return masked
  }

  /// Masks a match. The length of a label may change too, so a single filler is left of it.
  fileprivate mutating func mask(_ match: Match) {
    surface.mask(match.frame)
    guard let found = match.index else { return }
    let filler = String(SnapshotMask.filler)
    for index in nodes.indices where index == found || isDescendant(index, of: found) {
      if !nodes[index].label.isEmpty { nodes[index].label = filler }
      if nodes[index].value != nil { nodes[index].value = filler }
    }
  }

  fileprivate mutating func mask(_ pattern: Regex<AnyRegexOutput>) {
    for y in 0..<size.rows {
      let row = ScreenRow(surface, y: y, columns: 0..<size.columns)
      for columns in row.ranges(of: pattern) {
        surface.mask(Rect(x: columns.lowerBound, y: y, columns: columns.count, rows: 1))
      }
    }
    for index in nodes.indices {
      nodes[index].label = nodes[index].label.masked(pattern)
      nodes[index].value = nodes[index].value?.masked(pattern)
    }
  }
}

extension ScreenRow {
  /// The columns of every place that fits; a fit of no characters is none.
  fileprivate func ranges(of pattern: Regex<AnyRegexOutput>) -> [Range<Int>] {
    let text = text
    return text.matches(of: pattern).compactMap { match in
      let first = text.distance(from: text.startIndex, to: match.range.lowerBound)
      let end = text.distance(from: text.startIndex, to: match.range.upperBound)
      guard first < end, end <= columns.count else { return nil }
      return columns[first].lowerBound..<columns[end - 1].upperBound
    }
  }
}

extension Surface {
  fileprivate mutating func mask(_ rect: Rect) {
    fill(rect, with: Cell(String(SnapshotMask.filler)))
  }
}

extension String {
  fileprivate func masked(_ pattern: Regex<AnyRegexOutput>) -> String {
    replacing(pattern) { match in
      String(repeating: String(SnapshotMask.filler), count: DisplayWidth.of(self[match.range]))
    }
  }
}
