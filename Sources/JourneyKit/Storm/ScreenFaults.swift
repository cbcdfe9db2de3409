import Semantics
import Terminal

/// Faults that one screen shows by itself.
struct ScreenFaults {
  private let screen: Screen
  private let signs: [BoxSigns]
  private var wholeFrames: [Rect] = []

  init(_ screen: Screen) {
    self.screen = screen
    signs = screen.surface.cells.map { BoxSigns.of($0) }
    wholeFrames = Self.wholeFrames(self)
  }

  /// The number of replacement characters, U+FFFD.
  var replacements: Int { screen.surface.cells.count { $0.text.contains("\u{FFFD}") } }

  // MARK: Frames
  /// The frames that are not drawn whole, in words. Three corners that belong together make a frame; the
  /// fourth corner and most of each side have to be there, too.
  var brokenFrames: Set<String> {
    var broken: Set<String> = []
    for y in 0..<size.rows {
      for x in 0..<size.columns where corner(x, y, [.down, .right]) {
        if let words = flaw(from: Point(x: x, y: y)) { broken.insert(words) }
      }
    }
    return broken
  }

  private var size: Size { screen.size }

  private func sign(_ x: Int, _ y: Int) -> BoxSigns {
    guard x >= 0, y >= 0, x < size.columns, y < size.rows else { return [] }
    return signs[y * size.columns + x]
  }

  /// Returns true for a corner of lines; the crosses of ASCII say too little.
  private func corner(_ x: Int, _ y: Int, _ corner: BoxSigns) -> Bool {
    let sign = sign(x, y)
    return !sign.contains(.ascii) && sign.isCorner(corner)
  }

  private func vertical(_ x: Int, _ y: Int) -> Bool {
    sign(x, y).isVertical && !sign(x, y).contains(.ascii)
  }

  private func flaw(from origin: Point) -> String? {
    guard let right = right(of: origin) else { return unclosed(origin) }
    // A view that scrolls cuts frames off at its end.
    guard let bottom = bottom(below: origin) else { return nil }
    guard bottom > origin.y + 1, !isCovered(origin, right, bottom) else { return nil }
    guard corner(right, bottom, [.up, .left]) || isOverlaid(right, bottom, origin) else {
      return "\(place(origin)) has no lower right corner at row \(bottom) col \(right)"
    }
    let sides = origin.y + 1..<bottom
    let missing = sides.filter { isGap(right, $0) && !isOverlaid(right, $0, origin) }
    if !missing.isEmpty, missing.count * 3 <= sides.count + 2, let first = missing.first {
      return "\(place(origin)) is broken at row \(first) col \(right)"
    }
    let edge = (origin.x + 1..<right).filter { !isOverlaid($0, bottom, origin) }
    // Words may stand in an edge, but not only words.
    let lines = edge.count { sign($0, bottom).isHorizontal }
    if edge.count > 3, lines * 4 < edge.count, edge.contains(where: { isBlank($0, bottom) }) {
      return "\(place(origin)) has no lower edge in row \(bottom)"
    }
    return nil
  }

  /// Returns true if a frame that is drawn whole lies in part over this one, as a menu or a dialog does.
  private func isCovered(_ origin: Point, _ right: Int, _ bottom: Int) -> Bool {
    let frame = Rect(
      x: origin.x, y: origin.y, columns: right - origin.x + 1, rows: bottom - origin.y + 1)
    return wholeFrames.contains { other in
      let common = other.intersection(frame)
      return other.origin != origin && !common.isEmpty && common != frame
    }
  }

  /// Returns true if something of another colour lies there over the frame, as a message without a frame of its
  /// own does, or what the program calls a message.
  private func isOverlaid(_ x: Int, _ y: Int, _ origin: Point) -> Bool {
    screen.surface[x, y].style.background != screen.surface[origin.x, origin.y].style.background
      || screen.nodes.contains { $0.role == .toast && $0.frame.contains(Point(x: x, y: y)) }
  }

