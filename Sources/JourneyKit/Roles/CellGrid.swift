import Terminal

/// The cells of a screen as numbers that rules compare: signs, backgrounds and inks as they are seen.
struct CellGrid {
  let size: Size
  private let surface: Surface
  /// The first scalar of each cell; a blank for an empty one, 0 for the right half of a character.
  private(set) var signs: [UInt32] = []
  /// The colour behind each cell; `reverse` has been followed.
  private(set) var backs: [UInt32] = []
  /// The colour of each cell's text with bold, dim and underline; 0 for a blank.
  private(set) var inks: [UInt64] = []

  init(_ surface: Surface) {
    (self.surface, size) = (surface, surface.size)
    let count = surface.cells.count
    signs.reserveCapacity(count)
    backs.reserveCapacity(count)
    inks.reserveCapacity(count)
    var (known, back, ink) = (Style.plain, Self.back(.plain), Self.ink(.plain))
    for cell in surface.cells {
      if cell.style != known {
        (known, back, ink) = (cell.style, Self.back(cell.style), Self.ink(cell.style))
      }
      let sign = cell.isEmpty ? (cell.width == 0 ? 0 : 0x20) : Self.sign(cell)
      signs.append(sign)
      backs.append(back)
      inks.append(sign == 0x20 ? 0 : ink)
    }
  }

  /// A no-break space counts as a blank.
  private static func sign(_ cell: Cell) -> UInt32 {
    let value = cell.scalar?.value ?? cell.text.unicodeScalars.first?.value ?? 0x20
    return value == 0xA0 ? 0x20 : value
  }

  // MARK: Colours
  /// The terminal's own colour of text, where `reverse` puts it behind.
  private static let ownInk: UInt32 = 3 << 24

