/// A stretch of the clock's time in which something moves from one state to another.
///
/// A value: a widget keeps one as part of its ``ControlState``, and each frame draws what it says for
/// the frame's own time.
public struct Timeline: Hashable, Sendable {
  public var start: Duration
  public var duration: Duration
  public var easing: Easing

  public init(start: Duration, duration: Duration, easing: Easing = .decelerating) {
    self.start = start
    self.duration = duration
    self.easing = easing
  }

  public var end: Duration { start + duration }

  public func isRunning(at now: Duration) -> Bool { now >= start && now < end }

  /// The time since the start, never more than the whole.
  public func elapsed(at now: Duration) -> Duration { min(max(.zero, now - start), duration) }

  /// How far it has come, from 0 to 1.
  public func progress(at now: Duration) -> Double {
    guard duration > .zero else { return 1 }
    return easing.value(at: elapsed(at: now) / duration)
  }

  /// When to draw again: the next of 30 steps a second, or the end; nil where nothing moves any more.
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
