/// Undoes one block of RFC 1951 with the fixed codes, a bit at a time; nil for anything else.
struct Inflate {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  static func bytes(of packed: [UInt8]) -> [UInt8]? {
    var inflate = Inflate(packed)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() -> Bool {
    guard number(1) == 1, number(2) == 1 else { return false }
    while let symbol = symbol() {
      if symbol == 256 { return place > 8 * (bytes.count - 1) }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286, let length = value(symbol - 257, from: 3, perStep: 4),
        let code = code(5), code < 30, let distance = value(code, from: 1, perStep: 2),
        distance <= output.count
      else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  private mutating func symbol() -> Int? {
    guard let seven = code(7) else { return nil }
    if seven < 0b001_1000 { return 256 + seven }
    guard let eighth = code(1) else { return nil }
    let eight = seven << 1 | eighth
    if eight < 0b1100_0000 { return eight - 0x30 }
    if eight < 0b1100_1000 { return 280 + eight - 0xC0 }
    return code(1).map { 144 + (eight << 1 | $0) - 0x190 }
  }

  /// What a code of a length or a distance means.
  private mutating func value(_ code: Int, from first: Int, perStep: Int) -> Int? {
    if perStep == 4, code == 28 { return 258 }
    let start = (0..<code).reduce(first) { $0 + (1 << max(0, $1 / perStep - 1)) }
    return number(max(0, code / perStep - 1)).map { start + $0 }
  }

  /// The lowest bit first.
  private mutating func number(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard let bit = bit() else { return nil }
      value |= bit << index
    }
    return value
  }

  /// The highest bit first.
  private mutating func code(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let bit = bit() else { return nil }
      value = value << 1 | bit
    }
    return value
  }

  private mutating func bit() -> Int? {
    guard place < 8 * bytes.count else { return nil }
    defer { place += 1 }
    return Int(bytes[place / 8] >> UInt8(place % 8) & 1)
  }
}
