import Core
import GRDB

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
  /// Two regional indicators, which many terminals do not draw as a flag.
  public let flag: String
  /// The code of a ``Continent``.
  public let continent: String
  /// The subregion of the United Nations, in English.
  public let subregion: String
  /// True for the 193 members.
  public let isUNMember: Bool
  /// Nil for the six without a capital.
  public let capital: Capital?
  /// A point well inside the biggest part, for a label or a marker.
  public let center: Coordinates
  /// The box of all parts.
  public let box: GeoBox
  /// The box of the parts of at least a tenth of the biggest one, to zoom to.
  public let mainBox: GeoBox
  /// Square kilometres.
  public let area: Double
  /// The population of about 2018 (World Bank, by GeoNames).
  public let population: Int
  /// ISO 4217; empty where there is none.
  public let currency: String
  public let currencySymbol: String
  /// Language tags, the most used first.
  public let languages: [String]
  public let domain: String
  public let phonePrefix: String
  /// Codes of the countries with a common border on land.
  public let neighbours: [String]
  /// The time zone of the capital.
  public let timeZone: String

  public var id: String { code }
  public func name(_ language: Language) -> String { names[language] }

  /// A capital, which is a ``City`` too.
  public struct Capital: Equatable, Sendable {
    public let city: City.ID
    public let names: PlaceNames
  }
}

/// The countries and continents in memory, as they are few.
struct CountryTable: Sendable {
  let countries: [Country]
  let continents: [Continent]
  let index: [String: Int]
  private let words: [[String]]

  init(_ database: PlacesDatabase) throws {
    countries = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT \(Self.columns) FROM country ORDER BY iso2").map {
        Country($0)
      }
    }
    continents = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT code, name_en, name_ru FROM continent ORDER BY code").map {
        Continent(code: $0.text(0), names: PlaceNames(english: $0.text(1), russian: $0.text(2)))
      }
    }
    index = Dictionary(
      countries.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    words = countries.map { country in
      ([country.names.english, country.names.russian, country.code, country.alpha3]
        + country.aliases).map(PlaceFolding.joined)
    }
  }

  func search(_ text: String, _ limit: Int) -> [Country] {
    let wanted = PlaceFolding.joined(text)
    guard !wanted.isEmpty else { return [] }
    var distance = BoundedEditDistance(wanted)
    let found = countries.indices.compactMap { index -> (score: Int, index: Int)? in
      let best =
        words[index].enumerated().map { place, name in
          Self.score(name, isMain: place < 2, wanted, &distance)
        }.min() ?? 9
      return best < 9 ? (best, index) : nil
    }
    return found.sorted {
      ($0.score, -countries[$0.index].population, $0.index)
        < ($1.score, -countries[$1.index].population, $1.index)
    }.prefix(limit).map { countries[$0.index] }
  }

  /// Returns 0 for the name itself, then its beginning, then typing errors; 9 for another name.
  private static func score(
    _ name: String, isMain: Bool, _ wanted: String, _ distance: inout BoundedEditDistance
  ) -> Int {
    if name == wanted { return 0 }
    if name.hasPrefix(wanted) { return isMain ? 1 : 2 }
    guard name.count > 3, let edits = distance.whole(to: Array(name.utf16)) else { return 9 }
    return 2 + edits
  }

  private static let columns = """
    iso2, iso3, numeric, name_en, name_ru, aliases, flag, continent, subregion, un_member, \
    capital_en, capital_ru, capital_id, lat, lon, west, south, east, north, main_west, main_south, \
    main_east, main_north, area_km2, population, currency, currency_symbol, languages, tld, phone, \
    neighbours, timezone
    """
}

extension Country {
  /// Reads the columns in the order of the table.
  fileprivate init(_ row: Row) {
    (code, alpha3, numeric) = (row.text(0), row.text(1), row.text(2))
    names = PlaceNames(english: row.text(3), russian: row.text(4))
    aliases = row.list(5, ";")
    (flag, continent, subregion) = (row.text(6), row.text(7), row.text(8))
    isUNMember = row.integer(9) == 1
    capital = row.optionalInteger(12).flatMap { id in
      id == 0
        ? nil
        : Capital(city: id, names: PlaceNames(english: row.text(10), russian: row.text(11)))
    }
    center = row.point(13)
    (box, mainBox) = (row.box(15), row.box(19))
    (area, population) = (row.real(23), row.integer(24))
    (currency, currencySymbol) = (row.text(25), row.text(26))
    (languages, domain, phonePrefix) = (row.list(27), row.text(28), row.text(29))
    (neighbours, timeZone) = (row.list(30), row.text(31))
  }
}

/// One of the seven continents of the tables. Russia belongs to Europe, Türkiye to Asia.
public struct Continent: Equatable, Sendable, Identifiable {
  /// `AF`, `AN`, `AS`, `EU`, `NA`, `OC`, `SA`.
  public let code: String
  public let names: PlaceNames

  public var id: String { code }
}
