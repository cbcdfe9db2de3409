import Core
import Foundation
import Interchange
import PetsDomain

extension PetsDesk {
  /// The record that a person means.
  ///
  /// - Throws: ``PetsFailure`` where there is none or more than one, which are then listed.
  func record(_ text: String) async throws -> any HealthRecord {
    let found = try await pets.health.find(text)
    guard let first = found.first else { throw PetsFailure.noInput(words.noRecord(text)) }
    if found.count == 1 { return first }
    throw PetsFailure.data([words.ambiguousRecord(text)] + found.map { line(of: $0) })
  }

  func value(of record: some HealthRecord) -> JSONValue { JSONValue(record) }

  /// Identifier, kind, and every field that is filled in, in the order of its form.
  func cells(of record: some HealthRecord) -> [String] {
    let fields = type(of: record).Field.allCases.map { field -> String in
      let text = record[field].replacing("\n", with: " ")
      return CalendarDay(iso: text)?.dotted ?? text
    }
    return [
      String(record.id.uuidString.prefix(8)), words.records.one(type(of: record).kind),
      fields.filter { !$0.isEmpty }.joined(separator: ", "),
    ]
  }

  func line(of record: some HealthRecord) -> String { cells(of: record).joined(separator: "  ") }

  /// The place of the file of a document.
  func path(of document: Document) -> String {
    pets.health.url(of: document)?.path(percentEncoded: false) ?? ""
  }
}
