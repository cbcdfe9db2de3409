import ArgumentParser
import Foundation
import PetsDomain

/// `moggy import`.
struct ImportCommand: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read such JSON in, in one step that can be undone.",
    discussion: """
      What is newer replaces, what is new is added, nothing is deleted.

      Exit status: 0, 64 for a wrong option, 65 where the file is none of ours or of a newer version, \
      66 where there is no such file, 75 where the program is running.
      """, shouldDisplay: false)
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(on desk: PetsDesk) async throws {
    let (exchange, url) = (Exchange(desk.pets), URL(filePath: file).absoluteURL)
    try desk.tell(
      try await preview ? exchange.preview(url) : exchange.read(url), of: file)
  }
}
