import AppRuntime
import Maps
import Places
import TravelDomain

/// The actions of the map.
public enum TravelMapAction: Sendable {
  /// The map shows this now: for the first time, or in another room.
  case shown(MapViewport)
  case moved(MapCamera)
  /// The places in sight, and at the mark in the middle.
  case found(MapFinding)
  /// The pin of a key; nil for none.
  case selected(String?)
  /// A pin that was clicked, or opened with `Enter`: a country is entered.
  case opened(String)
  /// To the whole map.
  case backTapped
  /// For the parent.
  case addTapped
  /// For the parent.
  case infoTapped
  case deleteTapped
}

/// The map: the world with what was visited, or one country.
struct TravelMapFeature: Sendable {
  let dependencies: TravelDependencies

  func update(
    _ state: inout TravelMapState, _ action: TravelMapAction, _ data: TravelData,
    _ environment: Environment
  ) -> Effect<TravelMapAction> {
    switch action {
    case .moved, .selected, .opened, .backTapped: state.forgetGone()
    case .shown, .found, .addTapped, .infoTapped, .deleteTapped: break
    }
    switch action {
    case .shown(let viewport): state.shown = viewport
    case .moved(let camera):
      state.aim(at: .camera(camera))
      state.isAimed = !state.isWhole(camera)
    case .found(let finding): state.finding = finding
    case .selected(let key): select(key, &state, data)
    case .opened(let key): open(key, &state, data)
    case .backTapped: if state.focus == nil { state.selection = nil } else { state.leave() }
    case .deleteTapped:
      guard let key = state.selection else { return .none }
      if let city = CityKey(key) { return dependencies.delete(city: city, environment) }
      return dependencies.delete(country: key, environment)
    case .addTapped, .infoTapped: break
    }
    return .none
  }

  /// Looks up what is in sight, for the names on the map and the line about its middle.
  func look(_ viewport: MapViewport) -> Effect<TravelMapAction> {
    .run("look at the map", queue: "look", topic: "look") { [dependencies] send in
      send(.found(MapFinding(viewport.camera.center, viewport, dependencies.gazetteer)))
    }
  }

  /// A country that a country view does not show is entered, as the view stays around its own.
  private func select(_ key: String?, _ state: inout TravelMapState, _ data: TravelData) {
    if let key, let focus = state.focus, key != focus, let country = data.country(key),
      state.shown?.cell(of: country.center) == nil
    {
      return state.enter(key, in: data)
    }
    state.selection = key
    if key != nil { state.isAimed = false }
  }

  /// A country is entered, also from the view of another; a city is selected.
  private func open(_ key: String, _ state: inout TravelMapState, _ data: TravelData) {
    if CityKey(key) != nil || key == state.focus {
      (state.selection, state.isAimed) = (key, false)
    } else {
      state.enter(key, in: data)
    }
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
  /// Of the last view that was looked at.
  var finding: MapFinding?
  /// True once the map was moved after a pin was selected: the mark in the middle then tells what is
  /// under it.
  var isAimed = false
  /// The last one is at the end.
  private var gone: [Departure] = []

  /// A place that the map was on when records of it went.
  private struct Departure: Equatable {
    var place: Place
    /// The keys of the pins that went.
    var records: [String]
  }

  private struct Place: Equatable {
    var aim: MapAim
    var limit: GeoBox?
    var focus: String?
    var selection: String?
    var isAimed: Bool
  }

  private var place: Place {
    get {
      Place(aim: aim, limit: limit, focus: focus, selection: selection, isAimed: isAimed)
    }
    set {
      (limit, focus, selection) = (newValue.limit, newValue.focus, newValue.selection)
      isAimed = newValue.isAimed
      aim(at: newValue.aim)
    }
  }

  /// The point under the mark; nil while nothing is aimed at.
  var aimed: Coordinates? { isAimed ? shown?.camera.center : nil }

  public init() {}

  mutating func aim(at aim: MapAim) {
    self.aim = aim
    shown = shown.map { MapViewport(aim, size: $0.size, limit: limit) }
  }

  /// The view of one country, whose pin is selected.
  ///
  /// - Parameter center: for a country that is not in the records yet.
  mutating func enter(_ code: String, in data: TravelData, center: Coordinates? = nil) {
    let country = data.ground.country(code)
    forgetGone()
    (focus, selection, limit) = (code, code, country?.box)
    isAimed = false
    if let country {
      aim(at: .box(country.mainBox))
    } else if let center = center ?? data.country(code)?.center {
      aim(at: .camera(MapCamera(center: center, zoom: Self.zoomOfUnknown)))
    }
  }

  /// The country that is selected, or that of the selected city, or whose view this is.
  func calledCountry(in data: TravelData) -> String? {
    guard let key = selection else { return focus }
    if let city = CityKey(key) { return data.city(city)?.country }
    return key
  }

  /// The whole map, with nothing selected.
  mutating func leave() {
    (focus, selection, limit) = (nil, nil, nil)
    isAimed = false
    aim(at: .world)
  }

  /// Leaves a country and a pin whose records have gone, and goes back to them where they have come back
  /// and the user has chosen nothing else.
  ///
  /// - Parameter codes: the countries that have gone.
  mutating func follow(_ data: TravelData, without codes: Set<String>) {
    if let last = gone.last, last.records.allSatisfy(data.has) {
      gone.removeLast()
      return place = last.place
    }
    let lost = [focus.flatMap { codes.contains($0) ? $0 : nil }, selection].compactMap { $0 }
      .filter { !data.has(pin: $0) }
    if lost.isEmpty { return }
    gone.append(Departure(place: place, records: lost))
    if let focus, lost.contains(focus) { leave() } else { selection = nil }
  }

  /// Takes what the map shows for the user's own choice.
  mutating func forgetGone() { gone = [] }

  /// Returns true for a camera that shows all that there is to show, with or without Antarctica.
  func isWhole(_ camera: MapCamera) -> Bool {
    guard let shown else { return false }
    return shown.wholes(limit: limit).contains(camera)
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
