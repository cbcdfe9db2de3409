import JourneyKit
import Terminal

/// Makes pictures of the texts of a pending snapshot.
enum ReviewPicture {
  enum Content: Hashable {
    case cells(Surface)
    /// The lines of a difference, `+ …` and `- …`.
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
    case .lines: return .lines(snapshot.words + snapshot.changes)
    case .difference, .all: return .cells(DifferencePicture(reference, actual).surface)
    }
  }

  /// Returns the picture of a screen in which what is not as in the reference stands out, and its first
  /// change.
  static func difference(
    _ reference: String?, _ actual: String
  ) -> (surface: Surface, firstChange: Point?) {
    let picture = DifferencePicture(reference.map(surface), surface(actual))
    return (picture.surface, picture.firstChange)
  }

  /// Returns the place of the first change; nil for lines, which are read from the top.
  static func firstChange(_ snapshot: PendingSnapshot, in view: ReviewView) -> Point? {
    if view == .lines { return nil }
    return DifferencePicture(snapshot.reference.map(surface), surface(snapshot.actual)).firstChange
  }

  /// Returns the cells of a recorded screen; what has none, as an outline, is drawn as it reads.
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

/// A screen in which what is not as in the reference stands out, and the rest fades.
private struct DifferencePicture {
  let surface: Surface
  /// The first cell that differs, from the top and the left; nil where all is the same.
  let firstChange: Point?

  /// - Parameter reference: nil where nothing was recorded: nothing fades then.
  init(_ reference: Surface?, _ actual: Surface) {
    guard let reference else {
      surface = actual
      firstChange = nil
      return
    }
    let size = Size(
      max(reference.size.columns, actual.size.columns), max(reference.size.rows, actual.size.rows))
    var surface = Surface(size: size)
    surface.copy(actual, from: actual.bounds, to: .zero)
    var first: Point?
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let isSame = Self.isSame(x, y, reference, actual)
        if !isSame, first == nil { first = Point(x: x, y: y) }
        surface[x, y].style = isSame ? Self.faded : Self.changed
      }
    }
    self.surface = surface
    firstChange = first
  }

  /// Both halves of a wide character have one style.
  private static func isSame(_ x: Int, _ y: Int, _ first: Surface, _ second: Surface) -> Bool {
    let x = second[x, y].width == 0 && x > 0 ? x - 1 : x
    let point = Point(x: x, y: y)
    guard first.bounds.contains(point) == second.bounds.contains(point) else { return false }
    let next = second[x, y].width == 2 ? 2 : 1
    return (x..<x + next).allSatisfy { first[$0, y].asSeen == second[$0, y].asSeen }
  }

  private static let faded = Style(foreground: .indexed(8))
  private static let changed = Style(
    foreground: .indexed(15), background: .indexed(1), attributes: .bold)
}
