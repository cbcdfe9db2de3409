/// How a list is sorted.
public enum TravelOrder: String, Sendable, Hashable, CaseIterable, Codable {
  /// In the language of the repository.
  case name
  /// The latest journey first; what has no date comes behind, the one added last first.
  case date
  /// The country with the most cities first. Of cities: by country, then by name.
  case cities

  /// The terms of an `ORDER BY`, each with no direction but its own.
  func sql(countries: Bool, _ sortColumn: String) -> String {
    switch self {
    case .name: "\(sortColumn), rank"
    case .date: "dateFrom IS NULL, dateFrom DESC, rank DESC"
    case .cities: countries ? "cities DESC, \(sortColumn), rank" : "country, \(sortColumn), rank"
    }
  }
}
