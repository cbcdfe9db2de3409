import AppRuntime
import Toolkit
import TravelDomain

/// The list of countries (T-30 to T-33).
extension TravelFeature {
  func updateCountries(
    _ state: inout TravelState, _ action: CountriesAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .moved(let index): state.list.move(to: index, in: state.listed.map(\.code))
    case .opened(let index):
      return state.code(at: index).map { .output(.info(.opened($0))) } ?? .none
    case .deleteTapped(let index):
      return state.code(at: index).map { delete(country: $0, state, environment) } ?? .none
    case .mapTapped(let index):
      guard let code = state.code(at: index) else { return .none }
      enter(code, &state)
      return .output(.sectionChosen(.map))
    case .addTapped: return .output(.prompt(.opened(.country)))
    case .search(let event):
      if case .cleared = event { state.roster.showAll() }
      state.roster.search.apply(event)
      state.relist()
    case .filterTapped:
      state.roster.showNext()
      state.relist()
    case .sortTapped:
      let all = TravelOrder.allCases
      let index = all.firstIndex(of: state.settings.countryOrder) ?? 0
      state.settings.countryOrder = all[(index + 1) % all.count]
      return .merge(watch(state, environment), keep(state.settings))
    }
    return .none
  }
}

extension TravelState {
  fileprivate func code(at index: Int) -> String? {
    listed.indices.contains(index) ? listed[index].code : nil
  }

  var listed: [VisitedCountry] { roster.listed }

  /// Stays on the country that is selected.
  mutating func take(_ countries: [VisitedCountry]) {
    self.countries = countries
    relist()
  }

  mutating func relist() {
    roster.list(of: countries)
    list.follow(listed.map(\.code))
  }
}
