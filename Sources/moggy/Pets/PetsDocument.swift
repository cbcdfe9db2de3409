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

  var access: PetsDesk.Access { file == nil ? .read : .write }

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    guard let file else {
      return try await desk.list(Document.self, of: found) {
        [$0.date.dotted, $0.title, desk.path(of: $0)]
      }
    }
    try check(found, desk)
    let paths = TypedPath(environment: ProcessInfo.processInfo.environment)
    // A screen takes the first of several dropped files; an argument is one path.
    let isOneLine = !file.contains(where: \.isNewline)
    guard isOneLine, let path = paths.path(in: file) else {
      throw PetsFailure.noInput(desk.words.noFile(file))
    }
    let document = try await dated(try await attached(path, to: found, desk), desk)
    if desk.isJSON { return desk.say(JSONValue(document)) }
    desk.say(desk.words.added(.document, to: found))
  }

  /// Tells what is wrong with title or day before anything is attached.
  private func check(_ pet: Pet, _ desk: PetsDesk) throws {
    var texts = [Document.Field.title: title ?? "", .date: date].compactMapValues { $0 }
    if texts[.title]?.isEmpty == true { texts[.title] = "-" }
    let blank = desk.pets.health.blank(Document.self, of: pet.id)
    if case .failure(let problems) = blank.filled(with: texts, today: desk.pets.today) {
      throw PetsFailure.data(desk.lines(problems, desk.words.records.field))
    }
  }

  private func attached(_ path: String, to pet: Pet, _ desk: PetsDesk) async throws -> Document {
    let words = desk.words
    switch try await desk.pets.health.attach(path, to: pet.id, title: title) {
    case .saved(let document): return document
    case .refused(let problem): throw desk.failure(problem)
    case .refusedTitle(let problem):
      let label = words.records.field(Document.Field.title)
      throw PetsFailure.data(["\(label): \(words.records.problem(problem))"])
    case .gone: throw PetsFailure.noInput(words.noPet(self.pet))
    }
  }

  private func dated(_ document: Document, _ desk: PetsDesk) async throws -> Document {
    guard let date else { return document }
    var document = document
    try document.set(.date, to: date, today: desk.pets.today)
    guard case .saved(let saved) = try await desk.pets.health.save(document) else {
      return document
    }
    return saved
  }
}
