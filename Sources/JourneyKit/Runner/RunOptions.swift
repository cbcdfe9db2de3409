/// How a ``JourneyRunner`` goes about it.
public struct RunOptions: Hashable, Sendable {
  /// How many journeys are under way at once.
  public var jobs = 1
  public var repetition = Repetition.times(1)
  /// How often a red attempt is made again: none, as what fails once is a fault somewhere. What then
  /// passes is flaky, not green.
  public var retries = 0
  /// Of the order; the same seed gives the same order.
  public var seed: UInt64 = 0
  /// How long one attempt may take, in real time, where the journey says nothing else.
  public var timeLimit = Duration.seconds(60)

  public init() {}
}
