import ArgumentParser

/// `moggy pets …`: the pets without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write. While the program runs, these commands read what it saved
/// last and refuse to write: its screen would not know of the change.
struct PetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pets", abstract: "Show and change pets without a screen.",
    discussion: """
      PET is a name, or the first four or more digits of an identifier. What is added, changed or \
      removed here can be undone in the program with u. While the program runs, what reads works and \
      what writes is refused.

      Exit status: 0, 64 for a wrong option, 65 where something cannot be saved or PET is not \
      unique, 66 where there is no such pet, record, file or data folder, 69 where a second pet needs \
      Premium, 71 where no process can be started to decode a photo, 73 where a file or the data folder cannot be written, 75 where the program is running.
      """, shouldDisplay: false,
    subcommands: [
      PetsList.self, PetsShow.self, PetsAdd.self, PetsEdit.self, PetsRemove.self,
      PetsWeight.self, PetsVaccination.self, PetsVisit.self, PetsMedicine.self, PetsDocument.self,
      PetsRecord.self, PetsDue.self,
      PetsExport.self, PetsImport.self,
    ])
}
