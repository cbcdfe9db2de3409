import AppRuntime
import Core
import Places
import Toolkit
import TravelDomain

/// The prompt that adds a country or a city, wherever it was opened.
extension TravelFeature {
  /// More than any name of a place has.
  static let longestText = 100
  private static let mostSuggestions = 8

  func updatePrompt(
    _ state: inout TravelState, _ action: PlacePromptAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .opened(let wanted):
      state.prompt = PlacePromptState(wanted)
      return prepare()
    case .cancelled: state.prompt = nil
    case .countryAdded(let country): return take(country, &state, environment)
    case .cityAdded(let city, let country): return take(city, country, &state, environment)
    default:
      guard var prompt = state.prompt else { return .none }
      let effect = edit(&prompt, action, state, environment)
      state.prompt = prompt
      return effect
    }
    return .none
  }

  private func edit(
    _ prompt: inout PlacePromptState, _ action: PlacePromptAction, _ state: TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .typed(let text): return type(&prompt, text, state, environment)
    case .stepped(let step):
      let count = max(1, prompt.suggestions.count)
      prompt.select((prompt.selection + step + count) % count)
    case .moved(let index): prompt.select(index)
    case .taken(let index):
      prompt.select(index)
      return add(&prompt, state, environment)
    case .stateChosen(let visit): prompt.state = visit
    case .submitted:
      if prompt.isBlank {
        prompt.problem = .empty
      } else if prompt.isAsking {
        prompt.isAddedAtOnce = true
      } else {
        return add(&prompt, state, environment)
      }
    case .answered(let text, let suggestions):
      return take(suggestions, to: text, &prompt, state, environment)
    case .refused(let problem): (prompt.problem, prompt.isAdding) = (problem, false)
    default: break
    }
    return .none
  }

  // MARK: Suggestions

  /// Prepares the search, so that the first key press need not wait.
  private func prepare() -> Effect<TravelAction> {
    .run("prepare the search", queue: "search") { [dependencies] _ in
      try? dependencies.gazetteer().prepareSearch()
    }
  }

  private func type(
    _ prompt: inout PlacePromptState, _ text: String, _ state: TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    prompt.text = String(text.prefix(Self.longestText))
    (prompt.problem, prompt.isAddedAtOnce) = (nil, false)
    guard !prompt.isBlank else {
      (prompt.suggestions, prompt.answered, prompt.selection) = ([], prompt.text, 0)
      return .none
    }
    let (text, wanted, language) = (prompt.text, prompt.wanted, environment.language)
    return .run("suggest places", queue: "search", topic: "search") { [dependencies] send in
      let found = try? Self.suggestions(dependencies.gazetteer(), text, wanted, language)
      send(.prompt(.answered(text, found ?? [])))
    }
  }

  private static func suggestions(
    _ gazetteer: Gazetteer, _ text: String, _ wanted: PlacePromptState.Wanted,
    _ language: Language
  ) throws -> [PlaceSuggestion] {
    switch wanted {
    case .country:
      return try anywhere(gazetteer, text, language)
    case .city(let country):
      let answer = try gazetteer.search(
        text, language: language, limit: mostSuggestions, country: country)
      return answer.matches.filter { $0.city.country == country }
        .map { PlaceSuggestion($0.city, language) }
    }
  }

  /// Countries that begin so, then cities, then slips of typing.
  private static func anywhere(
    _ gazetteer: Gazetteer, _ text: String, _ language: Language
  ) throws -> [PlaceSuggestion] {
    let wanted = PlaceFolding.joined(text)
    let countries = try gazetteer.countries(matching: text, limit: mostSuggestions)
    let begin = countries.filter { country in
      ([country.names.english, country.names.russian, country.code, country.alpha3]
        + country.aliases).contains { PlaceFolding.joined($0).hasPrefix(wanted) }
    }
    let found = try gazetteer.search(text, language: language, limit: mostSuggestions).matches
    let cities = found.filter { $0.kind == .name || $0.kind == .beginning }
    let places = { (countries: [Country]) in countries.map { PlaceSuggestion($0, language) } }
    let all =
      places(begin) + cities.map { PlaceSuggestion($0.city, language) }
      + places(countries.filter { !begin.contains($0) })
      + found.filter { !cities.contains($0) }.map { PlaceSuggestion($0.city, language) }
    return Array(all.prefix(mostSuggestions))
  }

  private func take(
    _ suggestions: [PlaceSuggestion], to text: String, _ prompt: inout PlacePromptState,
    _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard text == prompt.text else { return .none }
    (prompt.suggestions, prompt.answered, prompt.selection) = (suggestions, text, 0)
    guard prompt.isAddedAtOnce else { return .none }
    prompt.isAddedAtOnce = false
    return add(&prompt, state, environment)
  }

  // MARK: Adding

  /// The selected suggestion; where there is none, what is typed, which says why it is refused.
  private func add(
    _ prompt: inout PlacePromptState, _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard !prompt.isAdding else { return .none }
    prompt.isAdding = true
    let (text, wanted, details) = (prompt.text, prompt.wanted, VisitDetails(prompt.state))
    let chosen =
      prompt.suggestions.indices.contains(prompt.selection)
      ? prompt.suggestions[prompt.selection].choice : nil
    return save(state, environment) { travels, _, send in
      switch (wanted, chosen) {
      case (.country, .country(let code)?):
        send(.prompt(Self.told(try await travels.add(country: code, details))))
      case (.country, .city(let id)?):
        send(.prompt(Self.told(try await travels.add(city: id, details))))
      case (.country, nil):
        send(.prompt(Self.told(try await travels.add(countryNamed: text, details))))
      case (.city(let code), .city(let id)?):
        send(.prompt(Self.told(try await travels.add(city: id, in: code, details))))
      case (.city(let code), _):
        send(.prompt(Self.told(try await travels.add(cityNamed: text, in: code, details))))
      }
    }
  }

  private static func told(_ outcome: CountryOutcome) -> PlacePromptAction {
    switch outcome {
    case .added(let country): .countryAdded(country)
    case .refused(let problem): .refused(problem)
    }
  }

  private static func told(_ outcome: CityOutcome) -> PlacePromptAction {
    switch outcome {
    case .added(let city, let country): .cityAdded(city, country)
    case .refused(let problem): .refused(problem)
    }
  }

  /// On the map its view is entered; in the list it is selected.
  private func take(
    _ country: VisitedCountry, _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    state.prompt = nil
    if state.section == .map, state.info == nil {
      state.map.enter(country.code, state.ground.country(country.code), center: country.center)
    } else {
      select(country.code, &state)
    }
    let words = TravelWords(environment.language)
    return .notice(words.added(country.name(words.language)))
  }

  /// Also where it is still to come; what hides it no longer counts.
  private func select(_ code: String, _ state: inout TravelState) {
    state.filter.showAll()
    state.list = ListSelection(code)
    if state.countries.contains(where: { $0.code == code }) { state.relist() }
  }

  private func take(
    _ city: VisitedCity, _ country: VisitedCountry?, _ state: inout TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    state.prompt = nil
    var weather = Effect<TravelAction>.none
    if state.info != nil {
      state.info?.select(city.key)
      weather = followSelection(&state)
    } else if state.section == .map {
      if state.map.focus != city.country { enter(city.country, &state, center: country?.center) }
      state.map.selection = city.key.text
      state.map.show(city.coordinates)
    } else {
      select(city.country, &state)
    }
    let words = TravelWords(environment.language)
    let names = [city.name(words.language)] + (country.map { [$0.name(words.language)] } ?? [])
    return .merge(weather, .notice(words.added(names.joined(separator: ", "))))
  }
}
