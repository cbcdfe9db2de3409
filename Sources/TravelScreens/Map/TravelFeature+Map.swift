import AppRuntime
import Maps
import Places
import Toolkit
import TravelDomain

/// The map: the world with what was visited, or one country (T-03 to T-13).
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

  /// A country is entered, also from the view of another (T-11); a city is selected.
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
