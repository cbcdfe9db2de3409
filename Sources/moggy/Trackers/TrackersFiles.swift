import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Scheduling
import TrackersDomain
import TrackersScreens

/// `moggy trackers export`.
struct TrackersExport: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all trackers and days, or what is due as iCalendar.",
    discussion: """
      json has everything and can be read in again with moggy trackers import; csv has a row for \
      each day; zip is the archive that Loop Habit Tracker exports. What a form cannot have is told. \
      A file that is there is only replaced with --replace.

      In ics a habit of weekdays comes on these. One of so many times a week stands from the first day of \
      each week to the last, and so do months and stretches of days; with a reminder it stands on each \
      day, at its time.
      """)

  @OptionGroup var options: RecordsOptions
  @Option(help: "json, csv, ics or zip; else by the name of the file.") var format:
    TrackersFileForm?
  @OptionGroup var target: ExportTarget

  func perform(in context: TrackersContext) async throws {
    let ending = target.file?.split(separator: ".").last.map { $0.lowercased() }
    let form = format ?? ending.flatMap(TrackersFileForm.init) ?? .json
    guard
      let file = try await form.file(
        of: context.trackers, context.language, stamp: context.clock.now)
    else { throw CommandFailure(.noInput, context.words.nothingDue) }
    if form == .zip {
      guard target.file != nil || isatty(STDOUT_FILENO) == 0
      else { throw CommandFailure(.wrongUse, context.words.noArchiveHere) }
      try target.put(bytes: file.content, context)
    } else {
      try target.put(String(decoding: file.content, as: UTF8.self), context)
    }
    for line in context.words.files.losses(file.losses) { ErrorOutput.write(line) }
  }
}

extension TrackersFileForm: ExpressibleByArgument {}

/// `moggy trackers import`.
struct TrackersImportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read JSON, or what Loop Habit Tracker exports, in one step.",
    discussion: """
      Of Loop: the ZIP archive of its CSV export, the folder that it was unpacked to, or the .db of \
      its full backup. With --dry-run, what each habit becomes is told too. \
      What is there stays as it is, and its empty days are filled. Rows that are not understood are \
      told with file and line, and the others are taken.
      """)
  var access: RecordsAccess { dryRun ? .rehearse : .write }

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Only tell what it would come to.") var dryRun = false
  @Argument(
    help: ArgumentHelp("The file, or a folder.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: TrackersContext) async throws {
    let plan: TrackersImportPlan
    do {
      plan = try context.trackers.plan(
        ofFile: URL(filePath: file).absoluteURL, category: context.words.files.loopCategory)
    } catch {
      throw CommandFailure(ExitStatus(error), "\(file): \(context.words.files.failure(error))")
    }
    if plan.trackers.isEmpty, let problem = plan.problems.first {
      throw CommandFailure(.wrongData, "\(file): \(context.words.files.line(problem))")
    }
    let result = try await dryRun ? context.trackers.preview(plan) : context.trackers.apply(plan)
    tell(plan, result, context)
  }

  private func tell(
    _ plan: TrackersImportPlan, _ result: TrackersImportResult, _ context: TrackersContext
  ) {
    let lines = plan.problems.map(context.words.files.line)
    let words = context.words.files
    if context.isJSON {
      context.say(JSONValue(result, lines))
    } else {
      context.say(dryRun ? words.wouldAdd(result) : words.added(result))
      for line in words.known(result) { context.say(line) }
      if dryRun {
        context.say(rows: plan.trackers.map { ["  " + $0.tracker.name] + words.row($0) })
      }
    }
    context.tellLeftOut(words.notUnderstood(lines.count), lines, of: lines.count, context.language)
  }
}
