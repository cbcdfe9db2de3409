import Maps
import TravelDomain

/// What stands on the map: countries everywhere, the cities of the country that is open (T-10).
struct TravelMapContent {
  let state: TravelState
  let words: TravelWords

  var content: MapContent {
    MapContent(
      pins: pins, selection: state.map.selection,
      filled: Set(state.countries.filter(\.state.isVisited).map(\.code)), focus: state.map.focus,
      limit: state.map.limit, hasCenterMark: false)
  }

  /// Those of a country view begin with its own, so that the keys go through these first.
  private var pins: [MapPin] {
    guard let focus = state.map.focus else { return state.countries.map(pin) }
    let own = state.countries.filter { $0.code == focus }.map(pin)
    let cities = (state.content?.cities ?? []).filter { $0.country == focus }.map(pin)
    return own + cities + othersInSight(focus)
  }

  private func othersInSight(_ focus: String) -> [MapPin] {
    guard let shown = state.map.shown else { return [] }
    return state.countries.filter { $0.code != focus && shown.cell(of: $0.center) != nil }.map(pin)
  }

  private func pin(_ country: VisitedCountry) -> MapPin {
    MapPin(
      country.code, country.name(words.language), at: country.center, kind: .country,
      note: words.told([words.name(country.state), words.cities(country.cityCount)]))
  }

  private func pin(_ city: VisitedCity) -> MapPin {
    MapPin(
      city.key.text, city.name(words.language), at: city.coordinates, kind: .city,
      note: words.name(city.state))
  }
}
