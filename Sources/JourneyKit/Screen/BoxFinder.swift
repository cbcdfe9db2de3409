import Terminal

/// A finder of boxes: frames of lines that are drawn whole on a screen.
///
/// A frame has a corner at each end, lines or crossings down its left edge, lines in its bottom one;
/// the top and bottom edges may hold words, and the right edge a scroll bar. `+` is a corner and a
/// crossing; the largest frame is taken, and two of them side by side end one.
struct BoxFinder {
  private let surface: Surface
  private let signs: [BoxSigns]

  init(_ surface: Surface) {
    self.surface = surface
    signs = surface.cells.map { BoxSigns.of($0) }
  }

  /// The boxes, from the top and from the left.
  var boxes: [DrawnBox] {
    let columns = surface.size.columns
    return signs.indices.compactMap { index in
      guard !signs[index].isEmpty, signs[index].isCorner([.down, .right]) else { return nil }
      return box(at: Point(x: index % columns, y: index / columns))
    }
  }

  private func box(at origin: Point) -> DrawnBox? {
    let rights = rights(from: origin)
    guard !rights.isEmpty else { return nil }
    for bottom in bottoms(from: origin) {
      for right in rights {
        let frame = Rect(
          x: origin.x, y: origin.y, columns: right - origin.x + 1, rows: bottom - origin.y + 1)
        guard isClosed(frame), let titles = words(inEdge: origin.y, frame) else { continue }
        return DrawnBox(frame: frame, titles: titles)
      }
    }
    return nil
  }

  private func sign(_ x: Int, _ y: Int) -> BoxSigns { signs[y * surface.size.columns + x] }

  // MARK: Corners
  /// Returns the columns of the corners to the right, the farthest first. Only crosses of ASCII
  /// give more than one.
  private func rights(from origin: Point) -> [Int] {
    var found: [Int] = []
    for x in origin.x + 1..<max(origin.x + 1, surface.size.columns) {
      let sign = sign(x, origin.y)
      guard x > origin.x + 1, sign.isCorner([.down, .left]) else { continue }
      found.append(x)
      if !sign.isCrossing { break }
    }
    return found.reversed()
  }

  /// Returns the rows of the corners below, the lowest first.
  private func bottoms(from origin: Point) -> [Int] {
    var found: [Int] = []
    for y in origin.y + 1..<max(origin.y + 1, surface.size.rows) {
      let sign = sign(origin.x, y)
      // Another frame begins right below.
      if sign.isCrossing, self.sign(origin.x, y - 1).isCrossing { break }
      if y > origin.y + 1, sign.isCorner([.up, .right]) {
        found.append(y)
        if !sign.isCrossing { break }
      }
      if !sign.isVertical { break }
    }
    return found.reversed()
  }

  // MARK: Edges
  private func isClosed(_ frame: Rect) -> Bool {
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    guard sign(right, bottom).isCorner([.up, .left]) else { return false }
    let sides = frame.minY + 1..<bottom
    let isEdge =
      sides.allSatisfy { isRightEdge(right, $0) }
      && sides.contains { sign(right, $0).isVertical }
    guard isEdge || isScrollBar(right, sides) else { return false }
    guard words(inEdge: bottom, frame) != nil else { return false }
    return (frame.minX + 1..<right).contains { sign($0, bottom).isHorizontal }
  }

  private func isRightEdge(_ x: Int, _ y: Int) -> Bool {
    sign(x, y).isVertical || Self.scrollBar.contains(surface[x, y].text)
  }

  /// Returns true for a scroll bar as long as the edge: blocks and shades alone, or arrows at both ends with two
  /// signs at most between them.
  private func isScrollBar(_ x: Int, _ rows: Range<Int>) -> Bool {
    guard rows.count >= 3, let first = rows.first, let last = rows.last else { return false }
    let texts = rows.map { surface[x, $0].text }
    let ends = [surface[x, first].text, surface[x, last].text]
    if [["▲", "▼"], ["↑", "↓"], ["△", "▽"], ["^", "v"]].contains(ends) {
      let inner = Set(texts.dropFirst().dropLast())
      return inner.count <= 2 && !inner.contains(" ")
    }
    return texts.allSatisfy { ["█", "▓", "▒", "░", "▐", "■", "◆"].contains($0) }
  }

  private static let scrollBar: Set<String> = Set(
    ["█", "▓", "▒", "░", "▐", "▕", "■", "◆", "●", "▲", "▼", "△", "▽", "↑", "↓", "^", "v", "#"])

