/// What a driver knows of an act besides the screen that came of it.
public struct ActEvidence: Hashable, Sendable {
  /// What was typed, as encoded for the modes that the program had set.
  public var input: [UInt8]
  /// How many bytes the program has written.
  public var outputCount: Int
  /// What the program has told its terminal besides the screen: `bell`, `title "Pets"`.
  public var messages: [String]
  /// How it was known that the program had done what it was told.
  public var settlement: String?
  /// How long the waiting for that took.
  public var settling: Duration?

  public init(
    input: [UInt8] = [], outputCount: Int = 0, messages: [String] = [],
    settlement: String? = nil, settling: Duration? = nil
  ) {
    self.input = input
    self.outputCount = outputCount
    self.messages = messages
    self.settlement = settlement
    self.settling = settling
  }

  /// That of two programs that were told the same.
  func joined(_ other: ActEvidence) -> ActEvidence {
    ActEvidence(
      input: input.isEmpty ? other.input : input, outputCount: outputCount + other.outputCount,
      messages: messages + other.messages.filter { !messages.contains($0) },
      settlement: other.settlement ?? settlement, settling: other.settling ?? settling)
  }

  /// What a step keeps of it.
  var record: StepEvidence {
    StepEvidence(
      input: ReadableBytes.text(input), outputCount: outputCount, messages: messages,
      settlement: settlement, settling: settling.map { Int($0 / .microseconds(1)) })
  }
}

/// What a terminal types, for people to read: controls by name, all else in quotes: `ESC "[A"`, `CR`,
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

  /// The character at the beginning, and how many bytes it takes; nil where it is none.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
