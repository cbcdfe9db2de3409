import GRDB
import Persistence

extension TrackersRepository {
  /// How many days of a tracker are done, of all time (H-14); an event counts once. None where there
  /// is no such tracker.
  public func doneCount(of id: Tracker.ID) async throws -> Int {
    try await store.read("trackers.doneCount") { db in
      guard let tracker = try TrackerTable.tracker(id, in: db),
        let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
      else { return 0 }
      return tracker.isHabit ? history.doneCount(tracker.target) : 1
    }
  }
}
