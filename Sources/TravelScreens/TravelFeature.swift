import AppRuntime
import Core
import FilePrompts
import Maps
import Toolkit
import TravelDomain

/// The actions of the Travel tab.
public enum TravelAction: Sendable {
  /// The tab is shown.
  case shown
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  case sectionChosen(TravelSection)
  case groundOpened(MapGround)
  /// Everything there is, now and whenever that changes.
  case contentLoaded(TravelContent)
  /// The same countries in the order of the list.
  case countriesLoaded([VisitedCountry])
  case map(TravelMapAction)
  case prompt(PlacePromptAction)
  case countries(CountriesAction)
  case info(CountryInfoAction)
  case form(VisitFormAction)
  /// A form that was not saved when the program ended, and the code of its country.
  case draftFound(VisitFormState, in: String)
  case settings(TravelSettingsAction)
  case files(FileTransferAction<TravelFilePurpose>)
  case poster(PosterAction)
}

/// The Travel tab: the map of what was visited, the list of countries, a country, and settings.
///
/// Each screen is a feature of its own; here is what leads from one to another.
public struct TravelFeature: Feature {
  /// The queue of the jobs whose acts can be undone.
  public static let saves = "saves"

  let dependencies: TravelDependencies
  private let map: TravelMapFeature
  private let countries: CountriesFeature
  private let info: CountryInfoFeature
  private let form: VisitFormFeature
  private let prompt: PlacePromptFeature
  private let settings: TravelSettingsFeature
  private let files: TravelFilesFeature
  private let poster: PosterFeature

  public init(_ dependencies: TravelDependencies) {
    self.dependencies = dependencies
    map = TravelMapFeature(dependencies: dependencies)
    countries = CountriesFeature(dependencies: dependencies)
    info = CountryInfoFeature(dependencies: dependencies)
    form = VisitFormFeature(dependencies: dependencies)
    prompt = PlacePromptFeature(dependencies: dependencies)
    settings = TravelSettingsFeature(dependencies: dependencies)
    files = TravelFilesFeature(dependencies: dependencies)
    poster = PosterFeature(dependencies: dependencies)
  }

  public func update(
    _ state: inout TravelState, _ action: TravelAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    let (before, draft) = (state.map.shown, state.form?.draft)
    let changes = change(&state, action, environment)
    let effect = Effect.merge(
      changes, dependencies.drafts.keep(state.form?.draft, since: draft, queue: Self.saves))
    guard let viewport = state.map.shown, viewport != before else { return effect }
    return .merge(effect, map.look(viewport).map(TravelAction.map))
  }

