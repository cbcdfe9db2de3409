/// A control sequence (CSI) or the beginning of a device control string (DCS).
///
/// Valid during the call that hands it over: the parameters stand in the parser's own memory.
public struct ControlSequence {
  /// The most parameters, sub-parameters included, that a sequence keeps; more are dropped.
  public static let maximumParameters = 64

  /// `<`, `=`, `>` or `?` directly after the introducer; 0 where there is none.
  public let prefix: UInt8
  /// Up to two bytes of `0x20 ... 0x2F`, the first in the low byte; 0 for none.
  public let intermediates: UInt16
  public let final: UInt8
  /// The number of parameters that were written; `CSI m` has none, `CSI ; m` two empty ones.
  public let count: Int
  let values: UnsafePointer<Int32>
  let colons: UInt64

  /// Returns a parameter's value; `fallback` where it was left out or is not there.
  @inline(__always)
  public func value(_ index: Int, or fallback: Int = 0) -> Int {
    guard index < count, values[index] >= 0 else { return fallback }
    return Int(values[index])
  }

  /// Returns a parameter that counts something: left out and 0 both mean 1.
  @inline(__always)
  func amount(_ index: Int) -> Int { max(1, value(index, or: 1)) }

  /// Returns true for a parameter that was written behind a colon and so belongs to the one before
  /// it.
  @inline(__always)
  public func isSubparameter(_ index: Int) -> Bool {
    index < 64 && colons >> UInt64(index) & 1 == 1
  }

  /// Returns the number of sub-parameters that follow a parameter.
  @inline(__always)
  func subparameters(of index: Int) -> Int {
    if colons == 0 { return 0 }
    var end = index + 1
    while end < count, isSubparameter(end) { end += 1 }
    return end - index - 1
  }

  /// Prefix, first intermediate and final byte in one number, to switch over.
  @inline(__always)
  var key: UInt32 { UInt32(prefix) << 16 | UInt32(intermediates & 0xFF) << 8 | UInt32(final) }
}

extension ControlSequence: CustomStringConvertible {
  /// The sequence without its introducer: `?25h`, `38:2::1:2:3m`.
  public var description: String {
    var text = prefix == 0 ? "" : String(UnicodeScalar(prefix))
    for index in 0..<count {
      if index > 0 { text += isSubparameter(index) ? ":" : ";" }
      if values[index] >= 0 { text += String(values[index]) }
    }
    for shift in [0, 8] {
      let byte = UInt8(truncatingIfNeeded: intermediates >> UInt16(shift))
      if byte != 0 { text.unicodeScalars.append(UnicodeScalar(byte)) }
    }
    return text + String(UnicodeScalar(final))
  }
}

/// A whole string of one of ECMA-48's five kinds, without its delimiters.
///
/// Valid during the call that hands it over: the bytes stand in the parser's own memory.
public struct ControlString {
  public enum Kind: UInt8, Hashable, Sendable {
    case operatingSystemCommand, deviceControl, applicationProgramCommand, privacyMessage
    case startOfString
  }

  public let kind: Kind
  /// The parameters and final byte before a device control string; unspecified for other kinds.
  public let header: ControlSequence
  public let bytes: UnsafeBufferPointer<UInt8>
  /// It was longer than the parser keeps; `bytes` is its beginning.
  public let isTruncated: Bool
  /// Ended by BEL, as xterm allows; an answer ends the same way.
  public let endsWithBell: Bool
}
