import AppRuntime
import Core
import Places
import TravelDomain

/// The prompt that adds a country or a city, wherever it was opened.
struct PlacePromptFeature: Sendable {
  /// More than any name of a place has.
  static let longestText = 100
  private static let mostSuggestions = 8

  let dependencies: TravelDependencies

  /// The state is nil while the prompt is closed.
  func update(
    _ state: inout PlacePromptState?, _ action: PlacePromptAction, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    switch action {
    case .opened(let wanted):
      state = PlacePromptState(wanted, service: dependencies.places?.title)
      return prepare()
    case .cancelled, .countryAdded, .cityAdded: state = nil
    default:
      guard var prompt = state else { return .none }
      let effect = edit(&prompt, action, environment)
      state = prompt
      return effect
    }
    return .none
  }

  private func edit(
    _ prompt: inout PlacePromptState, _ action: PlacePromptAction, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    switch action {
    case .typed(let text): return type(&prompt, text, environment)
    case .stepped(let step):
      let count = max(1, prompt.rowCount)
      prompt.select((prompt.selection + step + count) % count)
    case .moved(let index): prompt.select(index)
    case .taken(let index):
      prompt.select(index)
      return choose(&prompt, environment)
    case .stateChosen(let visit): prompt.state = visit
    case .submitted:
      if prompt.isBlank {
        prompt.problem = .empty
      } else if prompt.isAsking {
        prompt.isAddedAtOnce = true
      } else {
        return choose(&prompt, environment)
      }
    case .serviceTapped: return askService(&prompt, environment)
    case .serviceAnswered(let text, let answer): take(answer, to: text, &prompt)
    case .answered(let text, let suggestions):
      return take(suggestions, to: text, &prompt, environment)
    case .refused(let problem): (prompt.problem, prompt.isAdding) = (problem, false)
    default: break
    }
    return .none
  }

  // MARK: Suggestions
  /// Prepares the search, so that the first key press need not wait.
  private func prepare() -> Effect<PlacePromptAction> {
    .run("prepare the search", queue: "search") { [dependencies] _ in
      try? dependencies.gazetteer().prepareSearch()
    }
  }

  private func type(
    _ prompt: inout PlacePromptState, _ text: String, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    prompt.text = String(text.prefix(Self.longestText))
    (prompt.problem, prompt.isAddedAtOnce) = (nil, false)
    prompt.service = prompt.serviceTitle == nil ? .none : .offered
    guard !prompt.isBlank else {
      (prompt.known, prompt.answered, prompt.selection) = ([], prompt.text, 0)
      return .none
    }
    let (text, wanted, language) = (prompt.text, prompt.wanted, environment.language)
    return .run("suggest places", queue: "search", topic: "search") { [dependencies] send in
      let found = try? Self.suggestions(dependencies.gazetteer(), text, wanted, language)
      send(.answered(text, found ?? []))
    }
  }

  private static func suggestions(
    _ gazetteer: Gazetteer, _ text: String, _ wanted: PlacePromptState.Wanted, _ language: Language
  ) throws -> [PlaceSuggestion] {
    switch wanted {
    case .country: return try anywhere(gazetteer, text, language)
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
    _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    guard text == prompt.text else { return .none }
    (prompt.known, prompt.answered) = (suggestions, text)
    prompt.selection = suggestions.isEmpty ? -1 : 0
    guard prompt.isAddedAtOnce else { return .none }
    prompt.isAddedAtOnce = false
    return add(&prompt, environment)
  }

  // MARK: The service
  private func choose(
    _ prompt: inout PlacePromptState, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    let isService = prompt.hasServiceRow && prompt.selection == prompt.suggestions.count
    return isService ? askService(&prompt, environment) : add(&prompt, environment)
  }

  private func askService(
    _ prompt: inout PlacePromptState, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    guard let service = dependencies.places, prompt.service != .asked else { return .none }
    (prompt.service, prompt.problem) = (.asked, nil)
    let (text, name, language) = (prompt.text, prompt.name, environment.language)
    return .run("ask for places", queue: "geocoder", topic: "geocoder") { send in
      service.find(name, language) { send(.serviceAnswered(text, $0)) }
    }
  }

  private func take(
    _ answer: PlaceService.Answer, to text: String, _ prompt: inout PlacePromptState
  ) {
    guard text == prompt.text, prompt.service == .asked else { return }
    switch answer {
    case .failed(let reason): prompt.service = .failed(reason)
    case .places(let places):
      let fitting = places.filter { place in
        if case .city(let country) = prompt.wanted { return place.country == country }
        return true
      }
      prompt.service = .found(fitting.prefix(Self.mostSuggestions).map { PlaceSuggestion($0) })
      prompt.selection = fitting.isEmpty ? -1 : 0
    }
  }

  // MARK: Adding
  /// Adds the selected suggestion; without one the typed text, whose refusal says why.
  private func add(
    _ prompt: inout PlacePromptState, _ environment: Environment
  ) -> Effect<PlacePromptAction> {
    guard !prompt.isAdding else { return .none }
    prompt.isAdding = true
    let (text, wanted, details) = (prompt.text, prompt.wanted, VisitDetails(prompt.state))
    let chosen =
      prompt.suggestions.indices.contains(prompt.selection)
      ? prompt.suggestions[prompt.selection].choice : nil
    return dependencies.save(environment) { travels, _, send in
      let country: String? = if case .city(let code) = wanted { code } else { nil }
      switch (wanted, chosen) {
      case (_, .found(let place)?):
        send(
          Self.told(
            try await travels.add(
              point: place.coordinates, named: place.name, in: country ?? place.country, details)))
      case (.country, .country(let code)?):
        send(Self.told(try await travels.add(country: code, details)))
      case (.country, .city(let id)?): send(Self.told(try await travels.add(city: id, details)))
      case (.country, nil): send(Self.told(try await travels.add(countryNamed: text, details)))
      case (.city(let code), .city(let id)?):
        send(Self.told(try await travels.add(city: id, in: code, details)))
      case (.city(let code), _):
        send(Self.told(try await travels.add(cityNamed: text, in: code, details)))
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
}
