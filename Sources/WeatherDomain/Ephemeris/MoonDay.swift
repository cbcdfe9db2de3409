import Core

/// The Moon over a place for a day of its calendar.
public struct MoonDay: Sendable, Hashable {
  /// The moments that the day lasts.
  public let span: Range<Instant>
  /// The course of its upper limb about the horizon.
  public let course: HorizonCourse
  /// The phase after which the day is named.
  public let phase: MoonPhase
  /// The principal phases from the start of the day on, four of them. The first is of this day where
  /// ``phase`` is a principal one.
  public let nextPhases: [PrincipalPhase]
  /// Its light in the middle of the day.
  public let light: MoonLight

  /// Nil for a day that the place's calendar left out.
  public init?(_ day: CalendarDay, at observer: Observer, offsets: UTCOffsetRule) {
    guard let span = offsets.span(of: day) else { return nil }
    self.init(over: span, at: observer)
  }

  /// - Parameter span: a day or less; over more the times grow inexact.
  public init(over span: Range<Instant>, at observer: Observer) {
    let view = BodyView(.moon, over: span, from: observer)
    let curve = HeightCurve(over: span) { Self.upperLimb(view.sight(at: $0)) }
    let next = PrincipalPhase.next(from: span.lowerBound)
    let length = span.upperBound.seconds(since: span.lowerBound)
    self.span = span
    course = curve.course(at: 0)
    nextPhases = next
    phase = MoonPhase(endingBefore: span.upperBound, next: next[0])
    light = MoonLight(at: span.lowerBound.adding(seconds: length / 2))
  }

  /// Degrees of the upper limb above the horizon, with the 34′ of refraction that almanacs take at
  /// it (Meeus, chapter 15). The Moon's radius is 0.2725 of the Earth's (chapter 55), and its parallax
  /// is in the sight.
  private static func upperLimb(_ sight: LocalSky.Sight) -> Double {
    let radius = arcSine(0.2725 * LocalSky.earthRadius / sight.distance)
    return sight.altitude + radius + 34.0 / 60
  }
}
