import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import PetsDomain
import Scheduling
import Toolkit
import TrackersDomain
import TrackersScreens

/// `moggy trackers export`.
struct TrackersExport: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all trackers and days, or what is due as iCalendar.",
    discussion: """
      json has everything and can be read in again with moggy trackers import; csv has a row for \
      each day. A file that is there is only replaced with --replace.
      """)
  var access: PetsContext.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Option(help: "json, csv or ics; else by the name of the file.") var format: TrackersFileForm?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "path"))
  var output: String?
  @Flag(help: "Replace a file that is there.") var replace = false

  func perform(in context: TrackersContext) async throws {
    let ending = output?.split(separator: ".").last.map { $0.lowercased() }
    let form = format ?? ending.flatMap(TrackersFileForm.init) ?? .json
    guard
      let text = try await form.text(
        of: context.trackers, language: context.words.language.rawValue, stamp: context.clock.now)
    else { throw TrackersFailure.nothingDue }
    guard let output else { return context.put(text) }
    try ExportFile.write(
      text, to: output, isReplacing: replace, PetsCommandWords(context.words.language).records)
  }
}

extension TrackersFileForm: ExpressibleByArgument {}

/// `moggy trackers import`.
struct TrackersImportCommand: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read JSON, or the folder of Loop’s CSV, in one step.",
    discussion: """
      What is there stays as it is, and its empty days are filled. Rows that are not understood are \
      told with file and line, and the others are taken.
      """)
  var access: PetsContext.Access { dryRun ? .rehearse : .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Only tell what it would come to.") var dryRun = false
  @Argument(help: ArgumentHelp("The file, or the unpacked folder.", valueName: "path"))
  var file: String

  func perform(in context: TrackersContext) async throws {
    let plan: TrackersImportPlan
    do {
      plan = try context.trackers.plan(
        ofFile: URL(filePath: file).absoluteURL, category: context.words.files.loopCategory)
    } catch { throw TrackersFailure.notRead(error, file) }
    if plan.trackers.isEmpty, let problem = plan.problems.first {
      throw TrackersFailure.notUnderstood(problem, file)
    }
    let result = try await dryRun ? context.trackers.preview(plan) : context.trackers.apply(plan)
    tell(plan, result, context)
  }

  private func tell(
    _ plan: TrackersImportPlan, _ result: TrackersImportResult, _ context: TrackersContext
  ) {
    let lines = plan.problems.map(context.words.files.line)
    if context.isJSON { return context.say(JSONValue(result, lines)) }
    context.say(dryRun ? context.words.files.wouldAdd(result) : context.words.files.added(result))
    for line in context.words.files.known(result) { context.say(line) }
    if lines.isEmpty { return }
    let head = context.words.files.notUnderstood(lines.count)
    ErrorOutput.write(([head] + lines).joined(separator: "\n"))
  }
}
