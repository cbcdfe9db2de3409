import ArgumentParser

/// `journey snapshots`: looks after the files that journeys compare screens with.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Look after recorded screens: check, review, accept.",
    discussion: """
      A test whose screen is not as recorded leaves it pending, and changes nothing. Here somebody \
      decides: an accepted screen becomes the reference, a rejected one is forgotten. What was \
      accepted, why and by whom stands in accepted.log in the folder of snapshots.

      Exit status: 0 all is well; 1 something was found (check, pending); 64 wrong usage; 65 a file is \
      damaged, or a source has changed since the run; 66 no such folder, or nothing pending of this \
      name; 77 refused: CI is set, or too many at once.
      """,
    subcommands: [
      SnapshotsCheckCommand.self, SnapshotsPendingCommand.self, SnapshotsReviewCommand.self,
      SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self,
    ])
}
