import Terminal

/// A picture that is drawn with blocks: a photo, of which nobody reads the cells.
///
/// A snapshot says where it stands, and by its fingerprint that each of its cells is as it was.
public struct BlockPicture: Hashable, Sendable {
  public let frame: Rect
  /// The number of cells that it covers, fewer than its frame has where something lies on it.
  public let cells: Int
  /// Sixteen hexadecimal digits of the glyphs, the styles and the places of its cells.
  public let fingerprint: String

  /// `row 13 col 2, 7x3 blocks, 1c14d74d9e3779b9`
  public var words: String {
    let covered = cells == frame.columns * frame.rows ? "" : " in \(cells) cells"
    return "row \(frame.minY) col \(frame.minX), \(frame.columns)x\(frame.rows) blocks\(covered), "
      + fingerprint
  }

  public init?(words: some StringProtocol) {
    let form = #/row (\d+) col (\d+), (\d+)x(\d+) blocks(?: in (\d+) cells)?, ([0-9a-f]{16})/#
    guard let match = String(words).wholeMatch(of: form), let y = Int(match.1),
      let x = Int(match.2), let columns = Int(match.3), let rows = Int(match.4)
    else { return nil }
    frame = Rect(x: x, y: y, columns: columns, rows: rows)
    cells = match.5.flatMap { Int($0) } ?? columns * rows
    fingerprint = String(match.6)
  }

  init(_ frame: Rect, cells: Int, fingerprint: String) {
    (self.frame, self.cells, self.fingerprint) = (frame, cells, fingerprint)
  }
}

/// A checksum of many texts (FNV-1a of 64 bits).
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
