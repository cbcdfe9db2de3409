import Semantics
import Terminal

/// A part of a screen that a snapshot does not compare, as it is another one each time: a clock, a
/// path, a version.
///
/// Masked parts show as `▒` in a plain style, as wide as they were, so that nothing beside them
/// moves; or with a name of what stands there, `‹time›`.
///
/// ```swift
/// try app.expectSnapshot("Clock/Face", state: "noon", mask: [.text(/\d\d:\d\d/, as: "time")])
/// ```
public struct SnapshotMask {
  private enum Part {
    case region(Rect)
    case query(Query)
    case text(Regex<AnyRegexOutput>)
  }

  private let part: Part
  private let filling: MaskFilling

  public static func region(_ rect: Rect, as name: String? = nil) -> SnapshotMask {
    SnapshotMask(part: .region(rect), filling: MaskFilling(name: name))
  }

  /// Masks everything that a query matches, with its contents.
  public static func query(_ query: Query, as name: String? = nil) -> SnapshotMask {
    SnapshotMask(part: .query(query), filling: MaskFilling(name: name))
  }

  /// Masks every match of a pattern within a row of the screen, a label or a value.
  public static func text<Output>(
    _ pattern: Regex<Output>, as name: String? = nil
  ) -> SnapshotMask {
    SnapshotMask(part: .text(Regex<AnyRegexOutput>(pattern)), filling: MaskFilling(name: name))
  }

  /// Returns the screen with fillers for all that the masks cover.
  ///
  /// - Throws: ``QueryError`` if the container of a query is not exactly one thing.
  static func apply(_ masks: [SnapshotMask], to screen: Screen) throws(QueryError) -> Screen {
    var masked = screen
    for mask in masks {
      let filling = mask.filling
      switch mask.part {
      case .region(let rect): filling.fill(rect, &masked)
      case .query(let query):
        for match in try query.matches(in: masked) { filling.fill(match, &masked) }
      case .text(let pattern): filling.fill(pattern, &masked)
      }
    }
    return masked
  }
}

/// The filling of a masked part.
private struct MaskFilling {
  /// The word for the part; nil for what has no name.
  let name: String?

  private static let filler = "▒"

  /// The words for a label or a value, whose length may change too.
  private var word: String { name.map { "‹\($0)›" } ?? Self.filler }

  /// Returns the words in so many columns, cut or filled up.
  private func words(_ columns: Int) -> String {
    let word = DisplayWidth.truncate(name == nil ? "" : word, to: columns)
    return word + String(repeating: Self.filler, count: max(0, columns - DisplayWidth.of(word)))
  }

  func fill(_ rect: Rect, _ screen: inout Screen) {
    screen.surface.fill(rect, with: Cell(Self.filler))
    let shown = rect.intersection(screen.surface.bounds)
    guard name != nil, !shown.isEmpty else { return }
    screen.surface.write(words(shown.columns), at: shown.origin, style: .plain)
  }

  func fill(_ match: Match, _ screen: inout Screen) {
    fill(match.frame, &screen)
    guard let found = match.index else { return }
    for index in screen.nodes.indices
    where index == found || screen.isDescendant(index, of: found) {
      if !screen.nodes[index].label.isEmpty { screen.nodes[index].label = word }
      if screen.nodes[index].value != nil { screen.nodes[index].value = word }
    }
  }

  func fill(_ pattern: Regex<AnyRegexOutput>, _ screen: inout Screen) {
    for row in screen.lines(in: screen.surface.bounds) {
      for range in TextMatcher.ranges(of: pattern, in: row.text)
      where range.upperBound <= row.characters.count { fill(row.rect(range), &screen) }
    }
    for index in screen.nodes.indices {
      screen.nodes[index].label = filled(screen.nodes[index].label, pattern)
      screen.nodes[index].value = screen.nodes[index].value.map { filled($0, pattern) }
    }
  }

  private func filled(_ text: String, _ pattern: Regex<AnyRegexOutput>) -> String {
    text.replacing(pattern) { match in
      name == nil ? words(DisplayWidth.of(text[match.range])) : word
    }
  }
}
