import Terminal

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
}

/// The signs made of quarters of a cell, by which quarters are set: upper left 1, upper right 2,
/// lower left 4, lower right 8.
enum Quarters {
  static let cells: [Cell] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { Cell(String($0)) }
}
