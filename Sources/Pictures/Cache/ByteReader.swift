/// Reads what ``ByteWriter`` wrote, or says that it is something else.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  var isAtEnd: Bool { next == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard let part = take(MemoryLayout<Number>.size) else { return nil }
    var number: Number = 0
    for (index, byte) in part.enumerated() {
      number |= Number(truncatingIfNeeded: byte) << (8 * index)
    }
    return number
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - next else { return nil }
    defer { next += count }
    return bytes[next..<next + count]
  }
}
