import AppRuntime
import Core
import Semantics
import Toolkit
import WeatherDomain

/// The actions of the list of favourite places.
public enum FavouritesAction: Sendable {
  /// The tab is shown: the star needs to know them.
  case started
  /// The list is shown.
  case opened
  case loaded([WeatherPlace])
  /// Other weather has come for one of them.
  case temperaturesOutdated
  /// The cached weather there.
  case temperaturesLoaded(FavouriteTemperatures)
  case moved(Int)
  /// From an index to the one that it has then.
  case reordered(Int, Int)
  case openTapped(Int)
  case deleteTapped(Int)
  case addTapped
  case picker(PlacePickerAction)
  /// The star on the main screen: added, or removed where it is there.
  case toggled(WeatherPlace)
  /// For the parent: an act is in the history of the program.
  case acted
  /// For the parent: show the weather there.
  case chosen(WeatherPlace)
  /// For the parent: leave.
  case closed
}

/// By place; made by the feature alone.
public struct FavouriteTemperatures: Sendable {
  let values: [WeatherPlace.ID: FavouriteTemperature]
}

/// Favourite places: open, add, delete, reorder.
struct FavouritesFeature: Sendable {
  /// The queue of the jobs that change favourite places; undo waits for them.
  static let saves = "saves"

  let dependencies: WeatherDependencies
  private let picker: PlacePicker

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
    picker = dependencies.picker
  }

  func update(
    _ state: inout FavouritesState, _ action: FavouritesAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<FavouritesAction> {
    switch action {
    case .started: return state.places == nil ? watch() : .none
    case .opened:
      return .merge(
        state.places == nil ? watch() : .none, readTemperatures(state, settings, language))
    case .loaded(let places):
      state.take(places)
      return readTemperatures(state, settings, language)
    case .temperaturesOutdated: return readTemperatures(state, settings, language)
    case .temperaturesLoaded(let temperatures): state.temperatures = temperatures.values
    case .moved(let index): state.selection.move(to: index, in: state.places?.map(\.id) ?? [])
    case .reordered(let from, let to):
      return state.place(at: from).map { move($0, to: to, language) } ?? .none
    case .openTapped(let index): return state.place(at: index).map { .output(.chosen($0)) } ?? .none
    case .deleteTapped(let index):
      return state.place(at: index).map { delete($0, language) } ?? .none
    case .toggled(let place): return toggle(state, place, language)
    case .addTapped: state.picker = PlacePickerState()
    case .picker(let action): return updatePicker(&state, action, language)
    case .acted, .chosen, .closed: break
    }
    return .none
  }

  func view(
    _ state: FavouritesState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<FavouritesAction> {
    let words = FavouritesWords(language)
    if let open = state.picker {
      return picker.view(open, language, title: words.addTitle, back: words.title)
        .map(FavouritesAction.picker)
    }
    return list(state, settings, words).body
  }

  /// The list beside the weather of one of them.
  func besideView(
    _ state: FavouritesState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<FavouritesAction> { list(state, settings, FavouritesWords(language)).beside }

  private func list(
    _ state: FavouritesState, _ settings: WeatherSettings, _ words: FavouritesWords
  ) -> FavouritesView {
    let units = settings.units ?? dependencies.configuration.units
    return FavouritesView(state: state, words: words, unit: units.temperature)
  }

  // MARK: Loading
  private func watch() -> Effect<FavouritesAction> {
    .observe("places", { [favourites = dependencies.favourites] in favourites.observe($0) }) {
      .loaded($0)
    }
  }

  /// The current temperatures that the cache has; of an answer that no longer holds, with its age.
  private func readTemperatures(
    _ state: FavouritesState, _ settings: WeatherSettings, _ language: Language
  ) -> Effect<FavouritesAction> {
    guard let places = state.places, !places.isEmpty else { return .none }
    let (service, now) = (dependencies.service(settings.provider), dependencies.now)
    return .run("favourite temperatures", queue: "temperatures", topic: "temperatures") { send in
      var values: [WeatherPlace.ID: FavouriteTemperature] = [:]
      for place in places {
        let query = WeatherQuery(
          place.coordinates, days: settings.days, zone: place.zone, language: language.rawValue)
        guard let report = try? await service.stored(query),
          case let time = now(), let temperature = report.asOf(time).current?.temperature
        else { continue }
        values[place.id] = FavouriteTemperature(
          temperature: temperature, age: report.isFresh(at: time) ? nil : report.age(at: time))
      }
      send(.temperaturesLoaded(FavouriteTemperatures(values: values)))
    }
  }

  // MARK: Adding
  private func updatePicker(
    _ state: inout FavouritesState, _ action: PlacePickerAction, _ language: Language
  ) -> Effect<FavouritesAction> {
    guard var open = state.picker else { return .none }
    let effect = picker.update(&open, action, language).map(id: "picker", FavouritesAction.picker)
    switch action {
    case .chosen(let choice):
      state.picker = nil
      return .merge(effect, add(WeatherPlace(choice), language))
    case .cancelled: state.picker = nil
    default: state.picker = open
    }
    return effect
  }

  private func toggle(
    _ state: FavouritesState, _ place: WeatherPlace, _ language: Language
  ) -> Effect<FavouritesAction> {
    let isThere = state.places?.contains { $0.id == place.id } ?? false
    return isThere ? delete(place, language) : add(place, language)
  }

  // MARK: Saving
  private func add(_ place: WeatherPlace, _ language: Language) -> Effect<FavouritesAction> {
    save { favourites, send in
      let outcome = try await favourites.add(place, called: language)
      if outcome == .added { send(.acted) }
      send.notice(FavouritesWords(language).added(place, outcome))
    }
  }

  private func delete(_ place: WeatherPlace, _ language: Language) -> Effect<FavouritesAction> {
    save { favourites, send in
      guard try await favourites.delete(place.id, called: language) != nil else { return }
      send(.acted)
      send.notice(FavouritesWords(language).deleted(place))
    }
  }

  private func move(
    _ place: WeatherPlace, to index: Int, _ language: Language
  ) -> Effect<FavouritesAction> {
    save { favourites, send in
      try await favourites.move(place.id, to: index, called: language)
      send(.acted)
    }
  }

  private func save(
    _ job: @escaping @Sendable (FavouritePlaces, Effect<FavouritesAction>.Send) async throws -> Void
  ) -> Effect<FavouritesAction> {
    .run("save favourites", queue: Self.saves) { [favourites = dependencies.favourites] send in
      try await job(favourites, send)
    }
  }
}

extension WeatherPlace {
  /// Makes the place that the user has picked.
  init(_ choice: PlaceChoice) {
    switch choice {
    case .city(let city): self.init(city)
    case .found(let place): self = place
    case .point(let point, let nearest): self.init(point: point, nearest: nearest)
    }
  }
}

/// The favourite places as far as they are loaded.
public struct FavouritesState: Equatable, Sendable {
  /// In their order; nil while they are not loaded.
  var places: [WeatherPlace]?
  var selection = ListSelection<WeatherPlace.ID>()
  var temperatures: [WeatherPlace.ID: FavouriteTemperature] = [:]
  /// A place is looked for, to be added.
  var picker: PlacePickerState?

  public init() {}

  /// True where there are places, and none is being added.
  var isListOfSome: Bool { picker == nil && places?.isEmpty == false }

  func place(at index: Int) -> WeatherPlace? {
    guard let places, places.indices.contains(index) else { return nil }
    return places[index]
  }

  /// Selects what was added or brought back, else stays on the place.
  mutating func take(_ places: [WeatherPlace]) {
    let ids = places.map(\.id)
    if let before = self.places {
      let new = Set(ids).subtracting(before.map(\.id))
      if new.count == 1, let id = new.first, let index = ids.firstIndex(of: id) {
        selection.move(to: index, in: ids)
      }
    }
    self.places = places
    selection.follow(ids)
  }
}

/// The cached temperature at a favourite place; no service is asked for it.
struct FavouriteTemperature: Equatable, Sendable {
  let temperature: Temperature
  /// Nil while it still holds.
  let age: Duration?
}

/// The identifiers of the list of favourite places.
public enum FavouritesID {
  public static let screen: Identifier = "favourites"
  public static let back: Identifier = "favourites.back"
  public static let add: Identifier = "favourites.add"
  public static let list: Identifier = "favourites.list"
  public static let empty: Identifier = "favourites.empty"
}
