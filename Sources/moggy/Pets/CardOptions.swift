import ArgumentParser
import FilePrompts
import Foundation
import PetsDomain

/// The fields of a card, and its photo.
struct CardOptions: ParsableArguments {
  @Option(help: "Its name.") var name: String?
  @Option(help: "What it is, as Cat.") var kind: String?
  @Option(help: "Its breed.") var breed: String?
  @Option(help: "As 2021-05-14, or as the locale writes it.") var birthday: String?
  @Option(help: "In kilograms, as 4.2, or as 9.3lb.") var weight: String?
  @Option(help: "yes or no.", completion: .list(["yes", "no"])) var sterilised: String?
  @Option(help: "Its colour.") var colour: String?
  @Option(help: "Its coat.") var coat: String?
  @Option(help: "The number of its chip.") var chip: String?
  @Option(
    help: ArgumentHelp("A PNG or JPEG file that can be shown.", valueName: "path"),
    completion: .pictures)
  var photo: String?

  /// True where no field was given.
  var isEmpty: Bool { PetField.allCases.allSatisfy { self[$0] == nil } }

  /// The fields that were given, in the order of the card; a date in the form of records.
  private func fields(in context: PetsContext) -> [(field: PetField, text: String)] {
    PetField.allCases.compactMap { field in
      self[field].map { (field, field == .birthday ? context.dates.iso($0, isPast: true) : $0) }
    }
  }

  private subscript(field: PetField) -> String? {
    switch field {
    case .name: name
    case .kind: kind
    case .breed: breed
    case .birthday: birthday
    case .weight: weight
    case .sterilised: sterilised
    case .colour: colour
    case .coat: coat
    case .chip: chip
    }
  }

  /// The same, each of which can be saved.
  ///
  /// - Throws: ``CommandFailure`` with a line for each field that cannot.
  func checked(in context: PetsContext) throws -> [(field: PetField, text: String)] {
    let words = context.words.records
    let fields = fields(in: context)
    let lines = fields.compactMap { field, text in
      field.problem(with: text, today: context.pets.today).map {
        "\(words.field(field)): \(words.problem($0))"
      }
    }
    if !lines.isEmpty { throw CommandFailure(.wrongData, lines) }
    return fields
  }

  /// Nil where no photo was given.
  func photoPath(_ words: PetsCommandWords) throws -> String? {
    try photo.map { photo in
      let paths = TypedPath(environment: ProcessInfo.processInfo.environment)
      guard let path = paths.path(in: photo)
      else { throw CommandFailure(.noInput, words.noFile(photo)) }
      return path
    }
  }
}
