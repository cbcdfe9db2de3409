import Core
import GRDB
import Persistence
import Places

/// The places whose weather a person wants at hand, in an order of their own: live and undoable.
///
/// Stands on a `DataStore` that was opened with ``schema``. What an act was done to is called by its
/// name in the language that the call gives.
public struct FavouritePlaces: Sendable {
  /// To be named when the store is opened.
  public static let schema = FavouriteTable.schema

  private let store: DataStore

  public init(_ store: DataStore) {
    self.store = store
  }

  /// All of them in their order, live; as `DataStore.observe`.
  public func observe(
    _ onChange: @escaping @Sendable (Result<[WeatherPlace], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "weather.favourites", tables: [FavouriteTable.name],
      fetch: { try FavouriteTable.places(in: $0) }, onChange: onChange)
  }

  public func all() async throws -> [WeatherPlace] {
    try await store.read("weather.favourites") { try FavouriteTable.places(in: $0) }
  }

  /// Adds a place behind the others, as an act, unless it is there, or one of its name within 100 m.
  ///
  /// - Throws: `DataStoreError`.
  public func add(
    _ place: WeatherPlace, called language: Language
  ) async throws -> FavouriteOutcome {
    let act = FavouriteAct.add.act(on: place.name(language).title)
    return try await store.record(act) { db in
      let isThere = try FavouriteTable.places(in: db).contains { $0.isSame(as: place) }
      if isThere { return .alreadyThere }
      try FavouriteTable.insert(place, in: db)
      return .added
    }
  }

  /// Deletes a place, as an act.
  ///
  /// - Returns: the place as it was, or nil where there was none.
  /// - Throws: `DataStoreError`.
  public func delete(
    _ id: WeatherPlace.ID, called language: Language
  ) async throws -> WeatherPlace? {
    guard let place = try await all().first(where: { $0.id == id }) else { return nil }
    return try await store.record(FavouriteAct.delete.act(on: place.name(language).title)) { db in
      let found = try FavouriteTable.places(in: db).first { $0.id == id }
      try FavouriteTable.delete(id, in: db)
      return found
    }
  }

  /// Puts a place where another stands, as an act; beyond the ends, at the end.
  ///
  /// - Throws: `DataStoreError`.
  public func move(
    _ id: WeatherPlace.ID, to index: Int, called language: Language
  ) async throws {
    guard let place = try await all().first(where: { $0.id == id }) else { return }
    try await store.record(FavouriteAct.move.act(on: place.name(language).title)) { db in
      var ids = try FavouriteTable.places(in: db).map(\.id)
      guard let from = ids.firstIndex(of: id) else { return }
      ids.remove(at: from)
      ids.insert(id, at: min(max(0, index), ids.count))
      for (position, id) in ids.enumerated() {
        try FavouriteTable.setPosition(position + 1, of: id, in: db)
      }
    }
  }
}
