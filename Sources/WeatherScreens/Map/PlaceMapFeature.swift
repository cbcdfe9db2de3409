import AppRuntime
import Core
import Maps
import Places
import Terminal
import Toolkit
import WeatherDomain

/// A map with a mark in its centre, whose place is chosen.
struct PlaceMapFeature: Sendable {
  let dependencies: WeatherDependencies
  private let picker: PlacePicker

  /// Shows a city with what lies around it.
  static let closeZoom = 6.0

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
    picker = dependencies.picker
  }

  func update(
    _ state: inout PlaceMapState, _ action: PlaceMapAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<PlaceMapAction> {
    let mayAsk = settings.mayAskAddresses == true
    switch action {
    case .opened(let place): return open(&state, at: place)
    case .groundOpened(let ground): state.ground = ground
    case .shown(let viewport):
      state.show(viewport)
      return look(&state, mayAsk, language)
    case .moved(let camera):
      state.aim(at: .camera(camera))
      state.isMoving = true
      return .merge(
        look(&state, mayAsk, language), .after(AddressFinder.pause, id: "rest", .rested))
    case .rested: state.isMoving = false
    case .went(let point): return go(&state, to: point, mayAsk, language)
    case .found(let finding): return take(finding, &state)
    case .answered(let point, let result): take(result, of: point, &state)
    case .askedAgain: return ask(&state, language)
    case .searchTapped:
      state.picker = PlacePickerState()
      return picker.prepare().map(id: "picker", PlaceMapAction.picker)
    case .picker(let action): return search(&state, action, mayAsk, language)
    case .projectionTapped:
      switchProjection(&state)
      return look(&state, mayAsk, language)
    case .graticuleTapped: state.hasGraticule.toggle()
    case .chooseTapped: return choose(&state)
    case .consentChosen(let mayAsk): return mayAsk ? ask(&state, language) : .none
    case .chosen, .closed: return leave(&state)
    }
    return .none
  }

  func view(
    _ state: PlaceMapState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<PlaceMapAction> {
    let words = PlaceMapWords(language)
    guard let search = state.picker
    else { return PlaceMapView(state: state, settings: settings, words: words).body }
    return picker.view(search, language, title: words.searchTitle, back: words.map)
      .map(PlaceMapAction.picker)
  }

  // MARK: Coming and going
  private func open(
    _ state: inout PlaceMapState, at place: WeatherPlace?
  ) -> Effect<PlaceMapAction> {
    var fresh = PlaceMapState()
    (fresh.ground, fresh.projection) = (state.ground, state.projection)
    fresh.hasGraticule = state.hasGraticule
    if let place { fresh.aim = .camera(MapCamera(center: place.coordinates, zoom: Self.closeZoom)) }
    state = fresh
    if state.ground.atlas != nil { return .none }
    state.ground = .unopened
    return .run("open the map") { [dependencies, projection = state.projection] send in
      send(.groundOpened(MapGround(dependencies.gazetteer, projection)))
    }
  }

  private func leave(_ state: inout PlaceMapState) -> Effect<PlaceMapAction> {
    state.isChoosing = false
    let stop = Effect<PlaceMapAction>.run("ask no more", queue: "address") { [dependencies] _ in
      dependencies.addresses.stop()
    }
    return .merge(stop, .cancel("rest"))
  }

  private func go(
    _ state: inout PlaceMapState, to point: Coordinates, _ mayAsk: Bool, _ language: Language,
    picked place: WeatherPlace? = nil
  ) -> Effect<PlaceMapAction> {
    let zoom = max(state.shown?.camera.zoom ?? 0, Self.closeZoom)
    state.aim(at: .camera(MapCamera(center: point, zoom: zoom)))
    state.picked = place
    return look(&state, mayAsk, language)
  }

  private func search(
    _ state: inout PlaceMapState, _ action: PlacePickerAction, _ mayAsk: Bool, _ language: Language
  ) -> Effect<PlaceMapAction> {
    guard var search = state.picker else { return .none }
    let effect = picker.update(&search, action, language).map(id: "picker", PlaceMapAction.picker)
    state.picker = search
    switch action {
    case .chosen(let choice):
      state.picker = nil
      let place = WeatherPlace(choice)
      let picked = place.isPoint ? nil : place
      let go = go(&state, to: choice.coordinates, mayAsk, language, picked: picked)
      return .merge(effect, go)
    case .cancelled: state.picker = nil
    default: break
    }
    return effect
  }

  private func switchProjection(_ state: inout PlaceMapState) {
    let camera = state.shown?.camera
    state.projection = state.projection == .mercator ? .equirectangular : .mercator
    state.aim(at: camera.map { .camera($0) } ?? state.aim)
  }

  // MARK: What is there
  private func look(
    _ state: inout PlaceMapState, _ mayAsk: Bool, _ language: Language
  ) -> Effect<PlaceMapAction> {
    guard let viewport = state.shown, let point = state.point else { return .none }
    let look = Effect<PlaceMapAction>.run("look at the map", queue: "look", topic: "look") {
      [dependencies] send in
      send(.found(MapFinding(point, viewport, dependencies.gazetteer)))
    }
    return mayAsk && state.picked == nil ? .merge(look, ask(&state, language)) : look
  }

  private func take(
    _ finding: MapFinding, _ state: inout PlaceMapState
  ) -> Effect<PlaceMapAction> {
    guard finding.point == state.point else { return .none }
    state.finding = finding
    state.cities = finding.cities
    return state.isChoosing ? choose(&state) : .none
  }

  private func ask(_ state: inout PlaceMapState, _ language: Language) -> Effect<PlaceMapAction> {
    guard let point = state.point else { return .none }
    state.answer = .asked
    return .run("ask for the address", queue: "address") { [dependencies] send in
      dependencies.addresses.find(point, language: language.rawValue) { send(.answered(point, $0)) }
    }
  }

  private func take(
    _ result: Result<Nominatim.Address?, WeatherError>, of point: Coordinates,
    _ state: inout PlaceMapState
  ) {
    guard point == state.point else { return }
    switch result {
    case .success(let address): state.answer = address.map { .named($0) } ?? .nameless
    case .failure(let error): state.answer = .failed(error)
    }
  }

  // MARK: Choosing
  private func choose(_ state: inout PlaceMapState) -> Effect<PlaceMapAction> {
    guard let finding = state.finding else {
      state.isChoosing = true
      return .none
    }
    if let place = state.picked { return .output(.chosen(place)) }
    var place = WeatherPlace(point: finding.point, nearest: finding.nearest)
    if case .named(let address) = state.answer { place = place.named(address) }
    return .output(.chosen(place))
  }
}