  private func change(
    _ state: inout TravelState, _ action: TravelAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .shown: return show(&state, environment)
    case .recordsReplaced: return loadSettings()
    case .sectionChosen(let section):
      state.section = section
      state.settingsPage.isPhotoCountRefused = false
      return countIfShown(state, environment)
    case .groundOpened(let ground): state.data.ground = ground
    case .contentLoaded(let content): return take(content, &state, environment)
    case .countriesLoaded(let countries):
      state.data.countries = countries
      state.countries.list(countries, environment.today)
    case .map(let action): return updateMap(&state, action, environment)
    case .prompt(let action): return updatePrompt(&state, action, environment)
    case .countries(let action): return updateCountries(&state, action, environment)
    case .info(let action): return updateInfo(&state, action, environment)
    case .form(let action):
      return form.update(&state.form, action, environment).map(TravelAction.form)
    case .draftFound(let form, let country):
      return restore(form, in: country, &state, environment)
    case .settings(let action): return updateSettings(&state, action, environment)
    case .files(let action): return updateFiles(&state, action, environment)
    case .poster(let action): return updatePoster(&state, action, environment)
    }
    return .none
  }

  public func view(_ state: TravelState, _ environment: Environment) -> Element<TravelAction> {
    TravelView(state: state, words: TravelWords(environment), today: environment.today).body
  }

  public func adapt(
    _ state: inout TravelState, from old: Environment, to environment: Environment
  ) -> Effect<TravelAction> {
    guard old.language != environment.language else { return .none }
    // Its words are of the language of before; it is asked for with the cities.
    state.info?.weather = nil
    return state.data.content == nil ? .none : watch(state, environment)
  }

  // MARK: Loading
  private func show(
    _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let open =
      state.data.ground == .unopened
      ? Effect<TravelAction>.run("open the world") { [dependencies] send in
        send(.groundOpened(MapGround(dependencies.gazetteer)))
      } : .none
    return .merge(
      open, state.data.content == nil ? watch(state, environment) : .none,
      seekDraft(&state, environment))
  }

  private func watch(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    let records = dependencies.records(environment.language)
    let query = CountryQuery(order: state.data.settings.countryOrder, limit: 300)
    return .merge(
      .observe("content", { records.observeContent(onChange: $0) }, TravelAction.contentLoaded),
      .observe("countries", { records.observeCountries(query, onChange: $0) }) {
        .countriesLoaded($0.records)
      },
      state.info.map { info.watch(citiesOf: $0.code, environment).map(TravelAction.info) }
        ?? .none)
  }

  private func take(
    _ content: TravelContent, _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let gone = Set(state.data.content?.countries.map(\.code) ?? [])
      .subtracting(content.countries.map(\.code))
    state.data.content = content
    state.map.follow(state.data, without: gone)
    var leaving = Effect<TravelAction>.none
    if let code = state.info?.code, gone.contains(code) {
      // The typed text stays: the country may come back, and nobody meant to lose it.
      if state.form?.isChanged != true { state.form = nil }
      leaving = info.close(&state.info).map(TravelAction.info)
    }
    return .merge(leaving, countIfShown(state, environment))
  }

  private func countIfShown(
    _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard state.section == .settings || state.settingsPage.isStatisticsOpen
    else { return .none }
    return settings.count(state.data.settings.world, environment).map(TravelAction.settings)
  }

  private func loadSettings() -> Effect<TravelAction> {
    .run("load travel settings", queue: "settings") { [dependencies] send in
      send(.settings(.changed(try await dependencies.settings.value(of: TravelSettings.key))))
    }
  }

  // MARK: From one screen to another
  private func updateMap(
    _ state: inout TravelState, _ action: TravelMapAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .addTapped:
      return .output(.prompt(.opened(state.map.focus.map { .city(in: $0) } ?? .country)))
    case .infoTapped:
      return state.map.calledCountry(in: state.data).map { .output(.info(.opened($0))) } ?? .none
    default: return map.update(&state.map, action, state.data, environment).map(TravelAction.map)
    }
  }

  private func updateCountries(
    _ state: inout TravelState, _ action: CountriesAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .opened(let index):
      return state.countries.code(at: index).map { .output(.info(.opened($0))) } ?? .none
    case .mapTapped(let index):
      guard let code = state.countries.code(at: index) else { return .none }
      state.map.enter(code, in: state.data)
      return .output(.sectionChosen(.map))
    case .addTapped: return .output(.prompt(.opened(.country)))
    case .sortTapped:
      let all = TravelOrder.allCases
      let index = all.firstIndex(of: state.data.settings.countryOrder) ?? 0
      state.data.settings.countryOrder = all[(index + 1) % all.count]
      return .merge(watch(state, environment), dependencies.keep(state.data.settings))
    default:
      return countries.update(&state.countries, action, state.data, environment)
        .map(TravelAction.countries)
    }
  }

  func updateInfo(
    _ state: inout TravelState, _ action: CountryInfoAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    let before = state.info
    let effect = info.update(&state.info, action, state.data, environment).map(TravelAction.info)
    guard let before else { return effect }
    switch action {
    case .cityOpened(let index): before.city(at: index).map { showOnMap($0, &state) }
    case .cityEditTapped(let index):
      state.form = before.city(at: index).map { VisitFormState($0, environment) }
    case .addTapped: return .output(.prompt(.opened(.city(in: before.code))))
    case .editTapped:
      state.form = state.data.country(before.code).map { VisitFormState($0, environment) }
    case .mapTapped:
      state.map.enter(before.code, in: state.data)
      state.section = .map
    default: break
    }
    return effect
  }

  private func showOnMap(_ city: VisitedCity, _ state: inout TravelState) {
    state.section = .map
    state.map.enter(city.country, in: state.data)
    state.map.selection = city.key.text
    state.map.approach(city.coordinates)
  }

  private func updateSettings(
    _ state: inout TravelState, _ action: TravelSettingsAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .files(let action): return .output(.files(action))
    case .posterTapped: return .output(.poster(.opened))
    default: break
    }
    let effect = settings.update(&state.settingsPage, action, &state.data, environment)
      .map(TravelAction.settings)
    guard case .changed = action else { return effect }
    let list = state.data.content == nil ? .none : watch(state, environment)
    return .merge(effect, list, countIfShown(state, environment))
  }

  // MARK: Files
  private func updateFiles(
    _ state: inout TravelState, _ action: FileTransferAction<TravelFilePurpose>,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .asked(.records, _) where state.data.isEmpty: return nothingToWrite(environment)
    case .asked(.records, _), .asked(.load, _): state.poster.close()
    default: break
    }
    return files.update(&state.files, action, environment).map(TravelAction.files)
  }

  private func updatePoster(
    _ state: inout TravelState, _ action: PosterAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .opened where state.data.isEmpty: return nothingToWrite(environment)
    case .opened: state.files.close()
    case .saveTapped: return .output(.files(.asked(.svgPoster)))
    default: break
    }
    return poster.update(&state.poster, action, environment.language).map(TravelAction.poster)
  }

  private func nothingToWrite(_ environment: Environment) -> Effect<TravelAction> {
    .notice(TravelWords(environment.language).nothingYet)
  }

  // MARK: Places that were added
  private func updatePrompt(
    _ state: inout TravelState, _ action: PlacePromptAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    let effect = prompt.update(&state.prompt, action, environment).map(TravelAction.prompt)
    switch action {
    case .countryAdded(let country): return show(country, &state, environment)
    case .cityAdded(let city, let country): return show(city, country, &state, environment)
    default: return effect
    }
  }

  /// On the map its view is entered; in the list it is selected.
  private func show(
    _ country: VisitedCountry, _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    if state.section == .map, state.info == nil {
      state.map.enter(country.code, in: state.data, center: country.center)
    } else {
      state.countries.select(country.code, in: state.data.countries, environment.today)
    }
    let words = TravelWords(environment)
    return .notice(words.added(country.name(words.language)))
  }

  private func show(
    _ city: VisitedCity, _ country: VisitedCountry?, _ state: inout TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    var weather = Effect<TravelAction>.none
    if var page = state.info {
      page.select(city.key)
      weather = info.followSelection(&page).map(TravelAction.info)
      state.info = page
    } else if state.section == .map {
      if state.map.focus != city.country {
        state.map.enter(city.country, in: state.data, center: country?.center)
      }
      state.map.selection = city.key.text
      state.map.show(city.coordinates)
    } else {
      state.countries.select(city.country, in: state.data.countries, environment.today)
    }
    let words = TravelWords(environment)
    let names = [city.name(words.language)] + (country.map { [$0.name(words.language)] } ?? [])
    return .merge(weather, .notice(words.added(names.joined(separator: ", "))))
  }
}
