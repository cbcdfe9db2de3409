import GRDB

/// Everything there is, in the order in which it was added: for the map, for files and posters.
public struct TravelContent: Sendable, Equatable {
  public var countries: [VisitedCountry]
  public var cities: [VisitedCity]

  public init(countries: [VisitedCountry] = [], cities: [VisitedCity] = []) {
    (self.countries, self.cities) = (countries, cities)
  }

  init(in db: Database) throws {
    (countries, cities) = (try CountryTable.all(in: db), try CityTable.all(in: db))
  }

  public var isEmpty: Bool { countries.isEmpty && cities.isEmpty }
}
