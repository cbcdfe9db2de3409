import Core
import Maps
import Places
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The address, the way back and the choice above the map.
struct PlaceMapView {
  let state: PlaceMapState
  let settings: WeatherSettings
  let words: PlaceMapWords

  private var address: PlaceMapAddress { PlaceMapAddress(state: state, words: words) }

  var body: Element<PlaceMapAction> {
    VStack {
      Responsive { header(isWide: $0.columns >= 70) }.frame(rows: 2)
      if settings.mayAskAddresses == nil { offer }
      map
    }
    .semantics(PlaceMapID.page, .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  // MARK: Above the map
  private func header(isWide: Bool) -> Element<PlaceMapAction> {
    HStack(spacing: 1) {
      Button(PlaceMapID.back, "‹", hint: words.backHint, action: PlaceMapAction.closed)
      VStack {
        title
        detail
      }.fill(flex: Flex(horizontal: 1))
      Button(
        PlaceMapID.choose, isWide ? "✓ \(words.choose)" : "✓", hint: words.chooseHint,
        action: PlaceMapAction.chooseTapped)
    }
    .padding(horizontal: 1)
  }

  /// The name that is known at once stays while a better one is asked for.
  private var title: Element<PlaceMapAction> {
    let shimmer = Skeleton<PlaceMapAction>(PlaceMapID.shimmer, rows: 1, label: words.looking)
    guard let title = address.title else { return shimmer.element }
    return HStack(spacing: 1) {
      Text(title, .title, id: PlaceMapID.address, semantics: .heading)
      if address.isAsked { shimmer }
    }.element
  }

  private var detail: Element<PlaceMapAction> {
    let address = address
    return Responsive { size in
      Text(
        address.details(in: size.columns), address.problem == nil ? .muted : .warning,
        id: PlaceMapID.detail
      ).element
    }.frame(rows: 1)
  }

  private var offer: Element<PlaceMapAction> {
    let buttons = HStack(spacing: 1) {
      Button(
        PlaceMapID.allow, words.allow, hint: words.allowHint,
        action: PlaceMapAction.consentChosen(true))
      Button(
        PlaceMapID.refuse, words.refuse, hint: words.refuseHint,
        action: PlaceMapAction.consentChosen(false))
    }
    return HStack(spacing: 1) {
      Text(words.offer, .accent, lines: 3, id: PlaceMapID.offer).fill(flex: Flex(horizontal: 1))
      buttons
    }
    .padding(horizontal: 1)
  }

  // MARK: The map
  private var map: Element<PlaceMapAction> {
    if state.ground == .unopened {
      return Text(words.opening, .muted, id: PlaceMapID.opening)
        .fill(horizontal: .center, vertical: .center)
    }
    return MapView(
      PlaceMapID.map, label: words.map, aim: state.aim, content: content,
      atlas: state.ground.atlas, problem: state.ground.problem,
      name: { state.ground.country($0)?.name(words.language) },
      onMove: { .moved($0) }, onSelect: { _ in .went(home ?? state.aim.center(state.projection)) }
    )
    .telling(state.shown) { .shown($0) }
    .element
  }

  private var home: Coordinates? { settings.home?.place.coordinates }

  private var content: MapContent {
    let labels = MapNames(state.ground, cities: state.cities, words.language).labels()
    let pin = settings.home.map { home in
      MapPin("home", home.place.name(words.language).title, at: home.place.coordinates, kind: .here)
    }
    return MapContent(
      pins: pin.map { [$0] } ?? [], labels: labels, projection: state.projection,
      hasGraticule: state.hasGraticule)
  }

  // MARK: Keys
  private var bindings: [KeyBinding<PlaceMapAction>] {
    var bindings: [KeyBinding<PlaceMapAction>] = [
      KeyBinding(
        "weather.map.choose", [.enter], words.chooseHint, hint: .footerMain, .chooseTapped),
      KeyBinding(
        "weather.map.back", [.escape, .backspace], words.backHint, hint: .footerAlways, .closed),
    ]
    if let home {
      bindings.append(KeyBinding("weather.map.home", ["c"], words.homeHint, .went(home)))
    }
    if settings.mayAskAddresses == nil {
      bindings += [
        KeyBinding(
          "weather.map.allow", ["y"], words.allowHint, hint: .footerMain, .consentChosen(true)),
        KeyBinding(
          "weather.map.refuse", ["x"], words.refuseHint, hint: .footerMain, .consentChosen(false)),
      ]
    }
    if address.problem != nil {
      bindings.append(KeyBinding("weather.map.again", ["r"], words.retryHint, .askedAgain))
    }
    return bindings + [
      KeyBinding("weather.map.search", ["/"], words.searchHint, .searchTapped),
      KeyBinding(
        "weather.map.projection", ["m"], words.projectionHint(from: state.projection),
        .projectionTapped),
      KeyBinding(
        "weather.map.graticule", ["g"], words.graticuleHint, hint: .helpOnly, .graticuleTapped),
    ]
  }
}
