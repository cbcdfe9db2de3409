import ArgumentParser
import FilePrompts
import Foundation
import Interchange
import PetsDomain

/// The fields of a card, and its photo.
struct CardOptions: ParsableArguments {
  @Option(help: "Its name.") var name: String?
  @Option(help: "What it is, as Cat.") var kind: String?
  @Option(help: "Its breed.") var breed: String?
  @Option(help: "As 2021-05-14 or 14.05.2021.") var birthday: String?
  @Option(help: "In kilograms, as 4.2, or as 9.3lb.") var weight: String?
  @Option(help: "yes or no.") var sterilised: String?
  @Option(help: "Its colour.") var colour: String?
  @Option(help: "Its coat.") var coat: String?
  @Option(help: "The number of its chip.") var chip: String?
  @Option(help: ArgumentHelp("A PNG or JPEG file that can be shown.", valueName: "path")) var photo:
    String?

  /// Those that were given, in the order of the card.
  var fields: [(field: PetField, text: String)] {
    PetField.allCases.compactMap { field in self[field].map { (field, $0) } }
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

  /// - Throws: ``PetsFailure/data(_:)`` with a line for each field that cannot be saved.
  func check(in context: PetsContext) throws {
    let lines = fields.compactMap { field, text in
      field.problem(with: text, today: context.pets.today).map {
        "\(context.words.records.field(field)): \(context.words.records.problem($0))"
      }
    }
    if !lines.isEmpty { throw PetsFailure.data(lines) }
  }

  /// Nil where no photo was given.
  func photoPath(_ words: PetsCommandWords) throws -> String? {
    guard let photo else { return nil }
    let paths = TypedPath(environment: ProcessInfo.processInfo.environment)
    guard let path = paths.path(in: photo) else {
      throw PetsFailure.noInput(words.noFile(photo))
    }
    return path
  }
}

extension PetsContext {
  /// The pet with its photo, or why not.
  func pet(_ outcome: PhotoOutcome) throws -> Pet {
    switch outcome {
    case .saved(let pet), .unchanged(let pet): return pet
    case .wouldBeEmpty: throw PetsFailure.data([words.wouldBeEmpty])
    case .gone: throw PetsFailure.noInput(words.noPet(""))
    case .refused(let problem): throw failure(problem)
    }
  }

  /// The reason for which a file was not taken, with its status.
  func failure(_ problem: AttachmentProblem) -> PetsFailure {
    let text = words.records.problem(problem)
    switch problem {
    case .noPath, .noFile, .notAFile: return .noInput(text)
    case .unreadable(_, let error): return .file(text, ExitStatus(reading: error.code))
    case .tooLarge, .notAPicture, .brokenPicture, .tooManyPixels, .tooCostly, .empty:
      return .data([text])
    case .noDecoder: return .system(text)
    case .nowhereToKeep: return .cannotCreate(text)
    case .notKept(_, let error):
      return .file(text, error.map { ExitStatus(making: $0.code) } ?? .cannotCreate)
    }
  }
}
