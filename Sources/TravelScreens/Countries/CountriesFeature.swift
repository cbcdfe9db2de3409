import AppRuntime
import Places
import Toolkit
import TravelDomain

/// The actions of the list of countries.
public enum CountriesAction: Sendable {
  case moved(Int)
  case opened(Int)
  /// With its cities, at once; undo brings them back.
  case deleteTapped(Int)
  case mapTapped(Int)
  case addTapped
  case sortTapped
  case search(Search.Event)
  /// To those of the next state, after the last to all.
  case filterTapped
}

/// The list of countries.
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
      if case .cleared = event { state.filter.showAll() }
      state.filter.search.apply(event)
      state.relist()
    case .filterTapped:
      state.filter.showNext()
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

  var listed: [VisitedCountry] { filter.listed }

  /// Stays on the country that is selected.
  mutating func take(_ countries: [VisitedCountry]) {
    self.countries = countries
    relist()
  }

  mutating func relist() {
    filter.list(of: countries)
    list.follow(listed.map(\.code))
  }
}

/// The countries that are listed: all, or those of a search and a state.
public struct CountryFilter: Equatable, Sendable {
  var search = Search()
  /// Nil for all.
  private(set) var state: VisitState?
  /// In the order of the list.
  private(set) var listed: [VisitedCountry] = []

  /// True if some may be left out.
  var isNarrowed: Bool { !search.isEmpty || state != nil }

  mutating func showNext() {
    let all = VisitState.allCases
    let index = state.flatMap { all.firstIndex(of: $0) } ?? -1
    state = index + 1 < all.count ? all[index + 1] : nil
  }

  mutating func showAll() {
    (search, state) = (Search(), nil)
  }

  /// Names are looked for in both languages, and by the code.
  mutating func list(of countries: [VisitedCountry]) {
    guard isNarrowed else {
      listed = countries
      return
    }
    let query = search.query
    listed = countries.filter { country in
      if let state, country.state != state { return false }
      let names = country.names
      return query.matches("\(names.english) \(names.russian) \(country.code)")
    }
  }
}
