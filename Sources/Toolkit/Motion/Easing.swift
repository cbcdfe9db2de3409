/// How far a motion has come when a share of its time has passed.
///
/// The cubic curves of Robert Penner, "Programming Macromedia Flash MX" (2002), chapter 7.
public enum Easing: Hashable, Sendable {
  case linear
  /// Slow at the start: what leaves.
  case accelerating
  /// Slow at the end: what arrives.
  case decelerating

  /// - Parameter share: of the time; kept between 0 and 1.
  public func value(at share: Double) -> Double {
    let share = min(max(0, share), 1)
    let rest = 1 - share
    switch self {
    case .linear: return share
    case .accelerating: return share * share * share
    case .decelerating: return 1 - rest * rest * rest
    }
  }
}
