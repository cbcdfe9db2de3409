import Foundation
import Persistence
import Scheduling
import Toolkit
import TrackersDomain
import TrackersScreens

extension ShellSetup {
  private static let draftKey = "trackers.edit"

  static func trackerDrafts(_ drafts: Drafts) -> TrackerDrafts {
    TrackerDrafts(
      load: {
        // A draft that cannot be read is not worth stopping the program for.
        guard let text = try? await drafts.text(for: draftKey) else { return nil }
        return try? JSONDecoder().decode(TrackerDraft.self, from: Data(text.utf8))
      },
      save: { draft in
        do {
          guard let draft else {
            try await drafts.remove(draftKey)
            return nil
          }
          let text = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
          try await drafts.save(text, for: draftKey)
          return nil
        } catch {
          return String(describing: error)
        }
      })
  }
}
