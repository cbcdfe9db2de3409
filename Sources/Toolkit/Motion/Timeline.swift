/// A stretch of the clock's time in which something moves from one state to another.
///
/// A value: a widget keeps one as part of its ``ControlState``, and each frame draws what it says for
/// the frame's own time.
public struct Timeline: Hashable, Sendable {
  public var start: Duration
  public var duration: Duration
  public var easing: Easing

  public init(start: Duration, duration: Duration, easing: Easing = .decelerating) {
    (self.start, self.duration, self.easing) = (start, duration, easing)
  }

  public var end: Duration { start + duration }
  public func isRunning(at now: Duration) -> Bool { now >= start && now < end }
  /// The time since the start, never more than the whole.
  public func elapsed(at now: Duration) -> Duration { min(max(.zero, now - start), duration) }

  /// Returns the progress, from 0 to 1.
  public func progress(at now: Duration) -> Double {
    guard duration > .zero else { return 1 }
    return easing.value(at: elapsed(at: now) / duration)
  }

  /// The time to draw again: that of the next of 30 steps a second, or the end; nil where all stands.
  public func nextFrame(after now: Duration) -> Duration? {
    isRunning(at: now) ? min(end, Beat.fastest.next(after: now)) : nil
  }
}

extension Canvas {
  /// Asks for the frames of a motion.
  public mutating func redraw(along timeline: Timeline) { painter.redraw(along: timeline) }
  /// Asks for a frame at the next step.
  public mutating func redraw(on beat: Beat) { painter.redraw(on: beat) }
}

extension Painter {
  func redraw(along timeline: Timeline) {
    if let next = timeline.nextFrame(after: context.now) { redraw(at: next) }
  }

  func redraw(on beat: Beat) { redraw(at: beat.next(after: context.now)) }
}

/// Steps of equal length, counted from the start of the clock.
///
/// Whatever beats alike changes in the same frame, and two programs whose clocks agree draw the same.
public struct Beat: Hashable, Sendable {
  /// The most frames a second that anything asks for.
  public static let fastest = Beat(perSecond: 30)

  public let perSecond: Int

  /// - Parameter perSecond: kept between 1 and 30.
  public init(perSecond: Int) { self.perSecond = min(max(1, perSecond), 30) }

  /// Returns the number of steps that have begun; the first is 0.
  public func index(at now: Duration) -> Int { now.wholeNanoseconds * perSecond / Self.second }

  /// The time at which the next step begins.
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
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// The way of a motion as a function of its time.
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
