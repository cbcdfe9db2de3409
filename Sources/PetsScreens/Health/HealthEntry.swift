import AppRuntime
import Core
import Foundation
import PetsDomain
import Toolkit

/// A record of any part of the health book, as one list and one form show them all.
public enum HealthEntry: Equatable, Sendable {
  case vaccination(Vaccination)
  case weighing(Weighing)
  case visit(Visit)
  case medicine(Medicine)
  case document(Document)

  /// An empty one to fill in; nil for a document, which begins with its file.
  static func blank(_ kind: HealthKind, of pet: UUID, in book: HealthBook) -> HealthEntry? {
    switch kind {
    case .vaccination: .vaccination(book.blank(Vaccination.self, of: pet))
    case .weighing: .weighing(book.blank(Weighing.self, of: pet))
    case .visit: .visit(book.blank(Visit.self, of: pet))
    case .medicine: .medicine(book.blank(Medicine.self, of: pet))
    case .document: nil
    }
  }

  var record: any HealthRecord {
    switch self {
    case .vaccination(let record): record
    case .weighing(let record): record
    case .visit(let record): record
    case .medicine(let record): record
    case .document(let record): record
    }
  }

  public var id: UUID { record.id }
  var pet: UUID { record.pet }
  var kind: HealthKind { type(of: record).kind }

  /// The name that a person would use.
  func title(_ words: PetWords) -> String {
    switch self {
    case .vaccination(let record): record.name
    case .weighing(let record): words.digits(record.date)
    case .visit(let record): record.reason
    case .medicine(let record): record.name
    case .document(let record): record.title
    }
  }

  var document: Document? {
    if case .document(let record) = self { return record }
    return nil
  }
}

extension HealthPages {
  /// One part of the book, the newest first.
  func entries(_ kind: HealthKind) -> [HealthEntry] {
    switch kind {
    case .vaccination: vaccinations.map(HealthEntry.vaccination)
    case .weighing: weighings.map(HealthEntry.weighing)
    case .visit: visits.map(HealthEntry.visit)
    case .medicine: medicines.map(HealthEntry.medicine)
    case .document: documents.map(HealthEntry.document)
    }
  }
}

extension HealthEntry {
  /// The fields of the form, in their order.
  func fields(_ words: PetWords) -> [EntryField] {
    switch self {
    case .vaccination: Vaccination.Field.allCases.map { EntryField($0, words.field($0)) }
    case .weighing: Weighing.Field.allCases.map { EntryField($0, words.field($0)) }
    case .visit: Visit.Field.allCases.map { EntryField($0, words.field($0)) }
    case .medicine: Medicine.Field.allCases.map { EntryField($0, words.field($0)) }
    case .document: Document.Field.allCases.map { EntryField($0, words.field($0)) }
    }
  }

  /// A field as text to edit and to show: days as they are typed, the unit and the
  /// decimal mark of the words.
  func text(_ name: String, _ words: PetWords) -> String {
    switch (self, name) {
    case (.weighing(let record), Weighing.Field.weight.rawValue):
      return record.weight.map(words.number) ?? ""
    case (.visit(let record), Visit.Field.cost.rawValue):
      return record.cost?.text(decimalMark: words.language.decimalMark) ?? ""
    default:
      let text = Self.text(name, of: record)
      return CalendarDay(iso: text).map(words.digits) ?? text
    }
  }

  private static func text<Record: HealthRecord>(_ name: String, of record: Record) -> String {
    Record.Field(rawValue: name).map { record[$0] } ?? ""
  }

  /// Each field as the record takes it, by its name.
  var values: [String: String] { Self.values(of: record) }

  private static func values<Record: HealthRecord>(of record: Record) -> [String: String] {
    Dictionary(uniqueKeysWithValues: record.texts.map { ($0.key.rawValue, $0.value) })
  }

