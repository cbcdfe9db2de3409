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
  let today: CalendarDay

  var body: Element<TravelMapAction> {
    VStack {
      // The selected place stands beside the title where there is room for both.
      Responsive { size in
        let isWide = size.columns >= 60
        return VStack {
          header(with: isWide ? callout(columns: size.columns - 12) : [])
          if !isWide {
            HStack(spacing: 1) { callout(columns: size.columns - 2) }
              .padding(horizontal: 1).frame(rows: 1)
          }
          world
        }.element
      }.whenFlat {
        header(with: [])
        HStack(spacing: 1) { callout(columns: .max) }
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
  @ElementBuilder<TravelMapAction>
  private func callout(columns: Int) -> [Element<TravelMapAction>] {
    Text(calloutText(columns), state.selection == nil ? .muted : .text, id: TravelID.callout)
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
    if state.selection != nil {
      Button(TravelID.mapInfo, "i", hint: words.infoHint, action: TravelMapAction.infoTapped)
      Button(
        TravelID.mapDelete, "×", hint: words.deleteHint, action: TravelMapAction.deleteTapped)
    }
  }

  /// Without a selection the counts of the states, with their signs on the map: its legend.
  private func calloutText(_ columns: Int) -> String {
    guard let content = data.content else { return words.loading }
    guard let key = state.selection
    else {
      if content.countries.isEmpty { return words.nothingOnTheMap }
      let counts = TravelCounts(content, of: data.settings.world, today)
      let texts = words.legends(counts)
      return texts.first { DisplayWidth.of($0) <= columns } ?? texts.last ?? ""
    }
    if let city = CityKey(key).flatMap({ data.city($0) }) {
      let country = words.name(data.country(city.country), city.country)
      let standing = city.details.standing(on: today)
      let sign = MapPin.Kind.city.sign(standing)
      return words.told(["\(sign) \(city.name(words.language))", country, words.name(standing)])
    }
    guard let country = data.country(key) else { return "" }
    let standing = country.details.standing(on: today)
    return words.told([
      "\(MapPin.Kind.country.sign(standing)) \(country.name(words.language))", words.name(standing),
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
      content: TravelMapContent(state: state, data: data, words: words, today: today).content,
      atlas: data.ground.atlas, problem: data.ground.problem,
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
  let today: CalendarDay

  var content: MapContent {
    MapContent(
      pins: pins, beyond: beyond, selection: state.selection, labels: labels,
      filled: filled, focus: state.focus,
      limit: state.limit, hasCenterMark: state.aimed != nil, caption: caption)
  }

  /// Visited countries have their names beside their pins.
  private var labels: [MapLabel] {
    let named = Set(data.countries.map(\.code))
    return MapNames(data.ground, cities: state.finding?.cities ?? [], words.language)
      .labels(besides: named.contains, cityColumns: Self.cityColumns)
  }

  /// The columns around the earth from which cities show that were not visited: a continent or less.
  private static let cityColumns = 240.0

  private var caption: MapCaption? {
    guard let point = state.aimed, let shown = state.shown else { return nil }
    let finding = state.finding.flatMap { $0.point == point ? $0 : nil }
    return MapCaption(
      places: finding?.places(words.language) ?? [],
      coordinates: words.language.coordinates(point, digits: shown.digits))
  }

  private var filled: [String: MapFill] {
    let fills = data.countries.map { ($0.code, MapFill($0.details.standing(on: today))) }
    return Dictionary(fills, uniquingKeysWith: { first, _ in first })
  }

  /// Those of a country view begin with its own, so that the keys go through these first.
  private var pins: [MapPin] {
    guard let focus = state.focus else { return data.countries.map(pin) }
    let own = data.countries.filter { $0.code == focus }.map(pin)
    let cities = (data.content?.cities ?? []).filter { $0.country == focus }.map(pin)
    return own + cities + othersInSight(focus)
  }

  /// The other countries of a country view, the nearest first.
  private var beyond: [MapPin] {
    guard let focus = state.focus, let shown = state.shown else { return [] }
    let middle = shown.camera.center
    return data.countries.filter { $0.code != focus && shown.cell(of: $0.center) == nil }
      .sorted { $0.center.distance(to: middle) < $1.center.distance(to: middle) }.map(pin)
  }

  private func othersInSight(_ focus: String) -> [MapPin] {
    guard let shown = state.shown else { return [] }
    return data.countries.filter { $0.code != focus && shown.cell(of: $0.center) != nil }.map(pin)
  }

  private func pin(_ country: VisitedCountry) -> MapPin {
    let standing = country.details.standing(on: today)
    return MapPin(
      country.code, country.name(words.language), at: country.center, kind: .country,
      look: MapPin.Look(standing),
      note: words.told([words.name(standing), words.cities(country.cityCount)]))
  }

  private func pin(_ city: VisitedCity) -> MapPin {
    let standing = city.details.standing(on: today)
    return MapPin(
      city.key.text, city.name(words.language), at: city.coordinates, kind: .city,
      look: MapPin.Look(standing), note: words.name(standing))
  }
}

extension MapPin.Look {
  init(_ standing: VisitStanding) {
    self =
      switch standing {
      case .been: .full
      case .lived: .ringed
      case .want: .hollow
      case .planned: .coming
      }
  }
}

extension MapFill {
  init(_ standing: VisitStanding) {
    self =
      switch standing {
      case .been: .full
      case .lived: .striped
      case .want, .planned: .hatched
      }
  }
}

extension MapPin.Kind {
  /// The sign of a place on the map, for words beside it.
  func sign(_ standing: VisitStanding) -> String { glyph(MapPin.Look(standing)) }
}

/// The numbers of countries, by their states, for the legend of the map.
struct TravelCounts: Equatable {
  /// Been or lived, of those that count as the world, as the statistics have it.
  let world: TravelStatistics.Part
  let countries: [VisitStanding: Int]
  let cityCount: Int

  init(_ content: TravelContent, of world: WorldCount, _ today: CalendarDay) {
    let standings = content.countries.map { ($0, $0.details.standing(on: today)) }
    let visited = standings.count { $1.isVisited && (world == .iso || $0.isUNMember) }
    self.world = .init(visited: visited, total: world.total)
    countries = Dictionary(grouping: standings, by: \.1).mapValues(\.count)
    cityCount = content.cities.count
  }
}
