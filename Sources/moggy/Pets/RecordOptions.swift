import ArgumentParser
import PetsDomain

/// The fields that records of a health book have, of all kinds; each kind takes its own.
struct RecordOptions: ParsableArguments {
  @Option(help: "Of a vaccination or a medicine.") var name: String?
  @Option(help: "Of a visit.") var reason: String?
  @Option(help: "Of a document.") var title: String?
  @Option(help: "Of a weighing, in kilograms, or as 9.3lb.") var weight: String?
  @Option(help: "The day, of all but a medicine.") var date: String?
  @Option(help: ArgumentHelp("The first day of a medicine.", valueName: "date")) var from: String?
  @Option(
    help: ArgumentHelp("The last day of a medicine or a vaccination.", valueName: "date"))
  var until: String?
  @Option(help: "Of a vaccination.") var batch: String?
  @Option(help: "Of a vaccination.") var clinic: String?
  @Option(help: "Of a medicine.") var dose: String?
  @Option(help: "Of a medicine.") var schedule: String?
  @Option(help: "Of a visit.") var diagnosis: String?
  @Option(help: "Of a visit.") var prescription: String?
  @Option(help: "Of a visit.") var cost: String?

  /// Those that were given, by their names.
  var given: [(name: String, text: String)] {
    let all: [(String, String?)] = [
      ("name", name), ("reason", reason), ("title", title), ("weight", weight), ("date", date),
      ("from", from), ("until", until), ("batch", batch), ("clinic", clinic), ("dose", dose),
      ("schedule", schedule), ("diagnosis", diagnosis), ("prescription", prescription),
      ("cost", cost),
    ]
    return all.compactMap { name, text in text.map { (name, $0) } }
  }

  /// - Throws: ``PetsFailure/usage(_:)`` for an option that this kind does not have.
  func texts<Record: HealthRecord>(
    for type: Record.Type, _ words: PetsCommandWords
  ) throws -> [Record.Field: String] {
    var texts: [Record.Field: String] = [:]
    for (name, text) in given {
      guard let field = Record.Field.allCases.first(where: { Self.name(of: $0) == name }) else {
        throw PetsFailure.usage(
          words.notOf(Record.kind, name, has: Record.Field.allCases.map { Self.name(of: $0) }))
      }
      texts[field] = text
    }
    return texts
  }

  /// The name of the option of a field.
  static func name(of field: some HealthField) -> String {
    field.rawValue == Vaccination.Field.validUntil.rawValue ? "until" : field.rawValue
  }
}
