import Core

/// A populated place: a city, a town, a village, or a part of one.
public struct City: Equatable, Sendable, Identifiable {
  /// Of GeoNames, stable from one edition of the tables to the next.
  public let id: Int
  /// As GeoNames has it, with accents.
  public let name: String
  /// The usual ones; the Russian one may be nothing but ``name``.
  public let names: PlaceNames
  /// Further names in any script.
  public let alternatives: [String]
  /// ISO 3166-1 alpha-2.
  public let country: String
  public let countryNames: PlaceNames
  /// The code of the first-level division, as `TX`; empty where there is none.
  public let region: String
  /// Nil where the division is not known by name.
  public let regionNames: PlaceNames?
  public let coordinates: Coordinates
  /// 0 where it is not known.
  public let population: Int
  /// A name of the tz database.
  public let timeZone: String
  /// The much bigger place whose built-up area covers this one.
  public let whole: City.ID?
  public let isCapital: Bool

  public func name(_ language: Language) -> String { names[language] }

  /// What tells it from its namesakes, as `Texas, United States`; the population may still be needed.
  public func origin(_ language: Language) -> String {
    let parts = [regionNames?[language], countryNames[language]].compactMap { $0 }
    var told: [String] = []
    for part in parts where part != name(language) && !told.contains(part) { told.append(part) }
    return told.joined(separator: ", ")
  }
}

/// A name in both languages.
public struct PlaceNames: Equatable, Hashable, Sendable {
  public let english: String
  public let russian: String

  /// A name that Russian lacks is the English one.
  public init(english: String, russian: String) {
    self.english = english
    self.russian = russian.isEmpty ? english : russian
  }

  public subscript(language: Language) -> String {
    language == .russian ? russian : english
  }
}
