import Terminal

/// The last gate of a picture's own bytes, as ``CellText`` is that of cells.
enum PictureSequence {
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Whether the bytes are control strings of the picture's protocol, with nothing but printable
  /// ASCII in them, and nothing else.
  static func isSound(_ graphics: DrawnPicture.Graphics) -> Bool {
    var rest = graphics.sequence[...]
    guard !rest.isEmpty else { return false }
    repeat {
      guard let body = string(&rest, graphics.format) else { return false }
      guard body.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    } while !rest.isEmpty && graphics.format == .kitty
    return rest.isEmpty
  }

  /// Takes one control string: `APC G … ST`, `OSC 1337 ; File= … BEL`, `DCS … ST`.
  private static func string(
    _ rest: inout ArraySlice<UInt8>, _ format: PictureProtocol
  ) -> ArraySlice<UInt8>? {
    let (start, end): (String, [UInt8]) =
      switch format {
      case .kitty: ("_G", [escape, 0x5C])
      case .iterm2: ("]1337;File=", [bell])
      case .sixel: ("P", [escape, 0x5C])
      }
    guard rest.starts(with: [escape] + Array(start.utf8)) else { return nil }
    rest = rest.dropFirst(1 + start.utf8.count)
    guard let close = rest.firstIndex(of: end[0]), rest[close...].starts(with: end) else {
      return nil
    }
    defer { rest = rest[(close + end.count)...] }
    return rest[..<close]
  }
}
