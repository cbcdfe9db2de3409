import Core

/// The journey of the most days: a visit, or visits of which each begins at the latest on the day after
/// those before it have ended.
///
/// Only visits whose first and last day are known count, as a month is not long or short enough to
/// compare. Living somewhere is no journey, and neither is the home country as a whole. A journey that
/// goes on counts as far as today.
public struct LongestJourney: Sendable, Equatable {
  public let from: CalendarDay
  public let until: CalendarDay
  /// ISO 3166-1 alpha-2, each once, in the order in which they were reached.
  public let countries: [String]
  /// The number of dated places: countries and cities.
  public let places: Int

  /// The first and the last day count both.
  public var days: Int { until.daysSinceEpoch - from.daysSinceEpoch + 1 }

  /// Returns nil where no visit has both of its days. The earlier of two of the same length is taken.
  ///
  /// - Parameter home: the code of the home country, if there is one.
  init?(_ visits: [Visit], home: String?, today: CalendarDay) {
    let spans = visits.compactMap { Span($0, home: home, today: today) }
      .sorted { ($0.from, $0.until, $0.country) < ($1.from, $1.until, $1.country) }
    var best: (chain: Range<Int>, days: Int)?
    var start = 0
    var end = Int.min
    for (index, span) in spans.enumerated() {
      if index == 0 || span.from > end + 1 { (start, end) = (index, span.until) }
      end = max(end, span.until)
      let days = end - spans[start].from + 1
      // A visit within the days of the journey belongs to it.
      if days > best?.days ?? 0 || best?.chain.lowerBound == start {
        best = (start..<index + 1, days)
      }
    }
    guard let best else { return nil }
    let chain = spans[best.chain]
    let first = spans[best.chain.lowerBound].from
    from = CalendarDay(daysSinceEpoch: first)
    until = CalendarDay(daysSinceEpoch: first + best.days - 1)
    var codes: [String] = []
    for span in chain where !codes.contains(span.country) { codes.append(span.country) }
    (countries, places) = (codes, chain.reduce(0) { $0 + $1.count })
  }

  /// The days of a visit, counted since 1 January 1970.
  private struct Span {
    let country: String
    let from: Int
    let until: Int
    let count: Int

    init?(_ visit: Visit, home: String?, today: CalendarDay) {
      guard !visit.isLived, visit.isCity || visit.country != home,
        let from = visit.from, from.day != nil, let until = visit.until, until.day != nil
      else { return nil }
      (country, count) = (visit.country, visit.count)
      self.from = from.first.daysSinceEpoch
      self.until = max(self.from, min(until.last, today).daysSinceEpoch)
    }
  }
}
