import Core

/// The Sun over a place for a day of its calendar.
public struct SunDay: Sendable, Hashable {
  /// The moments that the day lasts.
  public let span: Range<Instant>
  /// When the Sun stands in the meridian, the one nearest to the middle of the day; it has one in
  /// the polar night as well.
  public let noon: Instant
  /// Degrees of the Sun's centre at noon, without air.
  public let noonAltitude: Double

  private let courses: [SunHorizon: HorizonCourse]

  /// Nil for a day that the place's calendar left out.
  public init?(_ day: CalendarDay, at observer: Observer, offsets: UTCOffsetRule) {
    guard let span = offsets.span(of: day) else { return nil }
    self.init(over: span, at: observer)
  }

  /// - Parameter span: a day or less; over more the times grow inexact.
  public init(over span: Range<Instant>, at observer: Observer) {
    let view = BodyView(.sun, over: span, from: observer)
    let curve = HeightCurve(over: span) { view.sight(at: $0).altitude }
    self.span = span
    noon = view.transit
    noonAltitude = view.sight(at: view.transit).altitude
    courses = Dictionary(
      uniqueKeysWithValues: SunHorizon.allCases.map { ($0, curve.course(at: $0.altitude)) })
  }

  /// What the Sun does at a line: its rise is the dawn, its set the dusk.
  public func course(_ horizon: SunHorizon = .horizon) -> HorizonCourse {
    courses[horizon] ?? .alwaysBelow
  }

  public var sunrise: Instant? { course().rise }

  public var sunset: Instant? { course().set }

  /// Seconds of the day that the Sun is up, 0 in the polar night.
  public var daylight: Double { course().timeAbove(in: span) }
}
