import Terminal

/// Makes cells of the dots of a map.
struct MapBackground {
  let raster: MapRaster
  let palette: MapPalette
  let style: MapStyle
  /// True where some countries are filled: the others are sparse then, so that no colour is needed
  /// to tell.
  let hasFilled: Bool
  /// Borders between two cells take a cell of their own only where countries are big.
  let hasRoomForBorders: Bool

  var surface: Surface {
    var surface = Surface(
      size: Size(raster.columns, raster.rows), filledWith: Cell(" ", style: palette.plain))
    for row in 0..<raster.rows {
      for column in 0..<raster.columns {
        let dots = CellDots(raster, column, row)
        if dots.isVoid { continue }
        surface[column, row] = cell(dots, row * raster.columns + column)
      }
    }
    return surface
  }

  private func cell(_ dots: CellDots, _ index: Int) -> Cell {
    switch style {
    case .blocks, .automatic: block(dots, index)
    case .braille: braille(dots, index)
    case .ascii: sign(dots, raster.borders[index])
    }
  }

  // MARK: Blocks
  private func block(_ dots: CellDots, _ index: Int) -> Cell {
    guard let tone = dots.only else { return quarters(dots) }
    let number = Int(tone.rawValue)
    let border = raster.borders[index]
    let line = tone.isLand ? border : raster.grid[index]
    if tone == .sea, raster.coasts[index] != 0 {
      return area(
        Braille.cells[Int(raster.coasts[index])], palette.areas[Int(MapTone.land.rawValue)],
        on: palette.areas[number])
    }
    if tone.isLand, border == 0, raster.states[index] != 0 {
      return area(
        Braille.cells[Int(raster.states[index])], palette.states[number],
        on: palette.areas[number])
    }
    guard line != 0 else { return area(.blank, on: palette.areas[number]) }
    return area(
      Braille.cells[Int(line)], tone.isLand ? palette.borders[number] : palette.graticule,
      on: palette.areas[number])
  }

  /// Two tones in one cell: the more frequent one is the background.
  private func quarters(_ dots: CellDots) -> Cell {
    let (background, _, other) = dots.twoMost
    var bits = 0
    for quarter in 0..<4 where dots.quarter(quarter, is: other, orElse: background) {
      bits |= 1 << quarter
    }
    return area(
      Quarters.cells[bits], palette.areas[Int(other.rawValue)],
      on: palette.areas[Int(background.rawValue)])
  }

  private func area(_ cell: Cell, _ color: Color = .default, on background: Color) -> Cell {
    var cell = cell
    cell.style = Style(foreground: color, background: background)
    return cell
  }

  // MARK: Braille
  private func braille(_ dots: CellDots, _ index: Int) -> Cell {
    let (border, coast) = (raster.borders[index], raster.coasts[index])
    // A line of dashes, as a border is a whole one.
    let state = raster.states[index] & Braille.hatching
    let (land, dimmed) = (dots.mask(.land), dots.mask(.dimmed))
    let (full, striped) = (dots.mask(.filled), dots.mask(.striped))
    let hatched = dots.mask(.hatched)
    let filled = full | striped | hatched
    var bits = (full | striped & Braille.stripes | hatched & Braille.hatching) & ~border & ~state
    bits |= hasFilled ? land & (Braille.sparse | border | state) : land & ~border & ~state
    bits |= (border | coast) & dimmed
    if hasFilled || filled | land == 0 { bits |= coast & ~filled }
    let tones: [(UInt8, MapTone)] = [
      (full, .filled), (striped, .striped), (hatched, .hatched), (land, .land), (dimmed, .dimmed),
    ]
    let tone = tones.first { $0.0 != 0 }?.1 ?? .sea
    if bits == 0 { return area(Braille.cells[Int(raster.grid[index])], style: palette.grid) }
    // A coast without land beside it is an island smaller than a dot.
    return area(Braille.cells[Int(bits)], style: palette.dots(tone == .sea ? .land : tone))
  }

  private func area(_ cell: Cell, style: Style) -> Cell {
    var cell = cell
    cell.style = style
    cell.style.background = palette.plain.background
    return cell
  }

