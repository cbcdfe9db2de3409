import AppRuntime
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

/// The archive in the place of a day. The parent takes `.deleteTapped` and `.closed`.
struct ArchiveListFeature {
  let dependencies: TrackersDependencies

  func update(
    _ list: inout ArchiveListState, _ action: ArchiveListAction, _ environment: Environment
  ) -> Effect<ArchiveListAction> {
    switch action {
    case .loaded(let trackers): list.take(trackers)
    case .moved(let index): list.selection.move(to: index, in: list.ids)
    case .restoreTapped(let index):
      return list.tracker(at: index).map { restore($0.id, environment) } ?? .none
    case .deleteTapped, .closed: break
    }
    return .none
  }

  /// The list, now and whenever a record changes.
  func watch(_ environment: Environment) -> Effect<DayAction> {
    let trackers = dependencies.trackers(environment)
    return .observe("archive", { trackers.observeArchive(onChange: $0) }) {
      .archive(.loaded($0))
    }
  }

  private func restore(_ id: Tracker.ID, _ environment: Environment) -> Effect<ArchiveListAction> {
    dependencies.save(environment) { trackers, words, send in
      guard let tracker = try await trackers.restore(id).record else { return }
      send.notice(words.restored(tracker.name))
    }
  }
}
