import Toolkit
import TrackersDomain

/// What was put away.
struct ArchiveListState: Equatable, Sendable {
  /// Nil while none is loaded.
  private(set) var trackers: [ArchivedTracker]?
  var selection = ListSelection<Tracker.ID>()

  var ids: [Tracker.ID] { (trackers ?? []).map(\.id) }

  mutating func take(_ trackers: [ArchivedTracker]) {
    self.trackers = trackers
    selection.follow(ids)
  }

  func tracker(at index: Int) -> ArchivedTracker? {
    trackers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
