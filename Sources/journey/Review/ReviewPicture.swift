import JourneyKit
import Terminal

/// Makes pictures of the texts of a pending snapshot.
enum ReviewPicture {
  enum Content: Hashable {
    case cells(Surface)
    /// The same, with cells that stand out.
    case difference(Surface, changed: [Bool])
    case lines([ReviewLine])

    var size: Size {
      switch self {
      case .cells(let surface), .difference(let surface, _): surface.size
      case .lines(let lines): Size(lines.map(\.width).max() ?? 0, lines.count)
      }
    }
  }

  static func content(
    _ snapshot: PendingSnapshot, _ view: ReviewView, _ words: ReviewWords
  ) -> Content {
    let screens = Screens(snapshot)
    switch view {
    case .reference:
      return screens.reference.map(Content.cells) ?? .lines([ReviewLine(words.noReference)])
    case .actual: return .cells(screens.actual)
    case .lines:
      return .lines(
        ReviewLines(
          snapshot, screens.hasCells ? screens.reference : nil,
          screens.hasCells ? screens.actual : nil
        ).lines)
    case .difference, .all: return DifferencePicture(screens.reference, screens.actual).content
    }
  }

  /// Returns the picture of a screen in which what is not as in the reference stands out, and its first
  /// change.
  static func difference(
    _ reference: String?, _ actual: String
  ) -> (content: Content, firstChange: Point?) {
    let screens = Screens(reference, actual)
    let picture = DifferencePicture(screens.reference, screens.actual)
    return (picture.content, picture.firstChange)
  }

  /// Returns the place of the first change; nil for lines, which are read from the top.
  static func firstChange(_ snapshot: PendingSnapshot, in view: ReviewView) -> Point? {
    if view == .lines { return nil }
    let screens = Screens(snapshot)
    return DifferencePicture(screens.reference, screens.actual).firstChange
  }

  /// The name of the theme that shows, where it is not the main one.
  static func theme(_ snapshot: PendingSnapshot) -> String? { Screens(snapshot).theme }
}

/// The screens of a pending snapshot.
private struct Screens {
  let reference: Surface?
  let actual: Surface
  /// The theme in which they differ; nil for the main one.
  var theme: String?
  /// False for an outline, which is drawn as it reads.
  let hasCells: Bool

  init(_ snapshot: PendingSnapshot) { self.init(snapshot.reference, snapshot.actual) }

  init(_ reference: String?, _ actual: String) {
    guard let reference else {
      self.reference = nil
      let kept = KeptScreen(actual).surface
      (self.actual, hasCells) = (Self.surface(kept, actual), kept.size != .zero)
      return
    }
    let pair = KeptScreen.pair(reference, actual)
    theme = pair.theme
    hasCells = pair.reference.surface.size != .zero && pair.actual.surface.size != .zero
    self.reference = Self.surface(pair.reference.surface, reference)
    self.actual = Self.surface(pair.actual.surface, actual)
  }

  /// Returns the cells of a recorded screen; what has none, as an outline, is drawn as it reads.
  private static func surface(_ kept: Surface, _ text: String) -> Surface {
    if kept.size != .zero { return kept }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    var surface = Surface(size: Size(columns, lines.count))
    for (y, line) in lines.enumerated() { surface.write(line, at: Point(x: 0, y: y)) }
    return surface
  }
}

/// A screen in which what is not as in the reference stands out, and the rest fades.
struct DifferencePicture {
  let content: ReviewPicture.Content
  /// The first cell that differs, from the top and the left; nil where all is the same.
  let firstChange: Point?

  /// - Parameter reference: nil where nothing was recorded: nothing fades then.
  init(_ reference: Surface?, _ actual: Surface) {
    guard let reference else {
      content = .cells(actual)
      firstChange = nil
      return
    }
    let size = Size(
      max(reference.size.columns, actual.size.columns), max(reference.size.rows, actual.size.rows))
    var surface = Surface(size: size)
    surface.copy(actual, from: actual.bounds, to: .zero)
    var (first, changed): (Point?, [Bool]) = (nil, [])
    for y in 0..<size.rows {
      let places = Self.changes(reference, actual, row: y, columns: size.columns)
      if first == nil { first = places.min().map { Point(x: $0, y: y) } }
      changed += (0..<size.columns).map(places.contains)
    }
    content = .difference(surface, changed: changed)
    firstChange = first
  }

  /// Returns the columns of a row in which two screens are not the same.
  static func changes(
    _ reference: Surface, _ actual: Surface, row y: Int, columns: Int
  ) -> Set<Int> {
    Set((0..<columns).filter { !isSame($0, y, reference, actual) })
  }

  /// Returns the picture as it is drawn.
  ///
  /// - Parameter hasColors: false for a terminal on which marks in colours would say nothing.
  static func drawn(_ surface: Surface, changed: [Bool], hasColors: Bool) -> Surface {
    let marked = hasColors ? Self.changed : Style(attributes: [.bold, .reverse])
    let cells = zip(surface.cells, changed).map { cell, isChanged in
      var cell = cell
      cell.style = isChanged ? marked : faded
      return cell
    }
    return Surface(size: surface.size, cells: cells)
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
