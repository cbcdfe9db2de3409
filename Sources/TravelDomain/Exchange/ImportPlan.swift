import Places

/// Puts the rows of a file beside what there is already. What is known or comes again is only counted,
/// so that a file of many points in few cities takes little room.
struct ImportPlan {
  private var preview: ImportPreview
  private let reading: RowReading
  private var codes: Set<String>
  private var keys: Set<CityKey>
  private var ownKeys: Set<String>
  /// The new cities of the file: countries come first, as what the file says of one counts more than
  /// that a city brings it.
  private var cities: [NewCity] = []
  /// The places in the preview of the countries that cities bring.
  private var brought: [String: Int] = [:]
  private var knownCities: [ImportPreview.Known] = []
  private var knownCityCount = 0

  private struct NewCity {
    let line: Int
    let city: VisitedCity
    let guess: ImportPreview.Guess?
  }

  init(_ format: ExchangeFormat, over content: TravelContent, _ reading: RowReading) {
    preview = ImportPreview(format: format)
    self.reading = reading
    codes = Set(content.countries.map(\.code))
    keys = Set(content.cities.map(\.key))
    ownKeys = Set(content.cities.filter(\.isOwn).map(\.ownKey))
  }

  mutating func take(_ row: ExchangeRow) throws {
    do {
      switch try reading.item(row) {
      case .country(let country): add(country, row.line)
      case .city(let city, let guess): take(NewCity(line: row.line, city: city, guess: guess))
      }
    } catch let refusal as RowReading.Refusal {
      let text = [row[.name], row[.country], row[.countryName]].first { !$0.isEmpty } ?? ""
      preview.problems.add(ImportProblem(line: row.line, text: text, reason: refusal.reason))
    }
  }

  /// - Parameter problems: of the reading, which stand before those of the meaning.
  func preview(rows: Int, _ problems: ImportProblems) throws -> ImportPreview {
    var plan = self
    plan.preview.rows = rows
    plan.preview.problems = problems
    plan.preview.problems.add(preview.problems)
    for city in cities { try plan.add(city) }
    for row in knownCities { plan.preview.add(row) }
    plan.preview.knownCount += knownCityCount - knownCities.count
    plan.preview.sort()
    return plan.preview
  }

  private mutating func add(_ country: VisitedCountry, _ line: Int) {
    guard codes.insert(country.code).inserted
    else { return preview.add(.init(line: line, names: country.names)) }
    preview.countries.append(country)
  }

  private mutating func take(_ new: NewCity) {
    let city = new.city
    let isNew = !keys.contains(city.key) && !(city.isOwn && ownKeys.contains(city.ownKey))
    guard isNew else {
      knownCityCount += 1
      if knownCities.count < ImportProblems.most {
        knownCities.append(.init(line: new.line, names: city.names))
      }
      return
    }
    keys.insert(city.key)
    if city.isOwn { ownKeys.insert(city.ownKey) }
    cities.append(new)
  }

  private mutating func add(_ new: NewCity) throws {
    let city = new.city
    if !codes.contains(city.country) {
      guard let country = try reading.finder?.country(city.country) else {
        return preview.problems.add(
          ImportProblem(line: new.line, text: city.names.english, reason: .noPlaces))
      }
      codes.insert(country.code)
      brought[country.code] = preview.countries.count
      preview.countries.append(VisitedCountry(country, broughtBy: city, on: reading.today))
    } else if let place = brought[city.country] {
      _ = preview.countries[place].follow(city, on: reading.today)
    }
    preview.cities.append(city)
    if let guess = new.guess { preview.add(guess) }
  }
}

/// Takes the rows of a file, and what was not understood, as far as there is room. Each row is looked at
/// as it comes, and none is kept.
struct RowSink {
  private(set) var count = 0
  private(set) var problems = ImportProblems()
  private(set) var plan: ImportPlan
  /// The error that keeps the rest from being read.
  private(set) var failure: (any Error)?
  private let mostRows: Int

  init(_ plan: ImportPlan, mostRows: Int) { (self.plan, self.mostRows) = (plan, mostRows) }

  var isFull: Bool { count >= mostRows || failure != nil }

  mutating func take(_ row: ExchangeRow) {
    count += 1
    do { try plan.take(row) } catch { failure = error }
    if count >= mostRows { problem(line: row.line, "", .tooMany(most: mostRows)) }
  }

  mutating func problem(line: Int, _ text: String, _ reason: ImportProblem.Reason) {
    problems.add(ImportProblem(line: line, text: text, reason: reason))
  }

  /// The plan of all rows.
  func finished() throws -> ImportPreview {
    if let failure { throw failure }
    return try plan.preview(rows: count, problems)
  }
}
