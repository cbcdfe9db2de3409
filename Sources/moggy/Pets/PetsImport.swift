import ArgumentParser
import Foundation
import PetsDomain

/// `moggy pets import`.
struct PetsImport: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read an export in: what is newer replaces, what is new is added.",
    discussion: """
      All pets of the file are read in, however many and with or without Premium: what was once \
      exported is not to be lost.
      """)
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(on desk: PetsDesk) async throws {
    let words = desk.words
    switch try await Exchange(desk.pets).read(URL(filePath: file).absoluteURL) {
    case .failure(.noFile(let problem)):
      throw PetsFailure.noInput(words.records.problem(problem))
    case .failure(let failure): throw PetsFailure.data([words.records.failure(failure)])
    case .success(let report):
      let lines = report.problems.map(words.records.problem)
      if desk.isJSON {
        desk.say(value(report, lines))
      } else {
        desk.say(words.imported(report))
        if !lines.isEmpty {
          let head = words.notUnderstood(report.problemCount)
          ErrorOutput.write(([head] + lines).joined(separator: "\n"))
        }
      }
    }
  }

  private func value(_ report: ImportReport, _ lines: [String]) -> JSONValue {
    .object([
      JSONMember("added", .integer(Int64(report.added))),
      JSONMember("updated", .integer(Int64(report.updated))),
      JSONMember("kept", .integer(Int64(report.kept))),
      JSONMember("notUnderstood", .integer(Int64(report.problemCount))),
      JSONMember("problems", .array(lines.map { .string($0) })),
    ])
  }
}
