import Foundation
import GRDB
import Interchange
import Persistence
import Places

/// The tables: the cities of a country go with it, and come back with it.
enum TravelSchema {
  static let countries = "visitedCountry"
  static let cities = "visitedCity"
  static let tables: Set<String> = [countries, cities]

  /// `rank` grows with each record and is never given twice. Lists of a country's cities come from
  /// the index alone in their order; a list of all of them is sorted, which 10,000 bear.
  static let schema = StoreSchema(
    migrations: [
      Migration("travel-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE visitedCountry (
              rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
              code TEXT NOT NULL UNIQUE,
              unMember INTEGER NOT NULL,
              isHome INTEGER NOT NULL,
              \(common));
            CREATE UNIQUE INDEX visitedCountry_home ON visitedCountry (isHome) WHERE isHome = 1;
            CREATE TABLE visitedCity (
              rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
              id TEXT NOT NULL UNIQUE,
              country TEXT NOT NULL REFERENCES visitedCountry (code) ON DELETE CASCADE,
              regionEnglish TEXT, regionRussian TEXT,
              \(common));
            CREATE INDEX visitedCity_country ON visitedCity (country, state);
            CREATE INDEX visitedCity_english ON visitedCity (sortEnglish, rank);
            CREATE INDEX visitedCity_russian ON visitedCity (sortRussian, rank);
            """)
      }
    ], undoTables: [countries, cities])

  private static let common = """
    english TEXT NOT NULL, russian TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL,
    state TEXT NOT NULL, dateFrom TEXT, dateUntil TEXT, note TEXT NOT NULL,
    sortEnglish TEXT NOT NULL, sortRussian TEXT NOT NULL,
    createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL
    """

  /// The columns that both tables have, in the order of ``CommonColumns``.
  static let commonColumns = [
    "english", "russian", "latitude", "longitude", "state", "dateFrom", "dateUntil", "note",
    "sortEnglish", "sortRussian", "createdAt", "updatedAt",
  ]
}

/// The values that rows of both tables have in common. A damaged file must not bring the program
/// down: a value that does not fit counts as missing.
struct CommonColumns {
  let names: PlaceNames
  let coordinates: Coordinates
  let details: VisitDetails
  let createdAt: Date
  let updatedAt: Date

  /// From the columns of ``TravelSchema/commonColumns``, which begin at `start`.
  init(_ row: Row, from start: Int) {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[start + column]) }
    func real(_ column: Int) -> Double { Double.fromDatabaseValue(row[start + column]) ?? .nan }
    func moment(_ column: Int) -> Date {
      Date(stored: Int64.fromDatabaseValue(row[start + column]) ?? 0)
    }
    names = PlaceNames(
      english: TextRules.stored(text(0) ?? ""), russian: TextRules.stored(text(1) ?? ""))
    let point = Coordinates(latitude: real(2), longitude: real(3))
    coordinates = point.isValid ? point : Coordinates(latitude: 0, longitude: 0)
    details = VisitDetails(
      text(4).flatMap(VisitState.init) ?? .been, from: text(5).flatMap(PartialDate.init(iso:)),
      until: text(6).flatMap(PartialDate.init(iso:)),
      note: TextRules.stored(text(7) ?? "", multiline: true))
    (createdAt, updatedAt) = (moment(10), moment(11))
  }

  static func values(
    _ names: PlaceNames, _ point: Coordinates, _ details: VisitDetails, _ createdAt: Date,
    _ updatedAt: Date
  ) -> StatementArguments {
    [
      names.english, names.russian, point.latitude, point.longitude, details.state.rawValue,
      details.from?.iso, details.until?.iso, details.note, TextRules.folded(names.english),
      TextRules.folded(names.russian), createdAt.milliseconds, updatedAt.milliseconds,
    ]
  }
}