  /// Returns the words in an edge between its corners; nil if it has a corner or a gap, and so is
  /// no edge.
  private func words(inEdge y: Int, _ frame: Rect) -> [String]? {
    var words: [String] = []
    var word = ""
    for x in frame.minX + 1..<frame.maxX - 1 {
      if isText(x, y, frame) {
        word += surface[x, y].text
        continue
      }
      guard sign(x, y).isHorizontal || sign(x, y).isVertical else { return nil }
      if sign(x, y).isCrossing, sign(x - 1, y).isCrossing { return nil }
      guard add(&word, to: &words) else { return nil }
    }
    return add(&word, to: &words) ? words : nil
  }

  /// Adds a word; returns false for a gap, which has only blanks.
  private func add(_ word: inout String, to words: inout [String]) -> Bool {
    guard !word.isEmpty else { return true }
    let trimmed = Self.trimmed(word)
    word = ""
    if trimmed.isEmpty { return false }
    words.append(trimmed)
    return true
  }

  /// Returns true for a cell without a line, or for one ASCII sign between letters, as in
  /// `read-only`.
  private func isText(_ x: Int, _ y: Int, _ frame: Rect) -> Bool {
    if sign(x, y).isEmpty { return true }
    guard sign(x, y).contains(.ascii), x > frame.minX + 1, x < frame.maxX - 2 else { return false }
    // Between lines of the box drawing block they are words.
    if !sign(frame.minX, y).contains(.ascii) { return true }
    return [x - 1, x + 1].allSatisfy { sign($0, y).isEmpty && surface[$0, y].text != " " }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

/// A frame of lines as programs draw it around a dialog or a pane.
struct DrawnBox: Hashable {
  /// The frame with its lines.
  var frame: Rect
  /// The texts in the top edge, from the left.
  var titles: [String]

  /// The area inside the lines.
  var inside: Rect { frame.inset(Insets(1)) }
  var match: Match { Match(.box, titles.joined(separator: " "), parts: [inside], names: titles) }
}

/// The characters that frames are drawn with (U+2500 to U+257F, and ASCII), each by the ends that
/// lead away from it.
struct BoxSigns: OptionSet {
  let rawValue: UInt8

  static let up = BoxSigns(rawValue: 1)
  static let down = BoxSigns(rawValue: 2)
  static let left = BoxSigns(rawValue: 4)
  static let right = BoxSigns(rawValue: 8)
  /// A sign of ASCII, where `+` is every corner and every crossing.
  static let ascii = BoxSigns(rawValue: 16)

  private static let horizontal: BoxSigns = [.left, .right]
  private static let vertical: BoxSigns = [.up, .down]

  private static let rows: [(String, BoxSigns)] = [
    ("─━┄┅┈┉╌╍═╼╾", horizontal), ("│┃┆┇┊┋╎╏║╽╿", vertical),
    ("┌┍┎┏╒╓╔╭", [.down, .right]), ("┐┑┒┓╕╖╗╮", [.down, .left]),
    ("└┕┖┗╘╙╚╰", [.up, .right]), ("┘┙┚┛╛╜╝╯", [.up, .left]),
    ("├┝┞┟┠┡┢┣╞╟╠", [.up, .down, .right]), ("┤┥┦┧┨┩┪┫╡╢╣", [.up, .down, .left]),
    ("┬┭┮┯┰┱┲┳╤╥╦", [.left, .right, .down]), ("┴┵┶┷┸┹┺┻╧╨╩", [.left, .right, .up]),
    ("┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╪╫╬", [.up, .down, .left, .right]),
    ("-=", [.left, .right, .ascii]), ("|", [.up, .down, .ascii]),
    ("+", [.up, .down, .left, .right, .ascii]),
  ]

  /// The signs by scalar: ASCII, then the box drawing block.
  private static let signs: [BoxSigns] = {
    var signs = [BoxSigns](repeating: [], count: 0x100)
    for (text, sign) in rows {
      for scalar in text.unicodeScalars { signs[Int(scalar.value & 0x7F) + base(scalar)] = sign }
    }
    return signs
  }()

  private static func base(_ scalar: Unicode.Scalar) -> Int { scalar.isASCII ? 0 : 0x80 }

  private static let crossing: BoxSigns = [.up, .down, .left, .right, .ascii]

  /// Returns the signs of a cell; empty for a cell without a line.
  static func of(_ cell: Cell) -> BoxSigns {
    guard let scalar = cell.scalar else { return [] }
    guard scalar.isASCII || (0x2500..<0x2580).contains(scalar.value) else { return [] }
    return signs[Int(scalar.value & 0x7F) + base(scalar)]
  }

  /// Returns true if it can be this corner; `+` can be each.
  func isCorner(_ corner: BoxSigns) -> Bool { subtracting(.ascii) == corner || isCrossing }
  /// True if it can be part of a horizontal edge: a line, or a place where another line meets it.
  var isHorizontal: Bool { isSuperset(of: Self.horizontal) }
  var isVertical: Bool { isSuperset(of: Self.vertical) }
  var isCrossing: Bool { self == Self.crossing }
}
