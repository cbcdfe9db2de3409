import Core

/// A country or territory of ISO 3166-1, or Kosovo (XK).
public struct Country: Equatable, Sendable, Identifiable {
  /// ISO 3166-1 alpha-2.
  public let code: String
  public let alpha3: String
  /// ISO 3166-1, three digits; empty for Kosovo.
  public let numeric: String
  /// The short usual names, unique in each language.
  public let names: PlaceNames
  /// Long, old and other names in both languages.
  public let aliases: [String]
  /// Two regional indicator letters, which many terminals do not draw as a flag.
  public let flag: String
  /// The code of a ``Continent``.
  public let continent: String
  /// Of the United Nations, in English.
  public let subregion: String
  /// One of the 193.
  public let isUNMember: Bool
  /// Nil for six that have none.
  public let capital: Capital?
  /// Well inside the biggest part: for a label or a marker.
  public let center: Coordinates
  /// Around every part.
  public let box: GeoBox
  /// Around the parts of at least a tenth of the biggest one: for zooming to it.
  public let mainBox: GeoBox
  /// Square kilometres.
  public let area: Double
  /// Of about 2018 (World Bank, by GeoNames).
  public let population: Int
  /// ISO 4217; empty where there is none.
  public let currency: String
  public let currencySymbol: String
  /// Tags, the most used first.
  public let languages: [String]
  public let domain: String
  public let phonePrefix: String
  /// Codes of the countries with a common border on land.
  public let neighbours: [String]
  /// Of the capital.
  public let timeZone: String

  public var id: String { code }

  public func name(_ language: Language) -> String { names[language] }
}

extension Country {
  /// A capital, which is found as a ``City`` too.
  public struct Capital: Equatable, Sendable {
    public let city: City.ID
    public let names: PlaceNames
  }
}
