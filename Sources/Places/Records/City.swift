import Core

/// A populated place: a city, a town, a village, or a part of one.
public struct City: Equatable, Sendable, Identifiable {
  /// The number of GeoNames, the same in each edition of the tables.
  public let id: Int
  /// The name of GeoNames, with accents.
  public let name: String
  /// The usual names; the Russian one may be the same as ``name``.
  public let names: PlaceNames
  /// Further names in any script.
  public let alternatives: [String]
  /// ISO 3166-1 alpha-2.
  public let country: String
  public let countryNames: PlaceNames
  /// The code of the first-level division, as `TX`; empty where there is none.
  public let region: String
  /// Nil if the division has no known name.
  public let regionNames: PlaceNames?
  public let coordinates: Coordinates
  /// 0 if it is unknown.
  public let population: Int
  /// A name of the tz database.
  public let timeZone: String
  /// The much bigger place whose built-up area covers this one.
  public let whole: City.ID?
  public let isCapital: Bool

  public func name(_ language: Language) -> String { names[language] }

  /// Returns region and country, which tell most namesakes apart, as `Texas, United States`.
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

  /// An empty Russian name is replaced by the English one.
  public init(english: String, russian: String) {
    self.english = english
    self.russian = russian.isEmpty ? english : russian
  }

  public subscript(language: Language) -> String { language == .russian ? russian : english }
}
