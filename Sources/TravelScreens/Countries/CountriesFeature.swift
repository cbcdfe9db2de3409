import AppRuntime
import Core
import Places
import Toolkit
import TravelDomain

/// The actions of the list of countries.
public enum CountriesAction: Sendable {
  case moved(Int)
  /// For the parent.
  case opened(Int)
  /// With its cities, at once; undo brings them back.
  case deleteTapped(Int)
  /// For the parent.
  case mapTapped(Int)
  /// For the parent.
  case addTapped
  /// For the parent, as the order is a setting.
  case sortTapped
  case search(Search.Event)
  /// To those of the next state, after the last to all.
  case filterTapped
}

/// The list of countries.
struct CountriesFeature: Sendable {
  let dependencies: TravelDependencies

  func update(
    _ state: inout CountriesState, _ action: CountriesAction, _ data: TravelData,
    _ environment: Environment
  ) -> Effect<CountriesAction> {
    switch action {
    case .moved(let index): state.selection.move(to: index, in: state.listed.map(\.code))
    case .deleteTapped(let index):
      return state.code(at: index).map { dependencies.delete(country: $0, environment) } ?? .none
    case .search(let event):
      if case .cleared = event { state.filter.showAll() }
      state.filter.search.apply(event)
      state.narrow(data.countries, environment.today)
    case .filterTapped:
      state.filter.showNext()
      state.narrow(data.countries, environment.today)
    case .opened, .mapTapped, .addTapped, .sortTapped: break
    }
    return .none
  }
}

/// The list of countries and the selected one.
struct CountriesState: Equatable, Sendable {
  var filter = CountryFilter()
  fileprivate(set) var selection = ListSelection<String>()

  var listed: [VisitedCountry] { filter.listed }
  func code(at index: Int) -> String? { listed.indices.contains(index) ? listed[index].code : nil }

  /// Stays on the country that is selected.
  mutating func list(_ countries: [VisitedCountry], _ today: CalendarDay) {
    filter.list(of: countries, today)
    selection.follow(listed.map(\.code))
  }

  /// The same, with what is selected then as the user's own choice.
  mutating func narrow(_ countries: [VisitedCountry], _ today: CalendarDay) {
    list(countries, today)
    selection.forgetGone()
  }

  /// Selects a country, also where it is still to come; the filter that may hide it goes.
  mutating func select(_ code: String, in countries: [VisitedCountry], _ today: CalendarDay) {
    filter.showAll()
    selection = ListSelection(code)
    if countries.contains(where: { $0.code == code }) { list(countries, today) }
  }
}

/// The countries that are listed: all, or those of a search and a state.
struct CountryFilter: Equatable, Sendable {
  var search = Search()
  /// Nil for all.
  private(set) var state: VisitStanding?
  /// In the order of the list.
  private(set) var listed: [VisitedCountry] = []

  /// True if some may be left out.
  var isNarrowed: Bool { !search.isEmpty || state != nil }

  mutating func showNext() {
    let all = VisitStanding.allCases
    let index = state.flatMap { all.firstIndex(of: $0) } ?? -1
    state = index + 1 < all.count ? all[index + 1] : nil
  }

  mutating func showAll() { (search, state) = (Search(), nil) }

  /// Names are looked for in both languages, and by the code.
  mutating func list(of countries: [VisitedCountry], _ today: CalendarDay) {
    guard isNarrowed else {
      listed = countries
      return
    }
    let query = search.query
    listed = countries.filter { country in
      if let state, country.details.standing(on: today) != state { return false }
      let names = country.names
      return query.matches("\(names.english) \(names.russian) \(country.code)")
    }
  }
}
