/// The evidence of an act besides its screen.
public struct ActEvidence: Hashable, Sendable {
  /// The typed bytes, as encoded for the program's modes.
  public var input: [UInt8]
  /// The number of bytes that the program has written.
  public var outputCount: Int
  /// The messages to the terminal besides the screen: `bell`, `title "Pets"`.
  public var messages: [String]
  /// The way in which the program settled.
  public var settlement: String?
  /// The time of settling.
  public var settling: Duration?

  public init(
    input: [UInt8] = [], outputCount: Int = 0, messages: [String] = [],
    settlement: String? = nil, settling: Duration? = nil
  ) {
    (self.input, self.outputCount, self.messages) = (input, outputCount, messages)
    (self.settlement, self.settling) = (settlement, settling)
  }

  /// Joins the evidence of two programs with the same input.
  func joined(_ other: ActEvidence) -> ActEvidence {
    ActEvidence(
      input: input.isEmpty ? other.input : input, outputCount: outputCount + other.outputCount,
      messages: messages + other.messages.filter { !messages.contains($0) },
      settlement: other.settlement ?? settlement, settling: other.settling ?? settling)
  }

  /// The evidence as a step keeps it.
  var record: StepEvidence {
    StepEvidence(
      input: ReadableBytes.text(input), outputCount: outputCount, messages: messages,
      settlement: settlement, settling: settling.map { Int($0 / .microseconds(1)) })
  }
}

/// Typed bytes as readable text: controls by name, all else in quotes: `ESC "[A"`, `CR`,
/// `"Barsik"`; a byte that is no UTF-8 is `0xFF`.
enum ReadableBytes {
  static func text(_ bytes: [UInt8]) -> String {
    var words: [String] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { words.append(run.quoted) }
      run = ""
    }
    var rest = bytes[...]
    while let byte = rest.first {
      if let name = name(byte) {
        endRun()
        words.append(name)
        rest.removeFirst()
      } else if let (scalar, count) = scalar(rest) {
        run.unicodeScalars.append(scalar)
        rest.removeFirst(count)
      } else {
        endRun()
        words.append("0x" + String(byte, radix: 16, uppercase: true))
        rest.removeFirst()
      }
    }
    endRun()
    return words.joined(separator: " ")
  }

  private static let controls = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US",
  ]

  private static func name(_ byte: UInt8) -> String? {
    if byte < 0x20 { return controls[Int(byte)] }
    return byte == 0x7F ? "DEL" : nil
  }

  /// Returns the character at the beginning and its length in bytes; nil if it is not UTF-8.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