  /// The record with a field set; what is wrong between two fields counts too.
  func setting(
    _ name: String, to text: String, today: CalendarDay
  ) throws(FieldProblem) -> HealthEntry {
    switch self {
    case .vaccination(let record): .vaccination(try Self.set(record, name, text, today))
    case .weighing(let record): .weighing(try Self.set(record, name, text, today))
    case .visit(let record): .visit(try Self.set(record, name, text, today))
    case .medicine(let record): .medicine(try Self.set(record, name, text, today))
    case .document(let record): .document(try Self.set(record, name, text, today))
    }
  }

  private static func set<Record: HealthRecord>(
    _ record: Record, _ name: String, _ text: String, _ today: CalendarDay
  ) throws(FieldProblem) -> Record {
    guard let field = Record.Field(rawValue: name) else { return record }
    var record = record
    try record.set(field, to: text, today: today)
    if let contradiction = record.contradiction { throw contradiction.problem }
    return record
  }

  /// The first field without which the record is not kept, nil where all are there.
  func missing(_ words: PetWords) -> EntryField? {
    fields(words).first { $0.isRequired && text($0.name, words).isEmpty }
  }
}

extension HealthEntry {
  /// The outcome of saving a record.
  public enum Outcome: Sendable, Equatable {
    case saved(HealthEntry)
    case refused(FieldProblem)
    /// The pet, or the document, is not there any more.
    case gone
  }

  func save(in book: HealthBook) async throws -> Outcome {
    switch self {
    case .vaccination(let record): Self.outcome(try await book.save(record), Self.vaccination)
    case .weighing(let record): Self.outcome(try await book.save(record), Self.weighing)
    case .visit(let record): Self.outcome(try await book.save(record), Self.visit)
    case .medicine(let record): Self.outcome(try await book.save(record), Self.medicine)
    case .document(let record): Self.outcome(try await book.save(record), Self.document)
    }
  }

  private static func outcome<Record: HealthRecord>(
    _ outcome: HealthOutcome<Record>, _ entry: (Record) -> HealthEntry
  ) -> Outcome {
    switch outcome {
    case .saved(let record), .unchanged(let record): .saved(entry(record))
    case .refused(let problems): .refused(problems.fields.values.first ?? .missing)
    case .gone: .gone
    }
  }

  /// Deletes it; false where there was nothing to delete.
  func delete(in book: HealthBook) async throws -> Bool { try await Self.delete(record, in: book) }

  private static func delete<Record: HealthRecord>(
    _ record: Record, in book: HealthBook
  ) async throws -> Bool { try await book.delete(Record.self, record.id) != nil }
}

/// A row of the form of a record, whatever its kind.
public struct EntryField: Equatable, Sendable {
  /// The name of the field in its record: `validUntil`.
  let name: String
  let label: String
  let form: HealthFieldForm
  let limit: Int
  let isRequired: Bool

  init<Field: HealthField>(_ field: Field, _ label: String) {
    name = field.rawValue
    self.label = label
    form = field.form
    limit = field.limit
    isRequired = field.isRequired
  }

  var isDate: Bool { form == .date || form == .pastDate }

  /// The days that it takes, as a field and a calendar have them.
  func rules(_ environment: Environment) -> DateRules {
    let today = environment.today
    let earliest = CalendarDay(year: DayInput.earliestYear, month: 1, day: 1)
    let latest = today.adding(months: DayInput.pivotYears * 12)
    return DateRules(
      today: today, earliest: earliest, latest: form == .pastDate ? today : latest,
      style: environment.units.date)
  }

  /// Returns a typed text as a record takes it: a date in any of the forms that the field reads, a weight
  /// in the unit that it is shown in.
  func typed(_ text: String, _ environment: Environment) -> String {
    let unit = environment.units.weight
    if form == .weight, unit != .kilograms { return WeightInput.naming(unit, in: text) }
    guard isDate, let day = try? rules(environment).day(in: text) else { return text }
    return day.iso
  }
}
