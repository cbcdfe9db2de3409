import AppRuntime
import Core
import FilePrompts
import Places
import Toolkit
import TravelDomain

/// What the travels need of the world, handed in by whoever starts the program.
public struct TravelDependencies: Sendable {
  /// Asks for the weather of a point, in words of a language, until the subscription is let go; tells
  /// nil where nothing is known.
  public typealias AskWeather =
    @Sendable (Coordinates, Language, @escaping @Sendable (CityWeather?) -> Void) -> Subscription

  /// The records, with the places that are known, if any.
  public var repository: @Sendable (Gazetteer?, Language) -> TravelRepository
  /// Opened when it is first asked for; from an effect, as it blocks. Throws ``PlacesError``.
  public var gazetteer: @Sendable () throws -> Gazetteer
  public var photos: PhotoService
  public var weather: AskWeather
  public var settings: any SettingsService
  /// How paths are read that a person types.
  public var paths: TypedPath

  public init(
    repository: @escaping @Sendable (Gazetteer?, Language) -> TravelRepository,
    gazetteer: @escaping @Sendable () throws -> Gazetteer, photos: PhotoService,
    weather: @escaping AskWeather, settings: any SettingsService,
    paths: TypedPath
  ) {
    (self.repository, self.gazetteer, self.settings) = (repository, gazetteer, settings)
    (self.photos, self.weather, self.paths) = (photos, weather, paths)
  }

  /// Of what is there already; nothing can be looked up.
  func records(_ language: Language) -> TravelRepository { repository(nil, language) }

  /// With the places: from an effect.
  func knowing(_ language: Language) -> TravelRepository {
    repository(try? gazetteer(), language)
  }
}
