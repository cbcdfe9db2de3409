import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import PetsDomain

/// `moggy pets export`.
struct PetsExport: AppCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable { case json, markdown, ics }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write cards as JSON or Markdown, or due dates as iCalendar.",
    discussion: """
      Without PET it is all pets. JSON of all pets to a file has photos and documents in a folder \
      beside it, and can be read in again with moggy pets import. A file that is there is only \
      replaced with --replace.
      """)

  @OptionGroup var options: RecordsOptions
  @Argument(help: "Names or identifiers.") var pets: [String] = []
  @Option(help: "json, markdown or ics.") var format = Format.json
  @OptionGroup var target: ExportTarget
  @Option(help: ArgumentHelp("Remind so many days before, in ics.", valueName: "days"))
  var alarm: Int = 7
  @Flag(help: "No reminders, in ics.") var noAlarm = false

  func validate() throws {
    guard (0...366).contains(alarm) else { throw ValidationError("--alarm is 0 to 366.") }
  }

  func perform(in context: PetsContext) async throws {
    if format == .json, pets.isEmpty, let file = target.file {
      let exchange = Exchange(context.pets)
      let target = exchange.target(file)
      let report = try await exchange.export(
        to: target, isReplacing: self.target.replace)
      if context.isJSON { return context.say(JSONValue(report, at: target)) }
      return ErrorOutput.write(context.words.exported(report))
    }
    try target.put(await text(context), context)
  }

  private func text(_ context: PetsContext) async throws -> String {
    var found: [Pet] = []
    for pet in pets { found.append(try await context.pet(pet)) }
    let exchange = Exchange(context.pets)
    if format == .ics { return try await calendar(of: found, context) }
    let ids = pets.isEmpty ? try await exchange.everyPet() : found.map(\.id)
    if format == .json { return try await exchange.text(of: ids) }
    var cards: [String] = []
    for id in ids {
      guard let pet = try await context.pets.pet(id) else { continue }
      let pages = try await context.pets.health.pages(of: id)
      cards.append(context.sheet(of: pet, pages).markdown)
    }
    return cards.joined(separator: "\n")
  }

  private func calendar(of found: [Pet], _ context: PetsContext) async throws -> String {
    var items: [DueItem] = []
    for id in found.isEmpty ? [nil] : found.map({ Optional($0.id) }) {
      items += try await context.pets.health.due(DueQuery(days: nil, pet: id, limit: .max)).items
    }
    let text = CalendarExport.text(
      items, context.language, stamp: context.pets.now, alarmDays: noAlarm ? nil : alarm)
    guard let text else { throw CommandFailure(.noInput, context.words.nothingDue) }
    return text
  }
}

/// `moggy pets import`.
struct PetsImport: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read an export in: what is newer replaces, what is new is added.",
    discussion: """
      All pets of the file are read in, however many and with or without Premium: what was once \
      exported is not to be lost.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(
    help: ArgumentHelp("The file.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: PetsContext) async throws {
    try await context.tell(
      try await Exchange(context.pets).read(URL(filePath: file).absoluteURL), of: file)
  }
}

extension PetsContext {
  private func isBackup(_ file: String) async -> Bool {
    let url = URL(filePath: file).absoluteURL
    let parts = PetRepository.archiveParts
    return (try? await records.store.archiveSummary(of: url, files: folder, parts: parts)) != nil
  }

  /// Tells what reading an export in has come to.
  ///
  /// - Throws: ``CommandFailure``, which names the file.
  func tell(_ result: Result<ImportReport, ImportFailure>, of file: String) async throws {
    switch result {
    case .failure(.noFile(let problem)): throw failure(problem)
    case .failure(let failure):
      if await isBackup(file) { throw RecordsCommandWords(language).isBackup(file) }
      throw CommandFailure(.wrongData, "\(file): \(words.records.failure(failure))")
    case .success(let report):
      let lines = report.problems.map(words.records.problem)
      tell(JSONValue(report, lines), words.imported(report))
      tellLeftOut(
        words.notUnderstood(report.problemCount), lines, of: report.problemCount, language)
    }
  }
}
