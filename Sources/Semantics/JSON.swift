/// Reads the JSON (RFC 8259) of a ``FrameReport``: the driver waits for it after every key.
///
/// Fields may come in any order; those that it does not know are passed over.
struct JSONReader {
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Reads an object; `field` reads the value of each name, or calls ``skip()``. A null is as good
  /// as no field.
  mutating func object(
    _ field: (inout JSONReader, String) throws(Malformed) -> Void
  )
    throws(Malformed)
  {
    try each("{", "}") { (reader) throws(Malformed) in
      let name = try reader.string()
      try reader.expect(":")
      if reader.peek() == UInt8(ascii: "n") { return try reader.skipWord() }
      try field(&reader, name)
    }
  }

  mutating func list<Item>(
    _ item: (inout JSONReader) throws(Malformed) -> Item
  )
    throws(Malformed) -> [Item]
  {
    var items: [Item] = []
    try each("[", "]") { (reader) throws(Malformed) in items.append(try item(&reader)) }
    return items
  }

  mutating func number() throws(Malformed) -> Int {
    let start = position
    if peek() == UInt8(ascii: "-") { index += 1 }
    while let byte = peek(skippingBlanks: false), byte >= 0x30, byte <= 0x39 { index += 1 }
    guard let number = Int(String(decoding: bytes[start..<index], as: UTF8.self))
    else { throw Malformed() }
    return number
  }

  mutating func string() throws(Malformed) -> String {
    try expect("\"")
    let start = index
    while let byte = peek(skippingBlanks: false), byte != 0x22, byte != 0x5C, byte >= 0x20 {
      index += 1
    }
    if peek(skippingBlanks: false) == 0x22 {
      defer { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    return try escaped(from: start)
  }

  /// Passes over a value of any kind; nested no deeper than a report ever is.
  mutating func skip() throws(Malformed) {
    switch peek() {
    case UInt8(ascii: "{"): try object { (reader, _) throws(Malformed) in try reader.skip() }
    case UInt8(ascii: "["): _ = try list { (reader) throws(Malformed) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string()
    default: try skipWord()
    }
  }

  /// Checks that nothing but blanks follows.
  mutating func end() throws(Malformed) {
    if peek() != nil { throw Malformed() }
  }

  // MARK: Parts
  private var position: Int {
    mutating get {
      _ = peek()
      return index
    }
  }

  private mutating func peek(skippingBlanks: Bool = true) -> UInt8? {
    while skippingBlanks, index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      index += 1
    }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Malformed) {
    guard peek() == UInt8(ascii: scalar) else { throw Malformed() }
    index += 1
  }

  private mutating func each(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ body: (inout JSONReader) throws(Malformed) -> Void
  ) throws(Malformed) {
    try expect(open)
    depth += 1
    guard depth < 64 else { throw Malformed() }
    if peek() != UInt8(ascii: close) {
      try body(&self)
      while peek() == UInt8(ascii: ",") {
        index += 1
        try body(&self)
      }
    }
    try expect(close)
    depth -= 1
  }

  private mutating func skipWord() throws(Malformed) {
    let start = position
    while let byte = peek(skippingBlanks: false), ![0x2C, 0x5D, 0x7D].contains(byte) { index += 1 }
    if index == start { throw Malformed() }
  }

  // MARK: Escapes
  private mutating func escaped(from start: Int) throws(Malformed) -> String {
    var units = Array(String(decoding: bytes[start..<index], as: UTF8.self).utf16)
    while let byte = peek(skippingBlanks: false), byte >= 0x20 {
      index += 1
      switch byte {
      case 0x22: return String(decoding: units, as: UTF16.self)
      case 0x5C: units.append(try escape())
      default: units += character(startingWith: byte)
      }
    }
    throw Malformed()
  }

  /// Returns the rest of a character whose first byte was read.
  private mutating func character(startingWith first: UInt8) -> [UInt16] {
    var character = [first]
    while let byte = peek(skippingBlanks: false), byte & 0xC0 == 0x80 {
      character.append(byte)
      index += 1
    }
    return Array(String(decoding: character, as: UTF8.self).utf16)
  }

  private mutating func escape() throws(Malformed) -> UInt16 {
    guard let byte = peek(skippingBlanks: false) else { throw Malformed() }
    index += 1
    switch byte {
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"): return try unit()
    case 0x22, 0x2F, 0x5C: return UInt16(byte)
    default: throw Malformed()
    }
  }

  private mutating func unit() throws(Malformed) -> UInt16 {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw Malformed() }
    index += 4
    return unit
  }
}

/// Appends the JSON of a ``FrameReport``, which a program under test writes after every key.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }
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

  /// Returns the items in brackets, with commas between.
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
