import AppRuntime
import Maps
import Places
import Toolkit
import TravelDomain

/// The actions of the map.
public enum TravelMapAction: Sendable {
  /// The map shows this now: for the first time, or in another room.
  case shown(MapViewport)
  case moved(MapCamera)
  /// The pin of a key; nil for none.
  case selected(String?)
  /// A pin that was clicked, or opened with `Enter`: a country is entered.
  case opened(String)
  /// To the whole map.
  case backTapped
  case addTapped
  case infoTapped
  case deleteTapped
}

/// The map: the world with what was visited, or one country.
extension TravelFeature {
  func updateMap(
    _ state: inout TravelState, _ action: TravelMapAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .shown(let viewport): state.map.shown = viewport
    case .moved(let camera): state.map.aim(at: .camera(camera))
    case .selected(let key): state.map.selection = key
    case .opened(let key): open(key, &state)
    case .backTapped:
      if state.map.focus == nil { state.map.selection = nil } else { state.map.leave() }
    case .addTapped:
      return .output(.prompt(.opened(state.map.focus.map { .city(in: $0) } ?? .country)))
    case .infoTapped:
      return state.calledCountry.map { .output(.info(.opened($0))) } ?? .none
    case .deleteTapped: return deleteSelected(state, environment)
    }
    return .none
  }

  /// A country is entered, also from the view of another; a city is selected.
  private func open(_ key: String, _ state: inout TravelState) {
    if CityKey(key) != nil || key == state.map.focus {
      state.map.selection = key
    } else {
      enter(key, &state)
    }
  }

  /// The centre is for a country that is not in the records yet.
  func enter(_ code: String, _ state: inout TravelState, center: Coordinates? = nil) {
    let center = center ?? state.country(code)?.center
    state.map.enter(code, state.ground.country(code), center: center)
  }

  private func deleteSelected(
    _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard let key = state.map.selection else { return .none }
    if let city = CityKey(key) { return delete(city: city, state, environment) }
    return delete(country: key, state, environment)
  }
}

extension TravelState {
  /// The country that is selected, or that of the selected city, or whose view this is.
  var calledCountry: String? {
    guard let key = map.selection else { return map.focus }
    if let city = CityKey(key) { return self.city(city)?.country }
    return key
  }
}

/// The part of the world that the map shows, and the selected pin.
public struct TravelMapState: Equatable, Sendable {
  var aim = MapAim.world
  /// The box that a country view stays in; nil for the world.
  var limit: GeoBox?
  /// The code of the country whose view this is; nil for the world.
  var focus: String?
  /// The key of a pin: the code of a country, or the text of a ``CityKey``.
  var selection: String?
  /// The visible part of the map; nil before it was drawn.
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
