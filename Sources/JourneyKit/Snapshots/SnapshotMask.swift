import Semantics
import Terminal

/// A part of a screen that a snapshot does not compare, as it is another one each time: a clock, a
/// path, a version.
///
/// Masked parts show as `▒` in a plain style, as wide as they were, so that nothing beside them
/// moves.
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

  /// Masks every match of a pattern within a row of the screen, a label or a value.
  public static func text<Output>(_ pattern: Regex<Output>) -> SnapshotMask {
    SnapshotMask(part: .text(Regex<AnyRegexOutput>(pattern)))
  }

  /// Returns the screen with fillers for all that the masks cover.
  ///
  /// - Throws: ``QueryError`` if the container of a query is not exactly one thing.
  static func apply(_ masks: [SnapshotMask], to screen: Screen) throws(QueryError) -> Screen {
    var masked = screen
    for mask in masks {
      switch mask.part {
      case .region(let rect): fill(rect, &masked)
      case .query(let query):
        for match in try query.matches(in: masked) { fill(match, &masked) }
      case .text(let pattern): fill(pattern, &masked)
      }
    }
    return masked
  }

  private static let filler = "▒"

  private static func fill(_ rect: Rect, _ screen: inout Screen) {
    screen.surface.fill(rect, with: Cell(filler))
  }

  /// Masks a match. The length of a label may change too, so a single filler is left of it.
  private static func fill(_ match: Match, _ screen: inout Screen) {
    fill(match.frame, &screen)
    guard let found = match.index else { return }
    for index in screen.nodes.indices
    where index == found || screen.isDescendant(index, of: found) {
      if !screen.nodes[index].label.isEmpty { screen.nodes[index].label = filler }
      if screen.nodes[index].value != nil { screen.nodes[index].value = filler }
    }
  }

  private static func fill(_ pattern: Regex<AnyRegexOutput>, _ screen: inout Screen) {
    for row in screen.lines(in: screen.surface.bounds) {
      for range in TextMatcher.ranges(of: pattern, in: row.text)
      where range.upperBound <= row.characters.count { fill(row.rect(range), &screen) }
    }
    for index in screen.nodes.indices {
      screen.nodes[index].label = filled(screen.nodes[index].label, pattern)
      screen.nodes[index].value = screen.nodes[index].value.map { filled($0, pattern) }
    }
  }

  private static func filled(_ text: String, _ pattern: Regex<AnyRegexOutput>) -> String {
    text.replacing(pattern) { match in
      String(repeating: filler, count: DisplayWidth.of(text[match.range]))
    }
  }
}
