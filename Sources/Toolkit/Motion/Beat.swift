/// Steps of equal length, counted from the start of the clock.
///
/// Whatever beats alike changes in the same frame, and two programs whose clocks agree draw the same.
public struct Beat: Hashable, Sendable {
  /// The most frames a second that anything asks for.
  public static let fastest = Beat(perSecond: 30)

  public let perSecond: Int

  /// - Parameter perSecond: kept between 1 and 30.
  public init(perSecond: Int) {
    self.perSecond = min(max(1, perSecond), 30)
  }

  /// How many steps have begun; the first is 0.
  public func index(at now: Duration) -> Int {
    now.wholeNanoseconds * perSecond / Self.second
  }

  /// When the next step begins.
  public func next(after now: Duration) -> Duration {
    let steps = (index(at: now) + 1) * Self.second
    return .nanoseconds((steps + perSecond - 1) / perSecond)
  }

  private static var second: Int { 1_000_000_000 }
}

extension Duration {
  /// Kept between zero and a year, so that counting with it cannot overflow.
  var wholeNanoseconds: Int {
    let parts = components
    let seconds = min(max(0, parts.seconds), 366 * 86_400)
    return Int(seconds) * 1_000_000_000 + max(0, Int(parts.attoseconds / 1_000_000_000))
  }

  /// The duration in seconds, with the fraction.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
