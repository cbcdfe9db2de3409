import Core
import Maps
import Places
import Semantics
import WeatherDomain

/// The actions of the map.
public enum PlaceMapAction: Sendable {
  /// At a place, the default one, or at the whole world.
  case opened(WeatherPlace?)
  case groundOpened(MapGround)
  /// The map shows this now: for the first time, or in another room.
  case shown(MapViewport)
  /// By a key or the pointer.
  case moved(MapCamera)
  /// The map has not moved for a while.
  case rested
  /// To a place that is known.
  case went(Coordinates)
  case found(MapFinding)
  /// The answer of OpenStreetMap for a point.
  case answered(Coordinates, Result<Nominatim.Address?, WeatherError>)
  /// Once more, after a failure.
  case askedAgain
  case searchTapped
  case picker(PlacePickerAction)
  case projectionTapped
  case graticuleTapped
  case chooseTapped
  /// For the parent: this is the default place now.
  case chosen(WeatherPlace)
  /// For the parent: whether addresses may be asked for.
  case consentChosen(Bool)
  /// For the parent: leave without a change.
  case closed
}

/// The map on which a place is chosen.
public struct PlaceMapState: Equatable, Sendable {
  /// Kept when the map is left.
  var ground = MapGround.unopened
  var aim = MapAim.world
  var projection = MapProjection.mercator
  var hasGraticule = false
  /// The visible part of the map; nil before it was drawn.
  var shown: MapViewport?
  /// It was moved a moment ago, and may be moved on.
  var isMoving = false
  /// Of the point under the mark, once it has come.
  var finding: MapFinding?
  var answer = PlaceMapAnswer.none
  /// With their names on the map, which stay until those of the next view have come.
  var cities: [City] = []
  /// The place that was searched for, while the mark is on it.
  var picked: WeatherPlace?
  /// The search, while it is in front of the map.
  var picker: PlacePickerState?
  /// Chosen before it was known what is there.
  var isChoosing = false

  public init() {}

  /// Under the mark, to a metre: a map does its sums in parts of the way around the earth, and 30°
  /// should not come back as 29.999 999.
  var point: Coordinates? { shown.map(Self.point) }

  private static func point(_ viewport: MapViewport) -> Coordinates {
    func rounded(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }
    let center = viewport.camera.center
    return Coordinates(latitude: rounded(center.latitude), longitude: rounded(center.longitude))
  }

  mutating func show(_ viewport: MapViewport?) {
    if viewport.map(Self.point) != point { (finding, answer) = (nil, .none) }
    shown = viewport
  }

  mutating func aim(at aim: MapAim) {
    self.aim = aim
    let size = shown?.size
    show(size.map { MapViewport(aim, projection: projection, size: $0) })
    if let place = picked, let point, place.coordinates.distance(to: point) > Self.sameKilometres {
      picked = nil
    }
  }

  /// Zooming rounds where the mark is.
  private static let sameKilometres = 0.05
}

/// The answer of OpenStreetMap for the point under the mark.
enum PlaceMapAnswer: Equatable, Sendable {
  /// It may not be asked, or has not been.
  case none
  case asked
  case named(Nominatim.Address)
  /// Nobody has mapped anything there, as at sea.
  case nameless
  case failed(WeatherError)
}

/// The identifiers of the map on which a place is chosen.
public enum PlaceMapID {
  public static let page: Identifier = "weather.map"
  public static let map: Identifier = "weather.map.world"
  /// `‹`, back without a change.
  public static let back: Identifier = "weather.map.back"
  /// `✓`, this is the default place.
  public static let choose: Identifier = "weather.map.choose"
  /// The name of the point under the mark.
  public static let address: Identifier = "weather.map.address"
  /// Its coordinates, and who says the name.
  public static let detail: Identifier = "weather.map.detail"
  /// In the place of the address, or behind it, while that is looked for.
  public static let shimmer: Identifier = "weather.map.shimmer"
  /// The question for consent to look up addresses.
  public static let offer: Identifier = "weather.map.offer"
  public static let allow: Identifier = "weather.map.allow"
  public static let refuse: Identifier = "weather.map.refuse"
  public static let opening: Identifier = "weather.map.opening"
}
