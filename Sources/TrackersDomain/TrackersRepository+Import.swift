import Core
import Foundation
import GRDB
import Interchange
import Persistence

extension TrackersRepository {
  /// What a plan would bring in; nothing is stored.
  public func preview(_ plan: TrackersImportPlan) async throws -> TrackersImportResult {
    try await store.rehearse("trackers.preview") { try TrackersImporting(db: $0).run(plan) }
  }

  /// Stores what a plan has, as one act. What is there stays as it is; its empty days are filled.
  public func apply(_ plan: TrackersImportPlan) async throws -> TrackersImportResult {
    try await store.record(TrackerAct.importing.act()) { try TrackersImporting(db: $0).run(plan) }
  }
}
