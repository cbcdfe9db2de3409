import Core
import Maps
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The page of the map, with its title and the selected place.
struct TravelMapView {
  let state: TravelMapState
  let data: TravelData
  let words: TravelWords

  var body: Element<TravelMapAction> {
    VStack {
      // The selected place stands beside the title where there is room for both.
      Responsive { size in
        let isWide = size.columns >= 60
        return VStack {
          header(with: isWide ? callout : [])
          if !isWide { HStack(spacing: 1) { callout }.padding(horizontal: 1).frame(rows: 1) }
          world
        }.element
      }.whenFlat {
        header(with: [])
        HStack(spacing: 1) { callout }
        world
      }
    }
    .semantics(TravelID.mapPage, .screen, label: title)
    .bindings(words.map, bindings)
  }

  private var title: String {
    guard let focus = state.focus else { return words.map }
    return "\(words.map) › \(words.name(data.country(focus), focus))"
  }

  private func header(with callout: [Element<TravelMapAction>]) -> Element<TravelMapAction> {
    HStack(spacing: 2) {
      if state.focus != nil {
        Button(TravelID.mapBack, "‹", hint: words.wholeMap, action: TravelMapAction.backTapped)
      }
      if callout.isEmpty {
        heading.fill(horizontal: .leading, flex: Flex(horizontal: 1))
      } else {
        heading
        HStack(spacing: 1) { callout }.fill(flex: Flex(horizontal: 1))
      }
      Button(TravelID.mapAdd, "+", hint: addHint, action: TravelMapAction.addTapped)
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var heading: Text<TravelMapAction> {
    Text(title, .title, id: TravelID.mapTitle, semantics: .heading)
  }

  private var addHint: String { state.focus == nil ? words.addCountryHint : words.addCityHint }

  // MARK: What is selected
  @ElementBuilder<TravelMapAction> private var callout: [Element<TravelMapAction>] {
    Text(calloutText, state.selection == nil ? .muted : .text, id: TravelID.callout)
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
    if state.selection != nil {
      Button(TravelID.mapInfo, "i", hint: words.infoHint, action: TravelMapAction.infoTapped)
      Button(
        TravelID.mapDelete, "×", hint: words.deleteHint, action: TravelMapAction.deleteTapped)
    }
  }

  private var calloutText: String {
    guard let content = data.content else { return words.loading }
    guard let key = state.selection
    else { return content.countries.isEmpty ? words.nothingOnTheMap : words.counts(content) }
    if let city = CityKey(key).flatMap({ data.city($0) }) {
      let country = words.name(data.country(city.country), city.country)
      return words.told(["● \(city.name(words.language))", country, words.name(city.state)])
    }
    guard let country = data.country(key) else { return "" }
    return words.told([
      "◆ \(country.name(words.language))", words.name(country.state),
      words.cities(country.cityCount),
    ])
  }

  // MARK: The map
  private var world: Element<TravelMapAction> {
    if data.ground == .unopened {
      return Text(words.opening, .muted, id: TravelID.opening)
        .fill(horizontal: .center, vertical: .center)
    }
    return MapView(
      TravelID.map, label: title, aim: state.aim,
      content: TravelMapContent(state: state, data: data, words: words).content,
      atlas: data.ground.atlas,
      name: { data.ground.country($0)?.name(words.language) }, onMove: { .moved($0) },
      onSelect: { .selected($0) }, onOpen: { .opened($0) }
    )
    .telling(state.shown) { .shown($0) }
    .tapping { .opened($0) }
    .element
  }

  // MARK: Keys
  private var bindings: [KeyBinding<TravelMapAction>] {
    var bindings: [KeyBinding<TravelMapAction>] = [
      KeyBinding("travel.add", ["a"], addHint, hint: .footerMain, .addTapped)
    ]
    if state.calledCountry(in: data) != nil {
      bindings.append(KeyBinding("travel.info", ["i"], words.infoHint, .infoTapped))
    }
    if state.selection != nil {
      bindings.append(KeyBinding("travel.delete", ["d", .delete], words.deleteHint, .deleteTapped))
    }
    if state.focus != nil || state.selection != nil {
      bindings.append(
        KeyBinding(
          "travel.back", [.escape, .backspace, "b"],
          state.focus == nil ? words.deselect : words.wholeMap, hint: .footerAlways, .backTapped))
    }
    return bindings
  }
}

/// The pins of the map: all countries, and the cities of the country that is open.
struct TravelMapContent {
  let state: TravelMapState
  let data: TravelData
  let words: TravelWords

  var content: MapContent {
    MapContent(
      pins: pins, selection: state.selection,
      filled: Set(data.countries.filter(\.state.isVisited).map(\.code)), focus: state.focus,
      limit: state.limit, hasCenterMark: false)
  }

  /// Those of a country view begin with its own, so that the keys go through these first.
  private var pins: [MapPin] {
    guard let focus = state.focus else { return data.countries.map(pin) }
    let own = data.countries.filter { $0.code == focus }.map(pin)
    let cities = (data.content?.cities ?? []).filter { $0.country == focus }.map(pin)
    return own + cities + othersInSight(focus)
  }

  private func othersInSight(_ focus: String) -> [MapPin] {
    guard let shown = state.shown else { return [] }
    return data.countries.filter { $0.code != focus && shown.cell(of: $0.center) != nil }.map(pin)
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
