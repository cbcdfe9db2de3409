/// The four designated sets and which of them are invoked (ISO 2022).
struct Charsets: Hashable {
  private var designated: (Charset, Charset, Charset, Charset) = (.ascii, .ascii, .ascii, .ascii)
  private(set) var left = 0
  /// The set for bytes from `0xA0` on, in 8-bit text only.
  private(set) var right = 1
  private(set) var single: Int?
  /// The left set is ASCII and no single shift waits, so that bytes stand for themselves.
  private(set) var isPlain = true

  init(utf8: Bool) {
    if !utf8 { designated.1 = .ascii }
    if !utf8 { designated.2 = .latin1 }
    if !utf8 { right = 2 }
  }

  subscript(_ index: Int) -> Charset {
    get {
      switch index {
      case 0: designated.0
      case 1: designated.1
      case 2: designated.2
      default: designated.3
      }
    }
    set {
      switch index {
      case 0: designated.0 = newValue
      case 1: designated.1 = newValue
      case 2: designated.2 = newValue
      default: designated.3 = newValue
      }
      update()
    }
  }

  mutating func lockLeft(_ index: Int) {
    left = index
    update()
  }

  mutating func lockRight(_ index: Int) { right = index }

  mutating func singleShift(_ index: Int) {
    single = index
    update()
  }

  /// Returns the set for the next byte of the left half; a single shift is used up.
  mutating func takeLeft() -> Charset {
    defer {
      single = nil
      update()
    }
    return self[single ?? left]
  }

  private mutating func update() { isPlain = single == nil && self[left] == .ascii }

  static func == (a: Charsets, b: Charsets) -> Bool {
    a.designated == b.designated && a.left == b.left && a.right == b.right && a.single == b.single
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<4 { hasher.combine(self[index]) }
    hasher.combine(left)
    hasher.combine(right)
  }
}

/// A character set of 94 or 96 characters that G0 to G3 can hold.
enum Charset: UInt8, Hashable, Sendable {
  case ascii, graphics, british, latin1, supplemental

  /// Makes the set that an escape sequence designates; `is96` by `ESC -`, `.` or `/`, for sets of
  /// 96 characters.
  init?(intermediate: UInt8, final: UInt8, is96: Bool) {
    switch (intermediate, final) {
    case (0, 0x42), (0, 0x40), (0, 0x31): self = .ascii
    case (0, 0x30), (0, 0x32): self = .graphics
    case (0, 0x41): self = is96 ? .latin1 : .british
    case (0, 0x3C), (0x25, 0x35): self = .supplemental
    default: return nil
    }
  }

  /// Returns the character that a byte `0x20 ... 0x7F` of the set shows.
  @inline(__always)
  func scalar(_ byte: UInt8) -> UInt32 {
    switch self {
    case .ascii: UInt32(byte)
    case .graphics:
      byte >= 0x5F && byte < 0x7F ? UInt32(Self.graphicsScalars[Int(byte) - 0x5F]) : UInt32(byte)
    case .british: byte == 0x23 ? 0xA3 : UInt32(byte)
    case .latin1, .supplemental: UInt32(byte) + 0x80
    }
  }

  /// DEC Special Graphics from `_` to `~`.
  private static let graphicsScalars: [UInt16] = [
    0x00A0, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0x00B0, 0x00B1, 0x2424, 0x240B,
    0x2518, 0x2510, 0x250C, 0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C,
    0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265, 0x03C0, 0x2260, 0x00A3, 0x00B7,
  ]
}
