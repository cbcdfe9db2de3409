/// What a trace knows of a step besides its name and time.
public struct StepEvidence: Codable, Hashable, Sendable {
  /// Which of the trace's screens showed when the step was over (for a group: when it began); nil
  /// where it was forgotten because there were too many.
  public var screen: Int?
  /// The bytes that were typed, readable: `ESC "[A"`; empty in process, where none are.
  public var input: String
  /// How many bytes the program wrote meanwhile.
  public var outputCount: Int
  /// What the program told its terminal besides the screen: `bell`, `title "Pets"`.
  public var messages: [String]
  /// How it was known that the program had done what it was told; nil where the driver does not say.
  public var settlement: String?
  /// In microseconds, of the whole: how long the waiting for that took.
  public var settling: Int?

  public init(
    screen: Int? = nil, input: String = "", outputCount: Int = 0, messages: [String] = [],
    settlement: String? = nil, settling: Int? = nil
  ) {
    self.screen = screen
    self.input = input
    self.outputCount = outputCount
    self.messages = messages
    self.settlement = settlement
    self.settling = settling
  }
}