  private static func code(_ color: Color, default own: UInt32) -> UInt32 {
    switch color {
    case .default: own
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  private static func back(_ style: Style) -> UInt32 {
    style.attributes.contains(.reverse)
      ? code(style.foreground, default: ownInk) : code(style.background, default: 0)
  }

  private static func ink(_ style: Style) -> UInt64 {
    let color =
      style.attributes.contains(.reverse)
      ? code(style.background, default: 0) : code(style.foreground, default: ownInk)
    var ink = UInt64(color) | 1 << 40
    if style.attributes.contains(.bold) { ink |= 1 << 41 }
    if style.attributes.contains(.dim) { ink |= 1 << 42 }
    if style.underline != .none { ink |= 1 << 43 }
    return ink
  }

  /// The ink of text without colour and attributes.
  static let plainInk = ink(.plain)

  // MARK: Looking
  var columns: Int { size.columns }
  var rows: Int { size.rows }
  func index(_ x: Int, _ y: Int) -> Int { y * size.columns + x }

  func sign(_ x: Int, _ y: Int) -> UInt32 {
    (0..<columns).contains(x) && (0..<rows).contains(y) ? signs[index(x, y)] : 0x20
  }

  func back(_ x: Int, _ y: Int) -> UInt32 { backs[index(x, y)] }

  func isUnderlined(_ x: Int, _ y: Int) -> Bool { surface[x, y].style.underline != .none }
  func isBlank(_ x: Int, _ y: Int) -> Bool { sign(x, y) == 0x20 }
  /// Returns true for a line of the box drawing block.
  func isLine(_ x: Int, _ y: Int) -> Bool { (0x2500..<0x2580).contains(sign(x, y)) }
  /// Returns true for a cell without text: a blank, a line, or beyond the edge.
  func isGap(_ x: Int, _ y: Int) -> Bool { isBlank(x, y) || isLine(x, y) }

  func isBlank(_ y: Int, _ range: Range<Int>) -> Bool { range.allSatisfy { isBlank($0, y) } }

  /// Returns the grid with nothing in a row but some of its cells, so that a rule for whole rows sees them alone.
  func only(_ y: Int, _ range: Range<Int>) -> CellGrid {
    var grid = self
    for x in 0..<columns where !range.contains(x) {
      grid.signs[index(x, y)] = 0x20
      grid.inks[index(x, y)] = 0
      grid.backs[index(x, y)] = backs[index(range.lowerBound, y)]
    }
    return grid
  }

  /// Returns the grid with blanks for those cells of a frame that something else covers.
  func seen(in frame: Rect, _ isSeen: (Int, Int) -> Bool) -> CellGrid {
    var grid = self
    for y in frame.minY..<frame.maxY {
      for x in frame.minX..<frame.maxX where !isSeen(x, y) {
        grid.signs[index(x, y)] = 0x20
        grid.inks[index(x, y)] = 0
        grid.backs[index(x, y)] = backs[index(frame.minX, y)]
      }
    }
    return grid
  }

  /// Returns the text of some cells of a row, with single blanks and none at its ends.
  func text(_ y: Int, _ range: Range<Int>) -> String {
    var text = ""
    var mayAddBlank = false
    for x in range.clamped(to: 0..<columns) where sign(x, y) != 0 {
      if isBlank(x, y) {
        mayAddBlank = !text.isEmpty
      } else {
        if mayAddBlank { text += " " }
        mayAddBlank = false
        text += surface[x, y].text
      }
    }
    return text
  }

  /// Returns the pieces of text in a part of a row, between which there are so many blanks, or a line.
  func pieces(_ y: Int, _ range: Range<Int>, gap: Int = 1) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var isCut = true
    for x in range {
      if isLine(x, y) { isCut = true }
      if isGap(x, y) { continue }
      if !isCut, let last = pieces.last, x - last.upperBound < gap {
        pieces[pieces.count - 1] = last.lowerBound..<x + 1
      } else {
        pieces.append(x..<x + 1)
      }
      isCut = false
    }
    return pieces
  }

  /// Returns the part of a range without the blanks at its ends; nil where there is nothing else.
  func trimmed(_ y: Int, _ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first(where: { !isBlank($0, y) }),
      let last = range.last(where: { !isBlank($0, y) })
    else { return nil }
    return first..<last + 1
  }

  /// Returns the only letter of words that looks otherwise than all others, which look alike: their hotkey.
  func oddLetter(_ y: Int, _ word: Range<Int>) -> Int? {
    guard word.count >= 3, word.allSatisfy({ !isLine($0, y) }) else { return nil }
    func look(_ x: Int) -> [UInt64] { [UInt64(back(x, y)), inks[index(x, y)]] }
    let looks = Dictionary(grouping: word.filter { !isBlank($0, y) }, by: look)
    guard looks.count == 2, let odd = looks.values.first(where: { $0.count == 1 })?.first,
      Sign.isLetter(sign(odd, y)),
      word.contains(odd - 1) && !isBlank(odd - 1, y)
        || word.contains(odd + 1) && !isBlank(odd + 1, y)
    else { return nil }
    return odd
  }

  /// Returns the neighbouring cells of one background, from the left.
  func stripes(_ y: Int, _ range: Range<Int>) -> [Range<Int>] {
    var stripes: [Range<Int>] = []
    for x in range {
      if let last = stripes.last, back(last.lowerBound, y) == back(x, y) {
        stripes[stripes.count - 1] = last.lowerBound..<x + 1
      } else {
        stripes.append(x..<x + 1)
      }
    }
    return stripes
  }
}

extension Range<Int> {
  /// Returns the parts between such columns, none of them empty.
  func parts(between isCut: (Int) -> Bool) -> [Range<Int>] {
    let cuts = filter(isCut)
    return zip([lowerBound - 1] + cuts, cuts + [upperBound]).map { $0 + 1..<$1 }
      .filter { !$0.isEmpty }
  }
}

/// Kinds of signs.
enum Sign {
  static func isDigit(_ sign: UInt32) -> Bool { (0x30...0x39).contains(sign) }
  static func isUpper(_ sign: UInt32) -> Bool { (0x41...0x5A).contains(sign) }

  static func isLetter(_ sign: UInt32) -> Bool {
    isUpper(sign) || (0x61...0x7A).contains(sign)
      || sign > 0xBF && Unicode.Scalar(sign)?.properties.isAlphabetic == true
  }
}
