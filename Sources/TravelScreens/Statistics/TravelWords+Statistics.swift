import Core
import Places
import TravelDomain

/// The words of the statistics.
extension TravelWords {
  public var statistics: String { say(en: "Statistics", ru: "Статистика") }
  var statisticsHint: String { say(en: "statistics", ru: "статистика") }
  var noVisits: String {
    say(
      en: "No visits yet. Wishes and plans are not counted.",
      ru: "Посещений пока нет. Желания и планы не считаются.")
  }

  // MARK: Shares
  public func share(_ part: TravelStatistics.Part) -> String {
    let share = share(part.share)
    return say(
      en: "\(part.visited) of \(part.total) visited: \(share) of the world",
      ru: "Посещено \(part.visited) из \(part.total): \(share) мира")
  }

  /// The lines below the share of the world.
  func facts(_ statistics: TravelStatistics) -> [String] {
    [
      statistics.areaShare.map(area), states(statistics),
      statistics.firstDate.map { journeys($0, statistics.lastDate ?? $0) },
    ].compactMap { $0 }
  }

  public func area(_ share: Double) -> String {
    say(
      en: "\(self.share(share)) of the land area", ru: "\(self.share(share)) площади суши")
  }

  public func journeys(_ first: PartialDate, _ last: PartialDate) -> String {
    if first == last { return say(en: "A journey: \(date(first))", ru: "Поездка: \(date(first))") }
    return say(
      en: "Journeys from \(date(first)) to \(date(last))",
      ru: "Поездки с \(date(first)) по \(date(last))")
  }

  /// Returns the count of countries in each state; nil without any.
  public func states(_ statistics: TravelStatistics) -> String? {
    let parts = VisitStanding.allCases.compactMap { state in
      statistics.countries[state].map { "\(glyph(state)) \(name(state)): \($0)" }
    }
    return parts.isEmpty ? nil : told(parts)
  }

  public var continents: String { say(en: "By continent", ru: "По континентам") }

  /// `3/44 · 7 %`.
  public func part(_ part: TravelStatistics.Part) -> String {
    told(["\(part.visited)/\(part.total)", share(part.share)])
  }

  // MARK: Years
  public var visitsByYear: String { say(en: "Visits by year", ru: "Посещения по годам") }
  var newCountries: String { say(en: "new countries", ru: "новые страны") }
  var knownCountries: String { say(en: "again", ru: "повторно") }

  /// A year, or several years without a visit, as a row of a list.
  public struct YearRow: Equatable {
    public let label: String
    public let countries: Int
    public let newCountries: Int
    public let text: String
  }

  /// Returns the rows, the newest first; years without a visit that follow each other share one.
  public func rows(_ years: VisitYears) -> [YearRow] {
    var rows: [YearRow] = []
    var empty: [Int] = []
    func close() {
      guard let last = empty.first, let first = empty.last else { return }
      let label = first == last ? String(first) : "\(first)–\(last)"
      rows.append(YearRow(label: label, countries: 0, newCountries: 0, text: "–"))
      empty = []
    }
    for year in years.years.reversed() {
      guard year.countries > 0 || year.cities > 0 else {
        empty.append(year.year)
        continue
      }
      close()
      rows.append(
        YearRow(
          label: String(year.year), countries: year.countries, newCountries: year.newCountries,
          text: text(year)))
    }
    close()
    return rows
  }

  private func text(_ year: VisitYears.Year) -> String {
    let new = plural(
      year.newCountries, en: ("new", "new"), ru: ("новая", "новые", "новых"))
    return [
      year.countries == 0 ? nil : countries(year.countries),
      year.newCountries == 0 ? nil : "\(year.newCountries) \(new)",
      year.cities == 0 ? nil : cities(year.cities),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns what has no date; nil where all has one.
  public func undated(_ years: VisitYears) -> String? {
    let parts = [
      years.undatedCountries == 0 ? nil : countries(years.undatedCountries),
      years.undatedCities == 0 ? nil : cities(years.undatedCities),
    ].compactMap { $0 }
    let both = parts.joined(separator: ", ")
    return parts.isEmpty ? nil : say(en: "Without a date: \(both)", ru: "Без даты: \(both)")
  }

  // MARK: The longest and the farthest
  public var longestJourney: String { say(en: "Longest journey", ru: "Самая долгая поездка") }

  /// `20 days, 01.04.2024 – 20.04.2024: Japan, South Korea`.
  public func journey(_ statistics: TravelStatistics) -> String {
    guard let journey = statistics.longestJourney else {
      return say(
        en: "Not known: no visit has its first and its last day.",
        ru: "Неизвестна: ни у одного посещения нет первого и последнего дня.")
    }
    let days = plural(journey.days, en: ("day", "days"), ru: ("день", "дня", "дней"))
    let (first, last) = (date(PartialDate(journey.from)), date(PartialDate(journey.until)))
    let names = statistics.journeyNames.map { $0[language] }.joined(separator: ", ")
    return "\(number(Double(journey.days))) \(days), \(first) – \(last): \(names)"
  }

  public var farthestTitle: String { say(en: "Farthest from home", ru: "Дальше всего от дома") }

  /// `Tokyo, 8,918 km from Berlin`.
  public func farthestText(_ statistics: TravelStatistics) -> String {
    guard let home = statistics.home?.names[language] else {
      return say(
        en: "No home is known: press H on the page of a country, or mark where you have lived.",
        ru: "Дом неизвестен: нажмите H на странице страны или отметьте, где жили.")
    }
    guard let place = statistics.farthest else {
      return say(en: "Nothing away from \(home) yet", ru: "Пока ничего дальше дома (\(home))")
    }
    let (name, distance) = (place.names[language], number(place.distance))
    return say(
      en: "\(name), \(distance) km from \(home)", ru: "\(name), \(distance) км от дома (\(home))")
  }

  // MARK: How long ago
  public var howLongAgo: String {
    say(en: "Years since the last visit", ru: "Лет с последнего посещения")
  }

  public func name(_ span: VisitAges.Span) -> String {
    guard let until = span.until else {
      return say(en: "\(span.from) and more", ru: "\(span.from) и больше")
    }
    if until == 0 { return say(en: "this year", ru: "этот год") }
    return span.from == until ? "\(until)" : "\(span.from)–\(until)"
  }

  public func undated(_ ages: VisitAges) -> String {
    let countries = countries(ages.undated)
    return say(en: "Without a date: \(countries)", ru: "Без даты: \(countries)")
  }
}
