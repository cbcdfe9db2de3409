import AppRuntime
import Core
import Maps
import Places
import Semantics
import Terminal
import Toolkit

/// The world with some countries visited and some cities marked; one country alone; other looks.
struct MapSpecimen: Specimen {
  static let name = "map"
  static let family = SpecimenFamily.pictures

  static func title(_ language: Language) -> String {
    language.say(en: "Map", ru: "Карта")
  }

  struct State: Equatable, Sendable {
    var aim = MapAim.world
    var selection: String?
    /// The country that is looked at alone.
    var country: String?
    var projection = MapProjection.mercator
    var style = MapStyle.automatic
    var hasGraticule = false
  }

  enum Action: Sendable {
    case moved(MapCamera)
    case selected(String?)
    case opened(String)
    case countryLeft
    case projectionTapped, styleTapped, graticuleTapped
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let camera): state.aim = .camera(camera)
    case .selected(let key): state.selection = key
    case .opened(let key):
      guard let place = SamplePlace.all.first(where: { $0.key == key }), let box = place.box else {
        break
      }
      (state.country, state.aim) = (place.key, .box(box))
    case .countryLeft: (state.country, state.selection, state.aim) = (nil, nil, .world)
    case .projectionTapped:
      state.projection = state.projection == .mercator ? .equirectangular : .mercator
    case .styleTapped:
      let all = MapStyle.allCases
      let index = all.firstIndex(of: state.style) ?? 0
      state.style = all[(index + 1) % all.count]
    case .graticuleTapped: state.hasGraticule.toggle()
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    MapView(
      "map.world", label: setup.say(en: "Map", ru: "Карта"), aim: state.aim,
      content: content(state), atlas: setup.atlas,
      name: { code in SamplePlace.all.first { $0.key == code }?.name(setup) ?? code },
      onMove: { .moved($0) }, onSelect: { .selected($0) }, onOpen: { .opened($0) }
    )
    .bindings(setup.say(en: "Map", ru: "Карта"), bindings(state))
  }

  private func content(_ state: State) -> MapContent {
    let visited = SamplePlace.all.filter { $0.box != nil }
    let box = visited.first { $0.key == state.country }?.box
    let cities = SamplePlace.all.filter { $0.box == nil && $0.country == state.country }
    return MapContent(
      pins: (visited + cities).map { $0.pin(setup) }, selection: state.selection,
      filled: Dictionary(visited.map { ($0.key, .full) }, uniquingKeysWith: { first, _ in first }),
      focus: state.country, projection: state.projection,
      style: state.style, limit: box, hasGraticule: state.hasGraticule)
  }

  private func bindings(_ state: State) -> [KeyBinding<Action>] {
    var bindings: [KeyBinding<Action>] = [
      KeyBinding(
        "map.projection", ["m"], setup.say(en: "projection", ru: "проекция"), hint: .helpOnly,
        .projectionTapped),
      KeyBinding("map.style", ["s"], setup.say(en: "style", ru: "вид"), .styleTapped),
      KeyBinding(
        "map.graticule", ["r"], setup.say(en: "graticule", ru: "сетка"), hint: .helpOnly,
        .graticuleTapped),
    ]
    if state.country != nil {
      bindings.append(
        KeyBinding("map.back", ["b"], setup.say(en: "the world", ru: "весь мир"), .countryLeft))
    }
    return bindings
  }
}

/// A country that was visited, or a city of one.
private struct SamplePlace {
  let key: String
  let country: String
  let english: String
  let russian: String
  private let point: Coordinates
  /// Of a country.
  let box: GeoBox?

  func name(_ setup: SpecimenSetup) -> String { setup.say(en: english, ru: russian) }

  func pin(_ setup: SpecimenSetup) -> MapPin {
    MapPin(
      key, name(setup), at: point, kind: box == nil ? .city : .country,
      note: box == nil ? nil : setup.say(en: "visited", ru: "посещена"))
  }

  private init(
    _ code: String, _ english: String, _ russian: String, _ latitude: Double,
    _ longitude: Double, _ box: GeoBox
  ) {
    (key, country, self.english, self.russian) = (code, code, english, russian)
    point = Coordinates(latitude: latitude, longitude: longitude)
    self.box = box
  }

  private init(
    city key: String, of country: String, _ english: String, _ russian: String,
    _ latitude: Double, _ longitude: Double
  ) {
    (self.key, self.country, self.english, self.russian) = (key, country, english, russian)
    point = Coordinates(latitude: latitude, longitude: longitude)
    box = nil
  }

  static let all: [SamplePlace] = [
    SamplePlace(
      "FR", "France", "Франция", 46.7, 2.5,
      GeoBox(west: -4.8, south: 41.4, east: 9.5, north: 51.1)),
    SamplePlace(
      "NO", "Norway", "Норвегия", 61.3, 9.7,
      GeoBox(west: 4.8, south: 58, east: 31, north: 71.1)),
    SamplePlace(
      "RU", "Russia", "Россия", 62, 97,
      GeoBox(west: 27.3, south: 41.2, east: -169.7, north: 77.7)),
    SamplePlace(
      "BR", "Brazil", "Бразилия", -10.5, -52.5,
      GeoBox(west: -74, south: -33.7, east: -34.8, north: 5.3)),
    SamplePlace(
      "NZ", "New Zealand", "Новая Зеландия", -43.5, 171,
      GeoBox(west: 166.4, south: -47.3, east: 178.6, north: -34.4)),
    SamplePlace(
      "JP", "Japan", "Япония", 36, 138.5,
      GeoBox(west: 129.4, south: 31, east: 145.8, north: 45.5)),
    SamplePlace(city: "paris", of: "FR", "Paris", "Париж", 48.86, 2.35),
    SamplePlace(city: "lyon", of: "FR", "Lyon", "Лион", 45.76, 4.84),
    SamplePlace(city: "marseille", of: "FR", "Marseille", "Марсель", 43.3, 5.37),
    SamplePlace(city: "moscow", of: "RU", "Moscow", "Москва", 55.75, 37.62),
    SamplePlace(city: "omsk", of: "RU", "Omsk", "Омск", 54.99, 73.37),
    SamplePlace(city: "anadyr", of: "RU", "Anadyr", "Анадырь", 64.73, 177.5),
    SamplePlace(city: "auckland", of: "NZ", "Auckland", "Окленд", -36.85, 174.76),
  ]
}
