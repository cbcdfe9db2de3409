import Core
import Foundation
import GRDB
import Persistence

/// A file that was attached to a pet: a passport, an insurance, a result.
///
/// The file itself is stored by ``HealthBook/attach(_:to:title:)`` and never changes; title and day do.
public struct Document: HealthRecord {
  public enum Field: String, HealthField {
    case title, date

    public var form: HealthFieldForm { self == .date ? .pastDate : .text }
    public var limit: Int { 60 }
    public var isRequired: Bool { true }
  }

  public static let kind = HealthKind.document

  public let id: UUID
  public let pet: Pet.ID
  public let createdAt: Date
  public var updatedAt: Date
  public var title = ""
  public var date: CalendarDay
  /// Its name below the folder of files; see ``HealthBook/url(of:)``.
  public internal(set) var file = ""
  /// Bytes.
  public internal(set) var size = 0

  public init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay) {
    (self.id, self.pet, date) = (id, pet, today)
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  public subscript(field: Field) -> String {
    switch field {
    case .title: title
    case .date: date.iso
    }
  }

  public mutating func fill(
    _ field: Field, _ text: String, today: CalendarDay
  ) throws(FieldProblem) {
    switch field {
    case .title: title = text
    case .date: date = try DayInput.past(text, today: today)
    }
  }

  public static let table = HealthTable<Document>(
    "document", ["title", "date", "file", "size"], order: "date DESC, rank DESC",
    values: { [$0.title, $0.date.iso, $0.file, $0.size] },
    read: { record, row in
      record.title = row.clean("title")
      record.date = row.day("date") ?? record.date
      record.file = row.clean("file")
      record.size = Int(max(0, row.number("size") ?? 0))
    })
}
