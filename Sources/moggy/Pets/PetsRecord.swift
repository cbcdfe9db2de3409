import ArgumentParser

/// `moggy pets record …`: what is in a health book already.
struct PetsRecord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "List, change or remove records of a health book, of any kind.",
    discussion: "RECORD is the first four or more digits of an identifier, as they are listed.",
    subcommands: [PetsRecordList.self, PetsRecordEdit.self, PetsRecordRemove.self])
}
