import Foundation
import Persistence

extension TrackersRepository {
  /// Everything, to be written as JSON or CSV; 730,000 days take some seconds.
  public func content() async throws -> TrackersContent {
    try await store.read("trackers.content") { try TrackersContent(in: $0) }
  }

  /// What a file of ``TrackersContent/json()`` would bring in; nothing is stored.
  public func plan(ofJSON data: Data) -> TrackersImportPlan {
    TrackersJSONReader.plan(of: data, today: today)
  }

  /// What an export of Loop would bring in; nothing is stored.
  ///
  /// - Parameter category: the name of the one that its habits get, as Loop knows none.
  public func plan(of export: LoopExport, category: String) -> TrackersImportPlan {
    export.plan(category: category, today: today, makeID: makeID)
  }
}
