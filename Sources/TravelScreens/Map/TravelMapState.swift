import Maps
import Places
import TravelDomain

/// Where the map looks.
public struct TravelMapState: Equatable, Sendable {
  var aim = MapAim.world
  /// The box that a country view stays in (T-08); nil for the world.
  var limit: GeoBox?
  /// The code of the country whose view this is; nil for the world (T-04).
  var focus: String?
  /// The key of a pin: the code of a country, or the text of a ``CityKey``.
  var selection: String?
  /// What the map shows; nil before it was drawn.
  var shown: MapViewport?

  public init() {}

  mutating func aim(at aim: MapAim) {
    self.aim = aim
    shown = shown.map { MapViewport(aim, size: $0.size, limit: limit) }
  }

  /// The view of one country, whose pin is selected.
  mutating func enter(_ code: String, _ country: Country?, center: Coordinates?) {
    (focus, selection, limit) = (code, code, country?.box)
    if let country {
      aim(at: .box(country.mainBox))
    } else if let center {
      aim(at: .camera(MapCamera(center: center, zoom: Self.zoomOfUnknown)))
    }
  }

  /// The whole map, with nothing selected.
  mutating func leave() {
    (focus, selection, limit) = (nil, nil, nil)
    aim(at: .world)
  }

  /// Brings a place into sight where it is not.
  mutating func show(_ point: Coordinates) {
    guard let shown, shown.cell(of: point) == nil else { return }
    aim(at: .camera(MapCamera(center: point, zoom: shown.camera.zoom)))
  }

  /// A step closer than the whole country, around a place.
  mutating func approach(_ point: Coordinates) {
    guard let zoom = shown?.camera.zoom else {
      aim(at: .camera(MapCamera(center: point, zoom: Self.zoomOfUnknown)))
      return
    }
    aim(at: .camera(MapCamera(center: point, zoom: zoom + 1)))
  }

  /// Some thousand kilometres: for a country of which only the centre is known.
  private static let zoomOfUnknown = 4.0
}

extension TravelState {
  func has(pin key: String) -> Bool {
    if let city = CityKey(key) { return self.city(city) != nil }
    return country(key) != nil
  }
}
