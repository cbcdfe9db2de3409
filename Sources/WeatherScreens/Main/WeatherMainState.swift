import Core
import Foundation
import Places
import Toolkit
import WeatherDomain

/// The weather of one place, as far as it is known.
public struct WeatherMainState: Equatable, Sendable {
  /// Shown; nil until it is known which.
  public var place: WeatherPlace?
  /// By their identifiers, for the star.
  public var favourites: Set<WeatherPlace.ID> = []
  /// The moment that is shown, to the minute.
  var now: Date {
    didSet { report = received?.asOf(now) }
  }
  var isShown = false
  /// The weather is being asked for.
  var isLoading = false
  /// Nobody could say where the user is.
  var isNowhere = false
  /// The newest there is, of any age, as it came.
  var received: WeatherReport? {
    didSet { report = received?.asOf(now) }
  }
  /// What it says of now and of what is to come.
  private(set) var report: WeatherReport?
  /// Why there is nothing newer.
  var problem: WeatherError?
  var sky: PlaceSky?
  var walk = WalkState()

  public init(settings: WeatherSettings, now: Date) {
    place = settings.home?.place
    self.now = now
  }

  /// The time of the place: as the report has it, else of the place, else by its longitude.
  var zone: PlaceZone {
    if let report { return report.zone }
    let hours = ((place?.coordinates.longitude ?? 0) / 15).rounded()
    return PlaceZone(identifier: place?.zone, offset: place?.zone == nil ? Int(hours) * 3600 : nil)
  }

  var isFavourite: Bool { place.map { favourites.contains($0.id) } ?? false }

  /// Of the weather that is shown; nil where there is none.
  var age: Duration? { report?.age(at: now) }

  /// As before any place was known.
  mutating func forgetPlace() {
    (place, report, problem, sky) = (nil, nil, nil, nil)
  }

  /// Brings the sky to the day and the place that are shown.
  mutating func updateSky() {
    guard let place else {
      sky = nil
      return
    }
    let day = zone.day(of: now)
    if sky?.isOf(day, place.coordinates, zone) != true {
      sky = PlaceSky(day, at: place.coordinates, zone: zone)
    }
  }
}
