import GRDB
import Persistence
import Places

extension TravelRepository {
  /// Countries and cities for a first look, where there are none; nothing to undo. Without a file of
  /// places there are no samples.
  public func addDemo() async throws {
    guard let gazetteer, try await content().isEmpty else { return }
    let countries = try TravelSample.countries.compactMap { sample in
      try gazetteer.country(sample.country).map {
        VisitedCountry($0, sample.details(language), isHome: sample.isHome, at: now)
      }
    }
    let codes = Set(countries.map(\.code))
    let cities = try TravelSample.cities.compactMap { sample in
      try sample.city.flatMap { try gazetteer.city($0) }.map {
        VisitedCity($0, sample.details(language), at: now)
      }
    }.filter { codes.contains($0.country) }
    try await store.write("travel.addDemo") { db in
      for country in countries { try CountryTable.insert(country, in: db) }
      for city in cities { try CityTable.insert(city, in: db) }
    }
  }
}
