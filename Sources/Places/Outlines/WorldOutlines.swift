import Synchronization

/// Borders and coasts of the world at two levels of detail, each read when it is first asked for.
public final class WorldOutlines: Sendable {
  public enum Detail: String, Sendable, CaseIterable {
    /// 1:110,000,000, for the whole world: 11,000 points of outlines.
    case world
    /// 1:50,000,000, for a continent or a country: 98,000 points of outlines.
    case close
  }

  private let database: PlacesDatabase
  private let levels = Mutex<[Detail: OutlineLevel]>([:])

  init(_ database: PlacesDatabase) { self.database = database }

  /// Costs about a millisecond the first time.
  ///
  /// - Throws: ``PlacesError/damaged(path:reason:)``.
  public func level(_ detail: Detail) throws -> OutlineLevel {
    try levels.withLock { levels in
      if let level = levels[detail] { return level }
      let level = try OutlineLevel(database, detail)
      levels[detail] = level
      return level
    }
  }
}
