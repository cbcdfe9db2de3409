import Core

/// The years of a person's visits, from the first dated one to the year of today, without a gap.
///
/// A visit belongs to the year in which it began. A country is new in the year of its first visit, by its
/// own date or that of any of its cities.
public struct VisitYears: Sendable, Equatable {
  public struct Year: Sendable, Equatable {
    public let year: Int
    /// Countries of which no visit before is known.
    public internal(set) var newCountries = 0
    /// Countries with a visit that began in the year, the new ones too; each counts once.
    public internal(set) var countries = 0
    /// Cities with a visit that began in the year.
    public internal(set) var cities = 0
  }

  /// In their order; empty where no visit has a date.
  public internal(set) var years: [Year] = []
  /// Visited countries of which neither they nor a city has a date.
  public internal(set) var undatedCountries = 0
  /// Visited cities without a date.
  public internal(set) var undatedCities = 0

  /// Without any visit.
  public init() {}

  /// - Parameters:
  ///   - countries: the visited countries that count; the dates of others count for their cities only.
  ///   - cities: the number of visited cities.
  init(_ visits: [Visit], countries: Set<String>, cities: Int, today: CalendarDay) {
    var first: [String: Int] = [:]
    var seen: [Int: Set<String>] = [:]
    var cityCounts: [Int: Int] = [:]
    for visit in visits {
      guard let year = visit.year(on: today) else { continue }
      if visit.isCity { cityCounts[year, default: 0] += visit.count }
      guard countries.contains(visit.country) else { continue }
      first[visit.country] = min(first[visit.country] ?? year, year)
      seen[year, default: []].insert(visit.country)
    }
    undatedCountries = countries.count - first.count
    undatedCities = cities - cityCounts.values.reduce(0, +)
    guard let start = (Array(first.values) + cityCounts.keys).min(), start <= today.year
    else { return }
    let fresh = Dictionary(first.values.map { ($0, 1) }, uniquingKeysWith: +)
    years = (start...today.year).map { year in
      Year(
        year: year, newCountries: fresh[year] ?? 0, countries: seen[year]?.count ?? 0,
        cities: cityCounts[year] ?? 0)
    }
  }
}
