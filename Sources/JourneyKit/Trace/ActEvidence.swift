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
