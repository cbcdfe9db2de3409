import GRDB
import Interchange
import Persistence

extension TravelRepository {
  /// The countries and cities that a person may mean: those of a name in either language, whatever its
  /// case and accents, of a code or an identifier; 20 of each at the most.
  public func find(_ text: String) async throws -> TravelContent {
    let text = TextRules.trimmed(String(text.prefix(VisitedCity.longestName)))
    let name = TextRules.folded(text)
    return try await store.read("travel.find") { db in
      let rule = "sortEnglish = ? OR sortRussian = ?"
      let countries = try Row.fetchAll(
        db, sql: CountryTable.select + " WHERE code = ? OR \(rule) ORDER BY rank LIMIT 20",
        arguments: [text.uppercased(), name, name])
      let cities = try Row.fetchAll(
        db, sql: CityTable.select + " WHERE id = ? OR \(rule) ORDER BY rank LIMIT 20",
        arguments: [text, name, name])
      return TravelContent(
        countries: countries.compactMap(CountryTable.country),
        cities: cities.compactMap(CityTable.city))
    }
  }
}
