import Glibc

/// A weight on a spring that is let go away from its place, and swings back to it.
///
/// The under-damped oscillator in closed form, with no speed at the start:
/// `x(t) = e^(-ζωt) · (cos ω't + ζω/ω' · sin ω't)`, `ω' = ω √(1 - ζ²)` (Feynman, Lectures on Physics,
/// I 24-2). A sample costs the same at any time, so frames may be left out.
public struct Spring: Hashable, Sendable {
  /// ζ: at 1 it comes back without swinging over; kept between 0.05 and 0.99.
  public var damping: Double
  /// After this time it counts as at rest; less than a hundredth of the way is left.
  public var settling: Duration

  public init(damping: Double = 0.6, settling: Duration = .milliseconds(300)) {
    self.damping = min(max(0.05, damping), 0.99)
    self.settling = settling
  }

  /// The share of the way that is left: 1 at the start, below 0 where it swings over, then 0.
  public func displacement(after time: Duration) -> Double {
    guard time > .zero else { return 1 }
    guard time < settling else { return 0 }
    // e^(-ζωT) = 1/100 at the end.
    let decay = log(100) / settling.inSeconds
    let frequency = decay / damping * (1 - damping * damping).squareRoot()
    let angle = frequency * time.inSeconds
    return exp(-decay * time.inSeconds) * (cos(angle) + decay / frequency * sin(angle))
  }
}
