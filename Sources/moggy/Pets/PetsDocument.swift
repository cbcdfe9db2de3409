import ArgumentParser
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain

/// `moggy pets document`: without a path it lists, and only reads.
struct PetsDocument: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "document", abstract: "Attach a copy of a file, or list what is attached.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: ArgumentHelp("A file of any kind; no line break in its path.", valueName: "path"))
  var file: String?
  @Option(help: "Its title; the name of the file unless told otherwise.") var title: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?

  var access: PetsContext.Access { file == nil ? .read : .write }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    guard let file else {
      return try await context.list(Document.self, of: found) {
        [$0.date.dotted, $0.title, context.path(of: $0)]
      }
    }
    try check(found, context)
    let paths = TypedPath(environment: ProcessInfo.processInfo.environment)
    // A screen takes the first of several dropped files; an argument is one path.
    let isOneLine = !file.contains(where: \.isNewline)
    guard isOneLine, let path = paths.path(in: file) else {
      throw PetsFailure.noInput(context.words.noFile(file))
    }
    let document = try await dated(try await attached(path, to: found, context), context)
    if context.isJSON { return context.say(JSONValue(document)) }
    context.say(context.words.added(.document, to: found))
  }

  /// Tells what is wrong with title or day before anything is attached.
  private func check(_ pet: Pet, _ context: PetsContext) throws {
    var texts = [Document.Field.title: title ?? "", .date: date].compactMapValues { $0 }
    if texts[.title]?.isEmpty == true { texts[.title] = "-" }
    let blank = context.pets.health.blank(Document.self, of: pet.id)
    if case .failure(let problems) = blank.filled(with: texts, today: context.pets.today) {
      throw PetsFailure.data(context.lines(problems, context.words.records.field))
    }
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
      throw PetsFailure.data(["\(label): \(words.records.problem(problem))"])
    case .gone: throw PetsFailure.noInput(words.noPet(self.pet))
    }
  }

  private func dated(_ document: Document, _ context: PetsContext) async throws -> Document {
    guard let date else { return document }
    var document = document
    try document.set(.date, to: date, today: context.pets.today)
    guard case .saved(let saved) = try await context.pets.health.save(document) else {
      return document
    }
    return saved
  }
}
