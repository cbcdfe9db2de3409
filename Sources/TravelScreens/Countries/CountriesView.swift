import Core
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// Code, name, state and number of cities of each country.
struct CountriesView {
  let state: CountriesState
  let data: TravelData
  let words: TravelWords
  let today: CalendarDay

  private var countries: [VisitedCountry] { state.listed }
  private var filter: CountryFilter { state.filter }

  var body: Element<CountriesAction> {
    VStack {
      header
      content
    }
    .semantics(TravelID.countries, .screen, label: words.name(.countries))
    .bindings(words.name(.countries), bindings)
  }

  private var header: Element<CountriesAction> {
    if filter.search.isEditing { return searchField }
    return Responsive { header(isWide: $0.columns >= 50) }.frame(rows: 1)
  }

  /// Returns the header; where there is little room, the order has its key alone.
  private func header(isWide: Bool) -> Element<CountriesAction> {
    HStack(spacing: 1) {
      Text(words.countries(countries.count), .title, id: TravelID.count, semantics: .heading)
      Text(filter.search.isEmpty ? "" : "/\(filter.search.text)", .accent, semantics: nil)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if !data.countries.isEmpty {
        Button(
          TravelID.filter, filter.state.map(words.name) ?? words.allStates,
          hint: words.filterHint, action: CountriesAction.filterTapped)
      }
      // What is looked for says more than the order, which has its key.
      if filter.search.isEmpty, isWide {
        Button(
          TravelID.sort, words.name(data.settings.countryOrder), hint: words.sortHint,
          action: CountriesAction.sortTapped)
      }
      Button(TravelID.add, "+", hint: words.addCountryHint, action: CountriesAction.addTapped)
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var searchField: Element<CountriesAction> {
    SearchField(
      TravelID.search, label: words.search, text: filter.search.text,
      placeholder: words.searchPlaceholder, limit: 60,
      status: filter.search.isEmpty ? "" : words.countries(countries.count),
      onEvent: CountriesAction.search
    )
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var content: Element<CountriesAction> {
    if data.content == nil {
      return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
    }
    if countries.isEmpty, filter.isNarrowed {
      return StateView(
        TravelID.empty, .empty, words.nothingFound, hint: words.nothingFoundHint,
        button: .init(words.showAllButton, key: .escape, .search(.cleared))
      ).padding(horizontal: 1)
    }
    if countries.isEmpty {
      return StateView(
        TravelID.empty, .empty, words.noCountries, hint: words.noCountriesHint,
        button: .init(words.newCountry, key: "a", .addTapped)
      ).padding(horizontal: 1)
    }
    return Responsive { list(isWide: $0.columns >= 60) }.padding(horizontal: 1)
  }

  private func list(isWide: Bool) -> Element<CountriesAction> {
    List(
      TravelID.list, label: words.name(.countries), count: countries.count,
      selection: state.selection.shown, key: { countries[$0].code },
      itemLabel: { label(countries[$0]) }, openTitle: words.open, onMove: { .moved($0) },
      onOpen: { .opened($0) },
      row: { row(countries[$0], isWide: isWide) }
    )
    .swipe(SwipeAction("travel.delete", ["d", .delete], words.deleteHint) { .deleteTapped($0) })
    .typeAhead { text in
      TypeAhead.index(of: text, from: state.selection.index, count: countries.count) {
        countries[$0].name(words.language)
      }
    }
    .keys(selected.map { [KeyBinding("travel.map", ["m"], words.mapHint, .mapTapped($0))] } ?? [])
    .element
  }

  private var selected: Int? { state.selection.shown }

  private func label(_ country: VisitedCountry) -> String {
    let parts = [
      country.name(words.language), words.name(country.details.standing(on: today)),
      words.cities(country.cityCount),
    ]
    return (parts + (country.isHome ? [words.home] : [])).joined(separator: ", ")
  }

  private func row(_ country: VisitedCountry, isWide: Bool) -> Element<CountriesAction> {
    HStack(spacing: 2) {
      Text(country.code, .muted).frame(columns: 2)
      Text(country.name(words.language), search: filter.search.query)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if country.isHome { Text(words.home, .accent) }
      if isWide {
        Text(words.mark(country.details, today), .muted)
        Text(words.cities(country.cityCount), .muted, alignment: .trailing).frame(columns: 12)
      } else {
        Text(words.glyph(country.details.standing(on: today)), .muted)
        Text(String(country.cityCount), .muted, alignment: .trailing).frame(columns: 5)
      }
    }.element
  }

  private var bindings: [KeyBinding<CountriesAction>] {
    // The hint of an empty list has the key itself.
    let isEmpty = data.countries.isEmpty
    let keys: [KeyStroke] = isEmpty ? ["+"] : ["a", "+"]
    let add = KeyBinding(
      "travel.add", keys, words.addCountryHint, hint: isEmpty ? .helpOnly : .footerMain,
      CountriesAction.addTapped)
    return [add] + (isEmpty ? [] : narrowing) + [
      KeyBinding("travel.sort", ["s"], words.sortHint, .sortTapped)
    ]
  }

  private var narrowing: [KeyBinding<CountriesAction>] {
    let keys = [
      KeyBinding("travel.search", ["/"], words.searchHint, CountriesAction.search(.opened)),
      KeyBinding("travel.filter", ["f"], words.filterHint, .filterTapped),
    ]
    guard filter.isNarrowed else { return keys }
    let count = max(1, countries.count)
    func next(_ step: Int) -> CountriesAction {
      .moved((state.selection.index + step + count) % count)
    }
    return keys + [
      KeyBinding("travel.clearSearch", [.escape], words.showAll, .search(.cleared)),
      KeyBinding("travel.nextMatch", ["n"], words.nextMatch, hint: .helpOnly, next(1)),
      KeyBinding("travel.previousMatch", ["N"], words.previousMatch, hint: .helpOnly, next(-1)),
    ]
  }
}
