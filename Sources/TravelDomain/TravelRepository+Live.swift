import Persistence

/// Live queries, as ``DataStore/observe(_:tables:fetch:onChange:)``.
extension TravelRepository {
  public func observeCountries(
    _ query: CountryQuery,
    onChange: @escaping @Sendable (Result<TravelPage<VisitedCountry>, any Error>) -> Void
  ) -> Observation {
    let search = TravelSearch(query, language)
    return store.observe(
      "travel.countries", tables: TravelSchema.tables,
      fetch: { try search.page(in: $0, CountryTable.country) }, onChange: onChange)
  }

  public func observeCities(
    _ query: CityQuery,
    onChange: @escaping @Sendable (Result<TravelPage<VisitedCity>, any Error>) -> Void
  ) -> Observation {
    let search = TravelSearch(query, language)
    return store.observe(
      "travel.cities", tables: [TravelSchema.cities],
      fetch: { try search.page(in: $0, CityTable.city) }, onChange: onChange)
  }

  /// One country; nil while it is not in the list.
  public func observeCountry(
    _ code: String, onChange: @escaping @Sendable (Result<VisitedCountry?, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "travel.country", tables: TravelSchema.tables,
      fetch: { try CountryTable.country(code.uppercased(), in: $0) }, onChange: onChange)
  }

  /// Everything, for the map.
  public func observeContent(
    onChange: @escaping @Sendable (Result<TravelContent, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "travel.content", tables: TravelSchema.tables, fetch: { try TravelContent(in: $0) },
      onChange: onChange)
  }
}
