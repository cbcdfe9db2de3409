import ArgumentParser
import Core
import FilePrompts
import Foundation
import PetsDomain

/// `moggy pets document`.
struct PetsDocument: HealthCommand {
  static let configuration = CommandConfiguration(
    commandName: "document", abstract: "Attach a copy of a file, or list what is attached.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(
    help: ArgumentHelp("A file of any kind; no line break in its path.", valueName: "path"),
    completion: .file())
  var file: String?
  @Option(help: "Its title; the name of the file unless told otherwise.") var title: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?

  var texts: [Document.Field: String?]? { file.map { _ in [.title: title, .date: date] } }
  func label(_ field: Document.Field, _ words: PetWords) -> String { words.field(field) }

  func row(_ record: Document, _ context: PetsContext) -> [String] {
    let path = context.pets.health.url(of: record)?.path(percentEncoded: false)
    return [context.words.digits(record.date), record.title, path ?? ""]
  }

  func add(to pet: Pet, in context: PetsContext) async throws -> Document {
    try check(pet, context)
    let document = try await attached(try path(context.words), to: pet, context)
    guard let date else { return document }
    return try await context.save(
      document, with: [.date: date], gone: context.words.noPet(self.pet)
    ) { label($0, context.words.records) }.record
  }

  /// Tells what is wrong with title or day before anything is attached.
  private func check(_ pet: Pet, _ context: PetsContext) throws {
    var texts = given
    if texts[.title, default: ""].isEmpty { texts[.title] = "-" }
    let blank = context.pets.health.blank(Document.self, of: pet.id)
    if case .failure(let problems) = context.filled(blank, with: texts) {
      throw context.failure(problems, context.words.records.field)
    }
  }

  /// A screen takes the first of several dropped files; an argument is one path.
  private func path(_ words: PetsCommandWords) throws -> String {
    let (file, paths) = (file ?? "", TypedPath(environment: ProcessInfo.processInfo.environment))
    guard !file.contains(where: \.isNewline), let path = paths.path(in: file)
    else { throw CommandFailure(.noInput, words.noFile(file)) }
    return path
  }

  private func attached(
    _ path: String, to pet: Pet, _ context: PetsContext
  ) async throws -> Document {
    let words = context.words
    switch try await context.pets.health.attach(path, to: pet.id, title: title) {
    case .saved(let document): return document
    case .refused(let problem): throw context.failure(problem)
    case .refusedTitle(let problem):
      let label = words.records.field(Document.Field.title)
      throw CommandFailure(.wrongData, "\(label): \(words.records.problem(problem))")
    case .gone: throw CommandFailure(.noInput, words.noPet(self.pet))
    }
  }
}
