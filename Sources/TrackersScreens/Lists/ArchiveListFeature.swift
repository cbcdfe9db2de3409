import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The actions of the archive.
public enum ArchiveListAction: Sendable {
  case loaded([ArchivedTracker])
  case moved(Int)
  case restoreTapped(Int)
  case deleteTapped(Int)
  case closed
}

/// The archived trackers.
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

/// The archive, and the way of a tracker out of it.
extension TrackersFeature {
  func openArchive(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.day.front = .archive(ArchiveListState())
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("archive", { trackers.observeArchive(onChange: $0) }) {
      .archive(.loaded($0))
    }
  }

  func updateArchive(
    _ state: inout TrackersState, _ action: ArchiveListAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard case .archive(var list)? = state.day.front else { return .none }
    switch action {
    case .loaded(let trackers): list.take(trackers)
    case .moved(let index): list.selection.move(to: index, in: list.ids)
    case .restoreTapped(let index):
      return list.tracker(at: index).map { restore($0, state, environment) } ?? .none
    case .deleteTapped(let index):
      if let tracker = list.tracker(at: index)?.tracker {
        state.day.dialog = .deleting(tracker.id, name: tracker.name)
      }
      return .none
    case .closed: return closeFront(&state)
    }
    state.day.front = .archive(list)
    return .none
  }

  private func restore(
    _ entry: ArchivedTracker, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      guard let tracker = try await trackers.restore(entry.id).record else { return }
      send.notice(words.restored(tracker.name))
    }
  }
}
