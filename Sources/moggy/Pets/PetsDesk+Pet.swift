import Foundation
import Interchange
import PetsDomain

extension PetsDesk {
  /// The pet that a person means.
  ///
  /// - Throws: ``PetsFailure`` where there is none or more than one, which are then listed.
  func pet(_ text: String) async throws -> Pet {
    let found = try await pets.find(text)
    guard let first = found.first else { throw PetsFailure.noInput(words.noPet(text)) }
    if found.count == 1 { return first }
    throw PetsFailure.data([words.ambiguous(text)] + found.map { words.line($0) })
  }

  /// As one pet in words or as JSON.
  func show(_ pet: Pet) async throws {
    let pages = try await pets.health.pages(of: pet.id)
    if isJSON {
      say(JSONValue(pet, pages))
    } else {
      let sheet = CardSheet(
        pet, pages, language: words.records.language, today: pets.today)
      put(words.identifier(pet) + sheet.plain)
    }
  }

  /// Adds a record that was given as texts, and tells it.
  func add<Record: HealthRecord>(
    _ type: Record.Type, to pet: Pet, _ texts: [Record.Field: String?],
    label: (Record.Field) -> String
  ) async throws {
    let blank = pets.health.blank(Record.self, of: pet.id)
    switch blank.filled(with: texts.compactMapValues { $0 }, today: pets.today) {
    case .failure(let problems): throw PetsFailure.data(lines(problems, label))
    case .success(let record):
      switch try await pets.health.save(record) {
      case .saved(let saved), .unchanged(let saved):
        if isJSON {
          say(JSONValue(saved))
        } else {
          say(words.added(Record.kind, to: pet))
        }
      case .refused(let problems): throw PetsFailure.data(lines(problems, label))
      case .gone: throw PetsFailure.noInput(words.noPet(pet.id.uuidString))
      }
    }
  }

  func lines<Field: HealthField>(
    _ problems: HealthProblems<Field>, _ label: (Field) -> String
  ) -> [String] {
    Field.allCases.compactMap { field in
      problems.fields[field].map { "\(label(field)): \(words.records.problem($0))" }
    }
  }

  /// Prints the records of one kind, the newest first.
  func list<Record: HealthRecord>(
    _ type: Record.Type, of pet: Pet, line: (Record) -> [String]
  ) async throws {
    let records = try await pets.health.records(Record.self, of: pet.id)
    if isJSON {
      say(.array(records.map { JSONValue($0) }))
    } else {
      for line in TextColumns.lines(records.map(line)) { say(line) }
    }
  }
}
