import ArgumentParser
import Foundation
import PetsDomain

/// `moggy import`.
struct ImportCommand: ExitStatusDocumented, PetsTask {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read such JSON in, in one step that can be undone.",
    discussion: """
      What is newer replaces, what is new is added, nothing is deleted.

      \(ExitStatus.paragraph(statuses))
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
