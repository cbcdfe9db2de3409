import Persistence
import Scheduling
import Toolkit
import TrackersDomain
import TrackersScreens

extension ShellSetup {
  private static let (formKey, noteKey) = ("trackers.edit", "trackers.note")

  static func trackerDrafts(_ drafts: Drafts) -> TrackerDrafts {
    TrackerDrafts(
      load: { await drafts.draft(TrackerDraft.self, for: formKey) },
      save: { await drafts.keep($0, for: formKey) },
      loadNote: { await drafts.draft(TrackerNoteDraft.self, for: noteKey) },
      saveNote: { await drafts.keep($0, for: noteKey) })
  }
}
