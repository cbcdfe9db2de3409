/// Appends the JSON of a ``FrameReport``, which a program under test writes after every key.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func string(_ text: String) {
    raw("\"")
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0..<0x20: bytes += Self.escape(byte)
      default: bytes.append(byte)
      }
    }
    raw("\"")
  }

  /// The items in brackets, with commas between.
  mutating func list<Item>(_ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    raw("[")
    for index in items.indices {
      if index > 0 { raw(",") }
      write(&self, items[index])
    }
    raw("]")
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
