import ArgumentParser
import Foundation
import Interchange
import ProgramOptions
import TrackersDomain
import TrackersScreens

/// `moggy trackers import`.
struct TrackersImportCommand: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read JSON, or the folder of Loop’s CSV, in one step.",
    discussion: """
      What is there stays as it is, and its empty days are filled. Rows that are not understood are \
      told with file and line, and the others are taken.
      """)
  var access: PetsDesk.Access { dryRun ? .rehearse : .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Only tell what it would come to.") var dryRun = false
  @Argument(help: ArgumentHelp("The file, or the unpacked folder.", valueName: "path"))
  var file: String

  func perform(on desk: TrackersDesk) async throws {
    let plan: TrackersImportPlan
    do {
      plan = try desk.trackers.plan(
        ofFile: URL(filePath: file).absoluteURL, category: desk.words.files.loopCategory)
    } catch { throw TrackersFailure.notRead(error, file) }
    if plan.trackers.isEmpty, let problem = plan.problems.first {
      throw TrackersFailure.notUnderstood(problem, file)
    }
    let result = try await dryRun ? desk.trackers.preview(plan) : desk.trackers.apply(plan)
    tell(plan, result, desk)
  }

  private func tell(
    _ plan: TrackersImportPlan, _ result: TrackersImportResult, _ desk: TrackersDesk
  ) {
    let lines = plan.problems.map(desk.words.files.line)
    if desk.isJSON { return desk.say(JSONValue(result, lines)) }
    desk.say(dryRun ? desk.words.files.wouldAdd(result) : desk.words.files.added(result))
    for line in desk.words.files.known(result) { desk.say(line) }
    if lines.isEmpty { return }
    let head = desk.words.files.notUnderstood(lines.count)
    ErrorOutput.write(([head] + lines).joined(separator: "\n"))
  }
}
