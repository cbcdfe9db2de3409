import ArgumentParser

/// `moggy trackers …`: habits and events without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TrackersCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "trackers", abstract: "Show, mark and count habits and events.",
    discussion: """
      TRACKER is a name, the beginning of one, or an identifier; case and accents do not matter. \
      Every change can be undone in the program with u. While the program runs, what reads works, \
      an import with --dry-run too, and what writes is refused.

      With --json, the state of a day is “done”, “skipped”, “due” or “not due”; a day may have an \
      amount and a note, a habit a streak and a score from 0 to 1. What there is not is null.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      TrackersToday.self, TrackersList.self, TrackersAdd.self, TrackersDone.self,
      TrackersUndo.self, TrackersSkip.self, TrackersNote.self, TrackersArchive.self,
      TrackersRestore.self, TrackersStats.self, TrackersExport.self, TrackersImportCommand.self,
    ])
}
