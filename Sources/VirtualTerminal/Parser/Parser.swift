/// Cuts a byte stream into text, controls and sequences, after Paul Williams' state machine of the
/// VT500, with UTF-8, colon sub-parameters and the strings APC, PM and SOS.
///
/// What a handler is told does not depend on where the stream is cut into pieces, but for the cuts
/// of a run of text. Memory is bounded: parameters in a fixed block, strings by `stringLimit`.
public struct Parser: ~Copyable {
  enum State: UInt8 {
    case ground, escape, sequence, ignoredSequence, string, stringEscape, vt52Row, vt52Column
  }

  var state = State.ground
  var utf8 = UTF8Decoder()

  // The sequence under way.
  var prefix: UInt8 = 0
  var intermediates: UInt16 = 0
  var final: UInt8 = 0
  var isDeviceControl = false
  var current: Int32 = -1
  var count = 0
  var colons: UInt64 = 0
  let values: UnsafeMutablePointer<Int32>

  // The string under way.
  var kind = ControlString.Kind.operatingSystemCommand
  var buffer: [UInt8] = []
  var isTruncated = false
  let stringLimit: Int

  /// - Parameter stringLimit: the most bytes of one control string that are kept.
  public init(stringLimit: Int = 1 << 20) {
    self.stringLimit = stringLimit
    values = .allocate(capacity: ControlSequence.maximumParameters)
    values.initialize(repeating: -1, count: ControlSequence.maximumParameters)
  }

  deinit { values.deallocate() }

  /// True while a sequence or a character is half read.
  public var isInSequence: Bool { state != .ground || utf8.isPending }

  /// Reads bytes until their end, or until the handler wants to pause.
  ///
  /// - Returns: how many were read; what follows is to be fed again.
  public mutating func feed<Handler: ParserHandler & ~Copyable>(
    _ bytes: UnsafeBufferPointer<UInt8>, to handler: inout Handler
  ) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    let end = start + bytes.count
    var position = start
    while position < end {
      switch state {
      case .ground: position = ground(position, end, &handler)
      case .sequence: position = sequence(position, end, &handler)
      case .string:
        position = string(position, end, &handler)
        if handler.wantsPause { return position - start }
      case .stringEscape:
        position = stringEscape(position, &handler)
        if handler.wantsPause { return position - start }
      case .escape: position = escape(position, &handler)
      case .ignoredSequence: position = ignored(position, &handler)
      case .vt52Row, .vt52Column: position = vt52Address(position, &handler)
      }
    }
    return bytes.count
  }

  /// Forgets a half read sequence or character.
  public mutating func reset() {
    state = .ground
    utf8 = UTF8Decoder()
    buffer = []
  }

  mutating func begin(_ next: State) {
    state = next
    prefix = 0
    intermediates = 0
    current = -1
    count = 0
    colons = 0
    isDeviceControl = false
  }
}

/// The receiver of a ``Parser``'s calls, in the order of the bytes.
public protocol ParserHandler: ~Copyable {
  /// Bytes are UTF-8 (ISO 10646); otherwise Latin-1 with 8-bit controls (ISO 2022).
  var isUTF8: Bool { get }
  /// Escape sequences are those of a VT52.
  var isVT52: Bool { get }
  /// Asked after each control string: true makes the parser return to its caller at this place.
  var wantsPause: Bool { get }

  /// Printable ASCII (`0x20 ... 0x7E`), at least one byte; a run may come in several pieces.
  mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>)
  /// Well-formed UTF-8 from a character beyond ASCII on: the handler may take as many characters as it can
  /// print at once, and gives the place behind them. What it does not take comes by the other calls.
  mutating func printText(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  )
    -> UnsafePointer<UInt8>
  /// One scalar from U+00A0 on; U+FFFD for each malformed piece of UTF-8.
  mutating func print(_ scalar: Unicode.Scalar)
  /// A C0 control, or a C1 control as its byte `0x80 ... 0x9F`.
  mutating func execute(_ control: UInt8)
  /// An escape sequence; up to two intermediates, the first in the low byte.
  mutating func escape(intermediates: UInt16, final: UInt8)
  mutating func control(_ sequence: ControlSequence)
  mutating func string(_ string: ControlString)
  /// An escape sequence of a VT52; `row` and `column` count for `Y` only, from 0.
  mutating func vt52(final: UInt8, row: Int, column: Int)
  /// A sequence that was begun and cannot be one: too many intermediates, a byte out of place.
  mutating func malformed()
}

extension ParserHandler where Self: ~Copyable {
  public var isUTF8: Bool { true }
  public var isVT52: Bool { false }
  public var wantsPause: Bool { false }
  public mutating func printText(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  )
    -> UnsafePointer<UInt8>
  { start }
  public mutating func vt52(final: UInt8, row: Int, column: Int) {}
  public mutating func malformed() {}
}

/// Decodes UTF-8 byte by byte; each maximal malformed piece is one U+FFFD (Unicode 3.9, D93b).
struct UTF8Decoder {
  enum Step {
    case more
    case scalar(UInt32)
    /// The bytes before were malformed; the byte itself is to be looked at again.
    case malformedBefore
    case malformed
  }

  private var value: UInt32 = 0
  private var needed: UInt8 = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  var isPending: Bool { needed > 0 }

  mutating func next(_ byte: UInt8) -> Step {
    if needed == 0 { return first(byte) }
    guard byte >= lower, byte <= upper else {
      needed = 0
      return .malformedBefore
    }
    lower = 0x80
    upper = 0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    needed -= 1
    return needed == 0 ? .scalar(value) : .more
  }

  mutating func archive(_ archive: inout StateArchive) {
    archive.number(&value, 0...0x10FFFF)
    archive.number(&needed, 0...3)
    archive.number(&lower, 0x80...0xBF)
    archive.number(&upper, 0x80...0xBF)
  }

  private mutating func first(_ byte: UInt8) -> Step {
    lower = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
    upper = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
    switch byte {
    case 0xC2...0xDF: (value, needed) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, needed) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, needed) = (UInt32(byte & 0x07), 3)
    default: return .malformed
    }
    return .more
  }

  /// Returns a well-formed character, where four bytes can be looked at; nil for all others, which
  /// take the way byte by byte.
  @inline(__always)
  static func whole(_ start: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(start[0])
    let second = UInt32(start[1])
    guard second & 0xC0 == 0x80 else { return nil }
    if first & 0xE0 == 0xC0 { return first < 0xC2 ? nil : ((first & 0x1F) << 6 | second & 0x3F, 2) }
    let third = UInt32(start[2])
    guard third & 0xC0 == 0x80 else { return nil }
    if first & 0xF0 == 0xE0 {
      let scalar = (first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
      return scalar < 0x800 || scalar & 0xF800 == 0xD800 ? nil : (scalar, 3)
    }
    let fourth = UInt32(start[3])
    guard first & 0xF8 == 0xF0, fourth & 0xC0 == 0x80 else { return nil }
    let scalar = (first & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
    return scalar < 0x1_0000 || scalar > 0x10_FFFF ? nil : (scalar, 4)
  }
}
