import Persistence
import Scheduling
import Toolkit
import TrackersDomain
import TrackersScreens

extension ShellSetup {
  private static let draftKey = "trackers.edit"

  static func trackerDrafts(_ drafts: Drafts) -> TrackerDrafts {
    TrackerDrafts(
      load: { await drafts.draft(TrackerDraft.self, for: draftKey) },
      save: { await drafts.keep($0, for: draftKey) })
  }
}
