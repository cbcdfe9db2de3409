import Persistence

extension TravelRepository {
  /// What it all comes to; walks over all records.
  public func statistics(of world: WorldCount) async throws -> TravelStatistics {
    let query = StatisticsQuery(world: world, gazetteer: gazetteer)
    return try await store.read("travel.statistics") { try query.statistics(in: $0) }
  }

  /// The same, live.
  public func observeStatistics(
    of world: WorldCount,
    onChange: @escaping @Sendable (Result<TravelStatistics, any Error>) -> Void
  ) -> Observation {
    let query = StatisticsQuery(world: world, gazetteer: gazetteer)
    return store.observe(
      "travel.statistics", tables: TravelSchema.tables, fetch: { try query.statistics(in: $0) },
      onChange: onChange)
  }
}
