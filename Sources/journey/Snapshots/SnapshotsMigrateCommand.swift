import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit

/// `journey snapshots migrate`: one file a screen instead of one a theme.
struct SnapshotsMigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Turn snapshots of the form before, one file a theme, into one file a screen.",
    discussion: """
      No program is run. Each old file is made again from the new one, byte for byte, before anything \
      is written or removed. Of a picture drawn with blocks a fingerprint is left; an old file with one \
      is made again with the cells that the fingerprint is of.
      """)

  @Argument(
    help: ArgumentHelp("The folder of the files.", valueName: "dir"), completion: .directory)
  var folder = "Snapshots"

  @Flag(help: "Prove and count, but change nothing.")
  var dryRun = false

  func run() throws {
    guard FileManager.default.fileExists(atPath: folder)
    else { throw CommandStatus.noInput.saying("there is no folder \(folder)") }
    let migration = SnapshotMigration(folder)
    let steps: [SnapshotMigration.Step]
    do {
      steps = try migration.steps()
    } catch { throw CommandStatus.dataError.saying("\(error); nothing was changed") }
    do {
      if !dryRun { try migration.perform(steps) }
    } catch { throw CommandStatus.dataError.saying("\(error); run it again to go on from there") }
    tell(steps)
  }

  private func tell(_ steps: [SnapshotMigration.Step]) {
    let old = steps.map(\.old.count).reduce(0, +)
    let bytes = steps.map(\.text.utf8.count).reduce(0, +)
    let pictures = steps.map(\.pictures).reduce(0, +)
    StandardOutput.write(
      "\(old.counted("file")) of the form before, each made again from the new form, byte for byte")
    StandardOutput.write(
      "\(steps.count.counted("file")) now, \(bytes.counted("byte")), "
        + "\(pictures.counted("picture")) by fingerprint")
  }
}