  /// The frames that have all four corners, and those whose fourth lies under one of these.
  private static func wholeFrames(_ faults: ScreenFaults) -> [Rect] {
    let frames = (0..<faults.size.rows).flatMap { y in
      (0..<faults.size.columns).compactMap { x -> Rect? in
        let origin = Point(x: x, y: y)
        guard faults.corner(x, y, [.down, .right]), let right = faults.right(of: origin),
          let bottom = faults.bottom(below: origin)
        else { return nil }
        return Rect(x: x, y: y, columns: right - x + 1, rows: bottom - y + 1)
      }
    }
    let whole = frames.filter { faults.corner($0.maxX - 1, $0.maxY - 1, [.up, .left]) }
    return frames.filter { frame in
      whole.contains { $0 == frame || $0.contains(Point(x: frame.maxX - 1, y: frame.maxY - 1)) }
    }
  }

  private func place(_ origin: Point) -> String { "the frame at row \(origin.y) col \(origin.x)" }

  private func isBlank(_ x: Int, _ y: Int) -> Bool { screen.surface[x, y].text == " " }

  /// Returns true for a letter or a blank where a side should be. Other frames, scroll bars and blocks may
  /// lie over it.
  private func isGap(_ x: Int, _ y: Int) -> Bool {
    guard sign(x, y).subtracting(.ascii).isEmpty else { return false }
    let text = screen.surface[x, y].text
    guard let scalar = text.unicodeScalars.first else { return true }
    return text == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Returns the column of the upper right corner that the top edge leads to; words may stand in it.
  private func right(of origin: Point) -> Int? {
    guard sign(origin.x + 1, origin.y).isHorizontal else { return nil }
    return (origin.x + 1..<size.columns).first { x in
      corner(x, origin.y, [.down, .left])
    }
  }

  /// Returns the row of the lower left corner that the left side leads to without a gap.
  private func bottom(below origin: Point) -> Int? {
    for y in origin.y + 1..<max(origin.y + 1, size.rows) {
      if corner(origin.x, y, [.up, .right]) { return y }
      if !vertical(origin.x, y) { return nil }
    }
    return nil
  }

  /// A frame whose upper edge runs to the end of the row without a corner, but has the lower one.
  private func unclosed(_ origin: Point) -> String? {
    guard sign(origin.x + 1, origin.y).isHorizontal, let bottom = bottom(below: origin),
      bottom > origin.y + 1,
      let right = (origin.x + 1..<size.columns).first(where: { corner($0, bottom, [.up, .left]) }),
      (origin.x + 1...right).allSatisfy({ sign($0, origin.y).isHorizontal }),
      (origin.y + 1..<bottom).contains(where: { vertical(right, $0) }),
      !isCovered(origin, right, bottom)
    else { return nil }
    return "\(place(origin)) has no upper right corner at col \(right)"
  }

  // MARK: Keys
  /// Returns the rest of a key's sequence if it stands before the cursor or behind `^[`: `[15~`.
  func leak(of bytes: [UInt8], before: Screen) -> String? {
    guard bytes.first == 0x1B, bytes.count > 2 else { return nil }
    let rest = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let words = rest.hasSuffix("~") ? rest : "^[" + rest
    let count = screen.places(of: words).count
    return count > before.places(of: words).count ? words : nil
  }
}

extension Screen {
  /// The text with each digit as `#`: clocks and counters that move by themselves are alike, as long as
  /// they have as many digits.
  var maskedText: String {
    let scalars = text.unicodeScalars.map { (scalar: Unicode.Scalar) -> Unicode.Scalar in
      (0x30...0x39).contains(scalar.value) ? "#" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The state that the screen shows: its outline and its text, with numbers as `#`, and the row of the
  /// cursor cut, since typed text would make new states without end.
  var stormState: Int {
    var hasher = Hasher()
    for (y, row) in maskedText.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let part = y == cursor?.y ? row.prefix(10) : row[...]
      hasher.combine(part.split(separator: "#").joined(separator: "#"))
    }
    for node in nodes {
      hasher.combine(node.role.rawValue)
      hasher.combine(node.identifier?.name)
      hasher.combine(node.traits.rawValue)
    }
    return hasher.finalize()
  }
}
