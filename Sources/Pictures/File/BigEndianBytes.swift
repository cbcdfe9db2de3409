/// Numbers in bytes of somebody else; every read may be out of bounds.
struct BigEndianBytes {
  private let bytes: ArraySlice<UInt8>
  private let isReversed: Bool

  /// - Parameter isReversed: the least byte of a number is the first.
  init(_ bytes: ArraySlice<UInt8>, isReversed: Bool = false) {
    self.bytes = bytes
    self.isReversed = isReversed
  }

  /// The number in `count` bytes, up to 4, at an offset from the first.
  func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let start = bytes.startIndex + offset
    let part = bytes[start..<start + count]
    let ordered = isReversed ? Array(part.reversed()) : Array(part)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
