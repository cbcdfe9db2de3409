/// When each event of a recording is due while it is played.
public struct CastPace: Hashable, Sendable {
  /// How many times as fast as it was recorded; 0 for as fast as it goes.
  public let speed: Double
  /// The longest pause, in recorded time; nil for any.
  public let idleLimit: Duration?
  private var last = Duration.zero
  private var elapsed = Duration.zero

  public init(speed: Double = 1, idleLimit: Duration? = nil) {
    self.speed = speed
    self.idleLimit = idleLimit
  }

  /// Since the start of playing. To be asked for each event that is shown, in their order.
  public mutating func due(_ time: Duration) -> Duration {
    let pause = max(.zero, time - last)
    last = max(last, time)
    if speed > 0 { elapsed += min(pause, idleLimit ?? pause) / speed }
    return elapsed
  }
}
