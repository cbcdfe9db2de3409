import Places
import Toolkit
import TravelDomain

/// What the travels need of the world, handed in by whoever starts the program.
public struct TravelDependencies: Sendable {
  /// The records, with the places that are known, if any.
  public var repository: @Sendable (Gazetteer?, PlaceLanguage) -> TravelRepository
  /// Opened when it is first asked for; from an effect, as it blocks. Throws ``PlacesError``.
  public var gazetteer: @Sendable () throws -> Gazetteer
  public var save: @Sendable (TravelSettings) async throws -> Void
  public var files: TravelFiles

  public init(
    repository: @escaping @Sendable (Gazetteer?, PlaceLanguage) -> TravelRepository,
    gazetteer: @escaping @Sendable () throws -> Gazetteer,
    save: @escaping @Sendable (TravelSettings) async throws -> Void, files: TravelFiles
  ) {
    (self.repository, self.gazetteer, self.save) = (repository, gazetteer, save)
    self.files = files
  }

  /// Of what is there already; nothing can be looked up.
  func records(_ language: Language) -> TravelRepository { repository(nil, language.ofTravels) }

  /// With the places: from an effect.
  func knowing(_ language: Language) -> TravelRepository {
    repository(try? gazetteer(), language.ofTravels)
  }
}

extension Language {
  /// The language of the names of countries and cities.
  var ofTravels: PlaceLanguage { PlaceLanguage(rawValue: rawValue) ?? .english }
}
