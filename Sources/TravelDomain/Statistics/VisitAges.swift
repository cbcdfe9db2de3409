import Core

/// The visited countries by the age of the last visit, in years.
///
/// The program knows no year of birth, so the age is that of the visit and not of the traveller: it tells
/// which countries were left long ago. The age is the difference between the years of the calendar, as of
/// many visits only the year is known.
public struct VisitAges: Sendable, Equatable {
  /// A span of ages, with how many countries are in it.
  public struct Span: Sendable, Equatable {
    /// Years; 0 is the year of today.
    public let from: Int
    /// Nil for all that is older.
    public let until: Int?
    public internal(set) var countries = 0
  }

  /// From the newest to the oldest, those without a country too.
  public private(set) var spans = [(0, 0), (1, 2), (3, 5), (6, 10), (11, nil)].map {
    Span(from: $0.0, until: $0.1)
  }
  /// Visited countries of which neither they nor a city has a date.
  public private(set) var undated = 0

  /// Without any visit.
  public init() {}

  /// - Parameters:
  ///   - countries: the visited countries that count.
  ///   - home: the code of the home country, which is left out: nobody visits it.
  init(_ visits: [Visit], countries: Set<String>, home: String?, today: CalendarDay) {
    var last: [String: Int] = [:]
    for visit in visits {
      guard let year = visit.lastYear(on: today) else { continue }
      last[visit.country] = max(last[visit.country] ?? year, year)
    }
    for country in countries where country != home {
      guard let year = last[country] else {
        undated += 1
        continue
      }
      let age = today.year - year
      guard let index = spans.lastIndex(where: { $0.from <= age }) else { continue }
      spans[index].countries += 1
    }
  }
}
