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
    try desk.tell(
      try await Exchange(desk.pets).read(URL(filePath: file).absoluteURL), of: file)
  }
}
