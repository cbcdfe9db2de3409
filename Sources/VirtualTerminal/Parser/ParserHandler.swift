/// What a ``Parser`` calls, in the order of the bytes.
public protocol ParserHandler: ~Copyable {
  /// Bytes are UTF-8 (ISO 10646); otherwise Latin-1 with 8-bit controls (ISO 2022).
  var isUTF8: Bool { get }
  /// Escape sequences are those of a VT52.
  var isVT52: Bool { get }
  /// Asked after each control string: true makes the parser return to its caller at this place.
  var wantsPause: Bool { get }

  /// Printable ASCII (`0x20 ... 0x7E`), at least one byte; a run may come in several pieces.
  mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>)
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
  public mutating func vt52(final: UInt8, row: Int, column: Int) {}
  public mutating func malformed() {}
}
