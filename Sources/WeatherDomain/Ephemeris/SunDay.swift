import Core

/// The Sun over a place for a day of its calendar.
public struct SunDay: Sendable, Hashable {
  /// The moments that the day lasts.
  public let span: Range<Instant>
  /// The passage of the meridian nearest to the middle of the day; the polar night has one as well.
  public let noon: Instant
  /// Degrees of the Sun's centre at noon, without refraction.
  public let noonAltitude: Double

  private let courses: [SunHorizon: HorizonCourse]

  /// Creates the day; nil for one that the place's calendar left out.
  public init?(_ day: CalendarDay, at observer: Observer, offsets: UTCOffsetRule) {
    guard let span = offsets.span(of: day) else { return nil }
    self.init(over: span, at: observer)
  }

  /// - Parameter span: a day or less; the times of a longer one grow inexact.
  public init(over span: Range<Instant>, at observer: Observer) {
    let view = BodyView(.sun, over: span, from: observer)
    let curve = HeightCurve(over: span) { view.sight(at: $0).altitude }
    self.span = span
    noon = view.transit
    noonAltitude = view.sight(at: view.transit).altitude
    courses = Dictionary(
      uniqueKeysWithValues: SunHorizon.allCases.map { ($0, curve.course(at: $0.altitude)) })
  }

  /// Returns the heights of the Sun's centre from the beginning of the day on, in degrees without
  /// refraction.
  ///
  /// - Parameter step: seconds from one to the next.
  public static func heights(
    over span: Range<Instant>, at observer: Observer, every step: Double
  ) -> [Double] {
    let view = BodyView(.sun, over: span, from: observer)
    let length = span.upperBound.seconds(since: span.lowerBound)
    return stride(from: 0, to: length, by: step).map {
      view.sight(at: span.lowerBound.adding(seconds: $0)).altitude
    }
  }

  /// Returns the course of the Sun about a height: its rise is the dawn, its set the dusk.
  public func course(_ horizon: SunHorizon = .horizon) -> HorizonCourse {
    courses[horizon] ?? .alwaysBelow
  }

  public var sunrise: Instant? { course().rise }
  public var sunset: Instant? { course().set }
}

/// The heights at which a day and its twilights begin and end.
public enum SunHorizon: Sendable, Hashable, CaseIterable {
  /// Its upper limb touches the horizon: sunrise and sunset.
  case horizon
  /// 6° below: beyond it, one needs a lamp outdoors.
  case civil
  /// 12° below: the horizon at sea can no longer be seen.
  case nautical
  /// 18° below: the sky is as dark as it gets.
  case astronomical

  /// Degrees of the Sun's centre, without refraction. The horizon's -0.833 are 34′ of refraction and
  /// 16′ of the Sun's radius, as in all almanacs (Meeus, chapter 15).
  public var altitude: Double {
    switch self {
    case .horizon: -50.0 / 60
    case .civil: -6
    case .nautical: -12
    case .astronomical: -18
    }
  }
}