  // MARK: Signs
  private func sign(_ dots: CellDots, _ border: UInt8) -> Cell {
    let (tone, count, _) = dots.twoMost
    guard tone.isLand, count >= 4 else { return Cell(" ", style: palette.plain) }
    let isLine = hasRoomForBorders && border != 0
    var cell = isLine && tone != .dimmed ? Self.line : Self.signs[Int(tone.rawValue)]
    cell.style = palette.dots(tone)
    return cell
  }

  private static let signs = [" ", " ", ":", "#", "=", "/", "."].map { Cell($0) }
  private static let line = Cell("+")
}

/// The eight dots of one cell.
struct CellDots {
  /// Row by row, ``MapTone`` in a byte each, the first dot lowest.
  private let packed: UInt64

  @inline(__always)
  init(_ raster: MapRaster, _ column: Int, _ row: Int) {
    packed = raster.tones.withUnsafeBufferPointer { tones in
      var packed: UInt64 = 0
      var start = row * 4 * raster.width + column * 2
      for shift in stride(from: UInt64(0), to: 64, by: 16) {
        packed |= (UInt64(tones[start]) | UInt64(tones[start + 1]) << 8) << shift
        start += raster.width
      }
      return packed
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  var isVoid: Bool { packed == 0 }

  /// The tone that all dots have.
  var only: MapTone? {
    packed == (packed & 0xFF) &* Self.ones ? MapTone(rawValue: UInt8(packed & 0xFF)) : nil
  }

  private func tone(_ dot: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt64(dot * 8)) }

  /// The two most frequent tones and how many dots have them; of equals, what comes first in
  /// ``MapTone``. The second is the first again where there is only one.
  var twoMost: (first: MapTone, count: Int, second: MapTone) {
    var counts: UInt64 = 0
    for dot in 0..<8 { counts += 1 << (UInt64(tone(dot)) * 8) }
    var (first, most, second, more) = (UInt8(0), UInt64(0), UInt8(0), UInt64(0))
    for tone in 0...MapTone.dimmed.rawValue {
      let count = counts >> (UInt64(tone) * 8) & 0xFF
      if count > most {
        (second, more) = (first, most)
        (first, most) = (tone, count)
      } else if count > more {
        (second, more) = (tone, count)
      }
    }
    let background = MapTone(rawValue: first) ?? .void
    return (background, Int(most), more > 0 ? MapTone(rawValue: second) ?? background : background)
  }

  /// Returns true if a quarter, two dots one above the other, is of a tone rather than of another:
  /// where they differ, the dot nearer to the middle of the cell's edge decides.
  func quarter(_ quarter: Int, is tone: MapTone, orElse other: MapTone) -> Bool {
    let first = (quarter / 2) * 4 + quarter % 2
    let (upper, lower) = (self.tone(first), self.tone(first + 2))
    if upper == lower { return upper == tone.rawValue }
    if upper == tone.rawValue { return lower != other.rawValue || quarter < 2 }
    return lower == tone.rawValue && (upper != other.rawValue || quarter >= 2)
  }

  /// The dots of a tone as the bits of a braille sign.
  func mask(_ tone: MapTone) -> UInt8 {
    var mask: UInt8 = 0
    for dot in 0..<8 where self.tone(dot) == tone.rawValue { mask |= Braille.bit(dot) }
    return mask
  }
}

/// The signs with two by four dots (U+2800 to U+28FF), and how their bits lie.
enum Braille {
  /// By row, then by column.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Of a dot counted row by row.
  static func bit(_ dot: Int) -> UInt8 { bits[dot] }
  static func bit(_ x: Int, _ y: Int) -> UInt8 { bits[y * 2 + x] }

  /// By their bits.
  static let cells: [Cell] = (0..<256).map { value in
    value == 0 ? .blank : Cell(Unicode.Scalar(0x2800 + UInt32(value)).map { String($0) } ?? " ")
  }

  /// Every second dot of every second row.
  static let sparse = bit(0, 0) | bit(1, 2)
  /// Every second row.
  static let stripes = bit(0, 0) | bit(1, 0) | bit(0, 2) | bit(1, 2)
  /// Every second dot, as on a chessboard.
  static let hatching = bit(0, 0) | bit(1, 1) | bit(0, 2) | bit(1, 3)
}

/// The signs made of quarters of a cell, by which quarters are set: upper left 1, upper right 2,
/// lower left 4, lower right 8.
enum Quarters {
  static let cells: [Cell] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { Cell(String($0)) }
}
