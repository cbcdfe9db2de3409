/// Bytes made fewer as RFC 1951 says, which every browser can undo: one block with the fixed codes.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.write(0b011, 3)
    deflate.write(bytes)
    deflate.writeSymbol(256)
    if deflate.bitCount > 0 { deflate.write(0, 8 - deflate.bitCount) }
    return deflate.output
  }

  // MARK: What has been there before

  private static let shortest = 3
  private static let longest = 258
  private static let window = 32768
  /// The number of earlier places that are compared; more takes longer and gains little.
  private static let depth = 48

  private mutating func write(_ bytes: [UInt8]) {
    // The last place of three such bytes, and of each place the one before.
    var heads = [Int](repeating: -1, count: 1 << 14)
    var before = [Int](repeating: -1, count: bytes.count)
    func enter(_ place: Int) {
      guard place + Self.shortest <= bytes.count else { return }
      let key = Self.key(bytes, place)
      before[place] = heads[key]
      heads[key] = place
    }
    var place = 0
    while place < bytes.count {
      enter(place)
      let (length, distance) = Self.match(bytes, place, before)
      if length < Self.shortest {
        writeSymbol(Int(bytes[place]))
        place += 1
      } else {
        write(length: length, distance: distance)
        for next in place + 1..<place + length { enter(next) }
        place += length
      }
    }
  }

  private static func key(_ bytes: [UInt8], _ place: Int) -> Int {
    let three =
      UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((three &* 0x9E37_79B1) >> 18)
  }

  /// Returns the longest earlier piece that repeats at a place.
  private static func match(
    _ bytes: [UInt8], _ place: Int, _ before: [Int]
  ) -> (length: Int, distance: Int) {
    var best = (length: 0, distance: 0)
    let limit = min(longest, bytes.count - place)
    var candidate = before[place]
    var tries = depth
    while candidate >= 0, place - candidate <= window, tries > 0, best.length < limit {
      var length = 0
      while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
      if length > best.length { best = (length, place - candidate) }
      candidate = before[candidate]
      tries -= 1
    }
    return best
  }

  // MARK: Codes

  /// The first length and the first distance of each code, and how many bits follow it.
  private static let lengths = codes(from: 3, count: 28, perStep: 4) + [(258, 0)]
  private static let distances = codes(from: 1, count: 30, perStep: 2)

  private static func codes(
    from first: Int, count: Int, perStep: Int
  ) -> [(first: Int, extra: Int)] {
    var next = first
    return (0..<count).map { number in
      let extra = max(0, number / perStep - 1)
      defer { next += 1 << extra }
      return (next, extra)
    }
  }

  private mutating func write(length: Int, distance: Int) {
    let code = Self.lengths.lastIndex { $0.first <= length } ?? 0
    writeSymbol(257 + code)
    write(UInt32(length - Self.lengths[code].first), Self.lengths[code].extra)
    let far = Self.distances.lastIndex { $0.first <= distance } ?? 0
    writeCode(UInt32(far), 5)
    write(UInt32(distance - Self.distances[far].first), Self.distances[far].extra)
  }

  private mutating func writeSymbol(_ symbol: Int) {
    let value = UInt32(symbol)
    switch symbol {
    case 0..<144: writeCode(0x30 + value, 8)
    case 144..<256: writeCode(0x190 + value - 144, 9)
    case 256..<280: writeCode(value - 256, 7)
    default: writeCode(0xC0 + value - 280, 8)
    }
  }

  // MARK: Bits

  /// Writes a code, which begins with its highest bit; all else begins with the lowest.
  private mutating func writeCode(_ code: UInt32, _ count: Int) {
    var mirrored: UInt32 = 0
    for bit in 0..<count where code >> UInt32(bit) & 1 == 1 { mirrored |= 1 << (count - 1 - bit) }
    write(mirrored, count)
  }

  private mutating func write(_ value: UInt32, _ count: Int) {
    bits |= value << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
