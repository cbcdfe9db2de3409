import AppRuntime
import Core
import FilePrompts
import Places
import TravelDomain

/// The services of the Travel tab, handed in at the start of the program.
public struct TravelDependencies: Sendable {
  /// Asks for the weather of a point, in words of a language, until the subscription ends;
  /// tells nil where nothing is known.
  public typealias AskWeather =
    @Sendable (Coordinates, Language, @escaping @Sendable (CityWeather?) -> Void) -> Subscription

  /// The records, with the places that are known, if any.
  public var repository: @Sendable (Gazetteer?, Language) -> TravelRepository
  /// Opened when it is first asked for; from an effect, as it blocks. Throws ``PlacesError``.
  public var gazetteer: @Sendable () throws -> Gazetteer
  public var photos: PhotoService
  public var weather: AskWeather
  /// Nil for a program that is to ask nobody.
  public var places: PlaceService?
  public var settings: any SettingsService
  public var drafts: KeptDraft<VisitDraft>
  /// The reader of typed paths.
  public var paths: TypedPath

  public init(
    repository: @escaping @Sendable (Gazetteer?, Language) -> TravelRepository,
    gazetteer: @escaping @Sendable () throws -> Gazetteer, photos: PhotoService,
    weather: @escaping AskWeather, places: PlaceService? = nil, settings: any SettingsService,
    drafts: KeptDraft<VisitDraft>, paths: TypedPath
  ) {
    (self.places, self.drafts) = (places, drafts)
    (self.repository, self.gazetteer, self.settings) = (repository, gazetteer, settings)
    (self.photos, self.weather, self.paths) = (photos, weather, paths)
  }

  /// Of what is there already; nothing can be looked up.
  func records(_ language: Language) -> TravelRepository { repository(nil, language) }
  /// With the places: from an effect.
  func knowing(_ language: Language) -> TravelRepository { repository(try? gazetteer(), language) }

  // MARK: Saving
  /// Runs a job that changes records: one after another, and undo after them.
  func save<Action>(
    _ environment: Environment,
    _ job:
      @escaping @Sendable (TravelRepository, TravelWords, Effect<Action>.Send) async throws -> Void
  ) -> Effect<Action> {
    let language = environment.language
    return .run("save travels", queue: TravelFeature.saves) { send in
      try await job(knowing(language), TravelWords(language), send)
    }
  }

  func delete<Action>(country code: String, _ environment: Environment) -> Effect<Action> {
    save(environment) { travels, words, send in
      guard let gone = try await travels.delete(country: code) else { return }
      send.notice(words.deleted(gone))
    }
  }

  func delete<Action>(city key: CityKey, _ environment: Environment) -> Effect<Action> {
    save(environment) { travels, words, send in
      guard let gone = try await travels.delete(city: key) else { return }
      send.notice(words.deleted(gone))
    }
  }

  func keep<Action>(_ chosen: TravelSettings) -> Effect<Action> {
    .run("save travel settings", queue: "settings", topic: "settings") { _ in
      try await settings.set(TravelSettings.key, to: chosen)
    }
  }
}

/// The weather of a city in a few words.
public struct CityWeather: Sendable, Equatable {
  /// In the units and the language of the user: `12°C, light rain`.
  public var text: String
  /// The age of the weather; nil while it still holds.
  public var age: Duration?

  public init(text: String, age: Duration?) { (self.text, self.age) = (text, age) }
}
