import Places
import Toolkit
import TravelDomain

/// Which of the countries are listed: all, or those that are looked for and of a state.
public struct CountryRoster: Equatable, Sendable {
  var search = Search()
  /// Nil for all.
  private(set) var state: VisitState?
  /// In the order of the list.
  private(set) var listed: [VisitedCountry] = []

  /// Whether some may be left out.
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
