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
      filled: Set(visited.map(\.key)), focus: state.country, projection: state.projection,
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
