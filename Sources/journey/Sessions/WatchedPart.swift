import Terminal

/// The part of a program's screen that a window has room for.
///
/// A row below it tells of the session, where the window has one to spare, or where it cannot show the
/// whole screen and has to say so. Else every row is the program's.
struct WatchedPart: Equatable {
  /// The cells of the screen that show.
  let shown: Rect
  private let screen: Size
  /// True if the window has a row for the words on the session.
  let hasStatus: Bool

  /// - Parameters:
  ///   - cursor: nil where it is hidden; the part stays then where it was.
  ///   - before: the upper left of the part that was shown before.
  init(of screen: Size, in window: Size, cursor: Point?, before: Point = .zero) {
    self.screen = screen
    let fits = screen.columns <= window.columns && screen.rows <= window.rows
    hasStatus = !fits || screen.rows < window.rows
    let size = Size(
      min(screen.columns, window.columns),
      max(0, min(screen.rows, window.rows - (hasStatus ? 1 : 0))))
    shown = Rect(
      origin: Point(
        x: Self.start(cursor?.x, size.columns, of: screen.columns, before: before.x),
        y: Self.start(cursor?.y, size.rows, of: screen.rows, before: before.y)), size: size)
  }

  /// Returns the first of so many columns or rows: that of before, or, where the cursor has left those,
  /// one with the cursor in the middle.
  private static func start(_ cursor: Int?, _ count: Int, of all: Int, before: Int) -> Int {
    let last = max(0, all - count)
    let start = min(before, last)
    guard let cursor, !(start..<start + count).contains(cursor) else { return start }
    return max(0, min(cursor - count / 2, last))
  }

  /// `columns 0-59, rows 4-22 of 24`; nil where all of it shows.
  var words: String? {
    let parts = [
      Self.words("columns", shown.minX, shown.columns, of: screen.columns),
      Self.words("rows", shown.minY, shown.rows, of: screen.rows),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The same in few columns: `↔ 0-59/80  ↕ 4-22/24`
  private var shortWords: String? {
    let parts = [
      ("↔", shown.minX, shown.columns, screen.columns), ("↕", shown.minY, shown.rows, screen.rows),
    ].compactMap { sign, start, count, all in
      count >= all || count == 0 ? nil : "\(sign) \(start)-\(start + count - 1)/\(all)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }

  /// Returns the row that tells of a session; in a narrow window the part that shows is told in signs.
  ///
  /// - Parameter act: the last act, or the end.
  func status(_ name: String, _ act: String, columns: Int) -> String {
    func line(_ head: String, _ part: String?) -> String {
      " \(head)  q leave" + (part.map { "  \($0)" } ?? "")
    }
    let size = "\(screen.columns)x\(screen.rows)"
    let lines = [line("\(name) \(size)", words), line(name, shortWords)]
    let fits = lines.first { DisplayWidth.of($0) <= columns } ?? lines[1]
    return act.isEmpty ? fits : fits + "  " + act
  }

  private static func words(_ name: String, _ start: Int, _ count: Int, of all: Int) -> String? {
    if count >= all { return nil }
    return count == 0 ? "no \(name)" : "\(name) \(start)-\(start + count - 1) of \(all)"
  }

  /// Returns the cells of a screen that show, on a surface of the window's size.
  func surface(of all: Surface, in window: Size) -> Surface {
    var surface = Surface(size: window)
    for y in 0..<shown.rows {
      for x in 0..<shown.columns { surface[x, y] = all[x + shown.minX, y + shown.minY] }
      // Half of a wide character at an edge would be drawn whole.
      if shown.columns > 0, surface[0, y].width == 0 { surface[0, y] = .blank }
      if shown.columns == window.columns, shown.columns > 0,
        surface[window.columns - 1, y].width == 2
      {
        surface[window.columns - 1, y] = .blank
      }
    }
    return surface
  }

  /// Returns the place in the window; nil where the point of the screen does not show.
  func place(of point: Point) -> Point? {
    guard shown.contains(point) else { return nil }
    return Point(x: point.x - shown.minX, y: point.y - shown.minY)
  }
}
