import Terminal
import Toolkit
import TravelDomain

/// Code, name, state and number of cities of each country.
struct CountriesView {
  let state: TravelState
  let words: TravelWords

  private var countries: [VisitedCountry] { state.countries }

  var body: Element<CountriesAction> {
    VStack {
      header
      content
    }
    .semantics(TravelID.countries, .screen, label: words.name(.countries))
    .bindings(words.name(.countries), bindings)
  }

  private var header: Element<CountriesAction> {
    HStack(spacing: 1) {
      Text(words.countries(countries.count), .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TravelID.sort, words.name(state.settings.countryOrder), hint: words.sortHint,
        action: CountriesAction.sortTapped)
      Button(TravelID.add, "+", hint: words.addCountryHint, action: CountriesAction.addTapped)
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var content: Element<CountriesAction> {
    if state.content == nil {
      return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
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
      selection: state.list.shown, key: { countries[$0].code },
      itemLabel: { label(countries[$0]) }, openTitle: words.open, onMove: { .moved($0) },
      onOpen: { .opened($0) },
      row: { row(countries[$0], isWide: isWide) }
    )
    .swipe(SwipeAction("travel.delete", ["d", .delete], words.deleteHint) { .deleteTapped($0) })
    .typeAhead { text in
      TypeAhead.index(of: text, from: state.list.index, count: countries.count) {
        countries[$0].name(words.places)
      }
    }
    .keys(selected.map { [KeyBinding("travel.map", ["m"], words.mapHint, .mapTapped($0))] } ?? [])
    .element
  }

  private var selected: Int? { state.list.shown }

  private func label(_ country: VisitedCountry) -> String {
    let parts = [
      country.name(words.places), words.name(country.state), words.cities(country.cityCount),
    ]
    return (parts + (country.isHome ? [words.home] : [])).joined(separator: ", ")
  }

  private func row(_ country: VisitedCountry, isWide: Bool) -> Element<CountriesAction> {
    HStack(spacing: 2) {
      Text(country.code, .muted).frame(columns: 2)
      Text(country.name(words.places)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if country.isHome { Text(words.home, .accent) }
      if isWide {
        Text(words.mark(country.details), .muted)
        Text(words.cities(country.cityCount), .muted, alignment: .trailing).frame(columns: 12)
      } else {
        Text(words.glyph(country.state), .muted)
        Text(String(country.cityCount), .muted, alignment: .trailing).frame(columns: 5)
      }
    }.element
  }

  private var bindings: [KeyBinding<CountriesAction>] {
    // The hint of an empty list has the key itself.
    let isEmpty = countries.isEmpty
    let keys: [KeyStroke] = isEmpty ? ["+"] : ["a", "+"]
    let add = KeyBinding(
      "travel.add", keys, words.addCountryHint, hint: isEmpty ? .helpOnly : .footerMain,
      CountriesAction.addTapped)
    return [add, KeyBinding("travel.sort", ["s"], words.sortHint, .sortTapped)]
  }
}
