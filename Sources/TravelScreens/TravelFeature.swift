import AppRuntime
import Core
import Toolkit
import TravelDomain

/// The actions of the Travel tab.
public enum TravelAction: Sendable {
  /// The tab is shown.
  case shown
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  case sectionChosen(TravelSection)
  case groundOpened(TravelGround)
  /// Everything there is, now and whenever that changes.
  case contentLoaded(TravelContent)
  /// The same countries in the order of the list.
  case countriesLoaded([VisitedCountry])
  case map(TravelMapAction)
  case prompt(PlacePromptAction)
  case countries(CountriesAction)
  case info(CountryInfoAction)
  case form(VisitFormAction)
  case settings(TravelSettingsAction)
  case files(TravelFileAction)
}

/// The Travel tab: the map of what was visited, the list of countries, a country, and settings.
public struct TravelFeature: Feature {
  /// The queue of the jobs whose acts can be undone.
  public static let saves = "saves"

  let dependencies: TravelDependencies

  public init(_ dependencies: TravelDependencies) {
    self.dependencies = dependencies
  }

  public func update(
    _ state: inout TravelState, _ action: TravelAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .shown: return show(&state, environment)
    case .recordsReplaced: return loadSettings()
    case .sectionChosen(let section):
      state.section = section
      state.settingsPage.isPhotoCountRefused = false
      return section == .settings ? count(state, environment) : .none
    case .groundOpened(let ground): state.ground = ground
    case .contentLoaded(let content): return take(content, &state, environment)
    case .countriesLoaded(let countries): state.take(countries)
    case .map(let action): return updateMap(&state, action, environment)
    case .prompt(let action): return updatePrompt(&state, action, environment)
    case .countries(let action): return updateCountries(&state, action, environment)
    case .info(let action): return updateInfo(&state, action, environment)
    case .form(let action): return updateForm(&state, action, environment)
    case .settings(let action): return updateSettings(&state, action, environment)
    case .files(let action): return updateFiles(&state, action, environment)
    }
    return .none
  }

  public func view(_ state: TravelState, _ environment: Environment) -> Element<TravelAction> {
    TravelView(state: state, words: TravelWords(environment.language)).body
  }

  public func adapt(
    _ state: inout TravelState, from old: Environment, to environment: Environment
  ) -> Effect<TravelAction> {
    guard old.language != environment.language else { return .none }
    // Its words are of the language of before; it is asked for with the cities.
    state.info?.weather = nil
    return state.content == nil ? .none : watch(state, environment)
  }

  // MARK: Loading

  private func show(
    _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let open =
      state.ground == .unopened
      ? Effect<TravelAction>.run("open the world") { [dependencies] send in
        send(.groundOpened(TravelGround(dependencies.gazetteer)))
      } : .none
    return .merge(open, state.content == nil ? watch(state, environment) : .none)
  }

  func watch(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    let records = dependencies.records(environment.language)
    let query = CountryQuery(order: state.settings.countryOrder, limit: 300)
    return .merge(
      .observe("content", { records.observeContent(onChange: $0) }, TravelAction.contentLoaded),
      .observe("countries", { records.observeCountries(query, onChange: $0) }) {
        .countriesLoaded($0.records)
      },
      state.info.map { watch(citiesOf: $0.code, state, environment) } ?? .none)
  }

  private func take(
    _ content: TravelContent, _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let gone = Set(state.content?.countries.map(\.code) ?? [])
      .subtracting(content.countries.map(\.code))
    state.content = content
    if let code = state.map.focus, gone.contains(code) { state.map.leave() }
    if let selection = state.map.selection, !state.has(pin: selection) {
      state.map.selection = nil
    }
    var leaving = Effect<TravelAction>.none
    if let code = state.info?.code, gone.contains(code) {
      state.form = nil
      leaving = close(&state)
    }
    return .merge(leaving, state.section == .settings ? count(state, environment) : .none)
  }

  // MARK: Saving

  /// Runs a job that changes records: one after another, and undo after them.
  func save(
    _ state: TravelState, _ environment: Environment,
    _ job:
      @escaping @Sendable (TravelRepository, TravelWords, Effect<TravelAction>.Send)
      async throws -> Void
  ) -> Effect<TravelAction> {
    let language = environment.language
    return .run("save travels", queue: Self.saves) { [dependencies] send in
      try await job(dependencies.knowing(language), TravelWords(language), send)
    }
  }

  func delete(
    country code: String, _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    save(state, environment) { travels, words, send in
      guard let gone = try await travels.delete(country: code) else { return }
      send.notice(words.deleted(gone))
    }
  }

  func delete(
    city key: CityKey, _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    save(state, environment) { travels, words, send in
      guard let gone = try await travels.delete(city: key) else { return }
      send.notice(words.deleted(gone))
    }
  }

  func keep(_ settings: TravelSettings) -> Effect<TravelAction> {
    .run("save travel settings", queue: "settings", topic: "settings") { [dependencies] _ in
      try await dependencies.settings.set(TravelSettings.key, to: settings)
    }
  }

  private func loadSettings() -> Effect<TravelAction> {
    .run("load travel settings", queue: "settings") { [dependencies] send in
      send(.settings(.changed(try await dependencies.settings.value(of: TravelSettings.key))))
    }
  }
}
