import ArgumentParser
import Core
import CursesHost
import Foundation

/// `moggy pets …`: the pets without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write. While the program runs, these commands read what it saved
/// last and refuse to write: its screen would not know of the change.
struct PetsCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.imports + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "pets", abstract: "Show and change pets without a screen.",
    discussion: """
      PET is a name, or the first four or more digits of an identifier. What is added, changed or \
      removed here can be undone in the program with u. While the program runs, what reads works and \
      what writes is refused.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown,
    subcommands: [
      PetsList.self, PetsShow.self, PetsAdd.self, PetsEdit.self, PetsRemove.self,
      PetsWeight.self, PetsVaccination.self, PetsVisit.self, PetsMedicine.self, PetsDocument.self,
      PetsRecord.self, PetsDue.self,
      PetsExport.self, PetsImport.self,
    ])
}

/// The options of every command about records.
struct RecordsOptions: CommandOptions {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var speech: LanguageOption

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?
}
