import JourneyKit
import Terminal

/// Makes pictures of the texts of a pending snapshot.
enum ReviewPicture {
  enum Content: Hashable {
    case cells(Surface)
    /// As a difference shows them, `+ …` and `- …`.
    case lines([String])

    var size: Size {
      switch self {
      case .cells(let surface): surface.size
      case .lines(let lines): Size(lines.map { DisplayWidth.of($0) }.max() ?? 0, lines.count)
      }
    }
  }

  static func content(
    _ snapshot: PendingSnapshot, _ view: ReviewView, _ words: ReviewWords
  ) -> Content {
    let reference = snapshot.reference.map(surface)
    let actual = surface(snapshot.actual)
    switch view {
    case .reference: return reference.map(Content.cells) ?? .lines([words.noReference])
    case .actual: return .cells(actual)
    case .lines: return .lines(snapshot.changes)
    case .difference, .all: return .cells(DifferencePicture(reference, actual).surface)
    }
  }

  /// Where to look first; nil for lines, which are read from the top.
  static func firstChange(_ snapshot: PendingSnapshot, in view: ReviewView) -> Point? {
    if view == .lines { return nil }
    return DifferencePicture(snapshot.reference.map(surface), surface(snapshot.actual)).firstChange
  }

  /// The cells of a recorded screen; what has none, as an outline, is drawn as it reads.
  private static func surface(_ text: String) -> Surface {
    let kept = KeptScreen(text).surface
    if kept.size != .zero { return kept }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    var surface = Surface(size: Size(columns, lines.count))
    for (y, line) in lines.enumerated() { surface.write(line, at: Point(x: 0, y: y)) }
    return surface
  }
}
