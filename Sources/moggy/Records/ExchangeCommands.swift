import ArgumentParser
import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Shell

/// `moggy export`.
struct ExportCommand: ExitStatusDocumented, AppCommand {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write everything as JSON for other programs.",
    discussion: """
      Pets, trackers, travels, favourite places and settings are in the file; photos and documents go \
      into a folder beside it. Log-ins and keys are not in it, nor the cats of Catinder. In a folder the \
      file gets the name moggy-export-DAY.json. A file that is there is only replaced with --replace, \
      when the new one is whole. moggy pets, moggy trackers and moggy travel have exports of their own.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Replace a file that is there.") var replace = false
  @Argument(
    help: ArgumentHelp("The file, or a folder.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: PetsContext) async throws {
    let exchange = context.everything
    let target = exchange.target(file)
    let all = try await exchange.export(to: target, isReplacing: replace)
    let report = all.pets
    let others = OtherWords(context.language).text(all.others)
    let path = target.path(percentEncoded: false)
    context.tell(
      .joined(JSONValue(report, at: target), JSONValue(all.others)),
      RecordsCommandWords(context.language).written(path) + "  "
        + context.words.exported(report) + (others.isEmpty ? "" : ", \(others)"))
  }
}

/// `moggy import`.
struct ImportCommand: ExitStatusDocumented, AppCommand {
  static let statuses: [ExitStatus] = ExitStatus.imports

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read such JSON in; it can be undone.",
    discussion: """
      What is newer replaces, what is new is added, nothing is deleted. Settings that were chosen here \
      stay. Pets, trackers and travels are a step each, which u takes back. A file of pets alone, as older \
      programs wrote it, is read too.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Argument(
    help: ArgumentHelp("The file.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: PetsContext) async throws {
    let (exchange, url) = (context.everything, URL(filePath: file).absoluteURL)
    let language = context.language
    switch try await preview ? exchange.preview(url, language) : exchange.read(url, language) {
    case .failure(let failure): try await context.tell(.failure(failure), of: file)
    case .success(let whole): tell(whole, context)
    }
  }

  private func tell(_ whole: WholeImport, _ context: PetsContext) {
    let (report, words) = (whole.pets, context.words)
    let lines = report.problems.map(words.records.problem) + whole.leftOut
    let count = report.problemCount + whole.leftOutCount
    let others = OtherWords(context.language).text(whole.others)
    let pets = context.language.say(en: "pets", ru: "питомцы") + ": " + words.imported(report)
    let rest =
      others.isEmpty
      ? context.language.say(en: "nothing else is new", ru: "больше ничего нового")
      : context.language.say(en: "new too: \(others)", ru: "ещё новое: \(others)")
    context.tell(.joined(JSONValue(report, lines), JSONValue(whole.others)), pets + "\n" + rest)
    context.tellLeftOut(words.notUnderstood(count), lines, of: count, context.language)
  }
}

extension JSONValue {
  /// Pets that were written into a file.
  init(_ report: Exchange.ExportReport, at file: URL) {
    self = [
      "path": .string(file.path(percentEncoded: false)), "pets": .count(report.pets),
      "files": .count(report.files), "missing": .count(report.missing),
      "missingNames": .array(report.missingNames.map { .string($0) }),
    ]
  }

  /// The content of a backup.
  init(_ summary: ArchiveSummary, keptAs copy: String? = nil) {
    self = [
      "createdAt": .string(summary.createdAt.formatted(.iso8601)),
      "program": .string(summary.program),
    ]
    for (name, count) in summary.counts.sorted(by: { $0.key < $1.key }) {
      self += .object([JSONMember(name, .count(count))])
    }
    if let files = summary.files { self += ["files": .count(files)] }
    self += [
      "missing": .count(summary.missing),
      "missingNames": .array(summary.missingNames.map { .string($0) }),
      "brokenRules": .array(summary.brokenRules.map { .string($0) }),
    ]
    if let copy { self += ["keptAs": .string(copy)] }
  }

  /// Numbers of what there is besides pets.
  init(_ counts: OtherCounts) {
    self = [
      "trackers": .count(counts.trackers), "days": .count(counts.days),
      "countries": .count(counts.countries), "cities": .count(counts.cities),
      "favourites": .count(counts.favourites), "settings": .count(counts.settings),
    ]
  }

  /// The outcome of reading an export in.
  init(_ report: ImportReport, _ lines: [String]) {
    self = [
      "added": .count(report.added), "updated": .count(report.updated),
      "kept": .count(report.kept), "notUnderstood": .count(report.problemCount),
      "problems": .array(lines.map { .string($0) }),
    ]
  }
}
