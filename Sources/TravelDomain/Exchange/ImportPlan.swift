import Places

/// Puts the rows of a file beside what there is already.
struct ImportPlan {
  private(set) var preview: ImportPreview
  private let reading: RowReading
  private var codes: Set<String>
  private var keys: Set<CityKey>
  private var ownKeys: Set<String>

  init(_ format: ExchangeFormat, over content: TravelContent, _ reading: RowReading) {
    preview = ImportPreview(format: format)
    self.reading = reading
    codes = Set(content.countries.map(\.code))
    keys = Set(content.cities.map(\.key))
    ownKeys = Set(content.cities.filter(\.isOwn).map(\.ownKey))
  }

  mutating func take(_ sink: RowSink) throws {
    preview.problems = sink.problems
    preview.rows = sink.rows.count
    var items: [(line: Int, item: RowReading.Item)] = []
    for row in sink.rows {
      do {
        items.append((row.line, try reading.item(row)))
      } catch let refusal as RowReading.Refusal {
        let text = [row[.name], row[.country], row[.countryName]].first { !$0.isEmpty } ?? ""
        preview.problems.add(ImportProblem(line: row.line, text: text, reason: refusal.reason))
      }
    }
    // Countries first: what the file says of one counts more than that a city brings it.
    for (line, item) in items { if case .country(let country) = item { add(country, line) } }
    for (line, item) in items {
      if case .city(let city, let guess) = item { try add(city, guess, line) }
    }
    preview.sort()
  }

  private mutating func add(_ country: VisitedCountry, _ line: Int) {
    guard codes.insert(country.code).inserted else {
      return preview.add(.init(line: line, names: country.names))
    }
    preview.countries.append(country)
  }

  private mutating func add(
    _ city: VisitedCity, _ guess: ImportPreview.Guess?, _ line: Int
  ) throws {
    let isNew = !keys.contains(city.key) && !(city.isOwn && ownKeys.contains(city.ownKey))
    guard isNew else { return preview.add(.init(line: line, names: city.names)) }
    if !codes.contains(city.country) {
      guard let country = try reading.finder?.country(city.country) else {
        return preview.problems.add(
          ImportProblem(line: line, text: city.names.english, reason: .noPlaces))
      }
      codes.insert(country.code)
      preview.countries.append(
        VisitedCountry(country, VisitDetails(city.state), at: city.createdAt))
    }
    keys.insert(city.key)
    if city.isOwn { ownKeys.insert(city.ownKey) }
    preview.cities.append(city)
    if let guess { preview.add(guess) }
  }
}
