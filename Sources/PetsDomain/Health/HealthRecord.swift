import Core
import Foundation
import Interchange

/// One line of a pet's health book: a vaccination, a weighing, a visit, a medicine, a document.
///
/// ```swift
/// var shot = health.blank(Vaccination.self, of: pet.id)
/// switch shot.filled(with: [.name: "Rabies", .date: "14.05.2026"], today: health.today) {
/// case .success(let filled): _ = try await health.save(filled)
/// case .failure(let problems): show(problems.fields)
/// }
/// ```
public protocol HealthRecord: Sendable, Equatable, Identifiable where ID == UUID {
  associatedtype Field: HealthField

  static var kind: HealthKind { get }
  static var table: HealthTable<Self> { get }
  var id: UUID { get }
  /// The pet that it belongs to.
  var pet: Pet.ID { get }
  /// To the millisecond, as ``updatedAt``.
  var createdAt: Date { get }
  var updatedAt: Date { get set }

  /// A record with nothing but today's day, where its kind has one.
  init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay)

  /// A field as text to edit, empty where it is missing: a day as `2021-05-14`, a number with a point.
  subscript(field: Field) -> String { get }

  /// Sets a field from what was typed, for ``set(_:to:today:)``, which has looked at length and need.
  mutating func fill(_ field: Field, _ text: String, today: CalendarDay) throws(FieldProblem)

  /// A problem between two fields that are each in order.
  var contradiction: (field: Field, problem: FieldProblem)? { get }
}

extension HealthRecord {
  public var contradiction: (field: Field, problem: FieldProblem)? { nil }

  /// Sets a field from what was typed; blank text means that it is missing.
  ///
  /// - Throws: ``FieldProblem``; the record is then as it was.
  public mutating func set(
    _ field: Field, to text: String, today: CalendarDay
  ) throws(FieldProblem) {
    let text = TextRules.trimmed(text, multiline: field.form == .lines)
    if text.isEmpty, field.isRequired { throw .missing }
    if text.count > field.limit { throw .tooLong(limit: field.limit, count: text.count) }
    var changed = self
    try changed.fill(field, text, today: today)
    self = changed
  }

  /// Returns the record with these texts in place of its own or, field by field, the problems. The
  /// texts themselves are never cut or changed.
  public func filled(
    with texts: [Field: String], today: CalendarDay
  ) -> Result<Self, HealthProblems<Field>> {
    var record = self
    var problems: [Field: FieldProblem] = [:]
    for field in Field.allCases {
      do throws(FieldProblem) {
        try record.set(field, to: texts[field] ?? self[field], today: today)
      } catch { problems[field] = error }
    }
    if let contradiction = record.contradiction, problems[contradiction.field] == nil {
      problems[contradiction.field] = contradiction.problem
    }
    return problems.isEmpty ? .success(record) : .failure(HealthProblems(fields: problems))
  }

  /// Every field as text to edit.
  public var texts: [Field: String] {
    Dictionary(Field.allCases.map { ($0, self[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the problems of this record, whoever made it.
  func problems(today: CalendarDay) -> HealthProblems<Field>? {
    if case .failure(let problems) = filled(with: [:], today: today) { return problems }
    return nil
  }
}

/// A row of a form of the health book.
public protocol HealthField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var form: HealthFieldForm { get }
  /// The longest text that it takes, in what a person would call characters.
  var limit: Int { get }
  /// True if the record makes no sense without it.
  var isRequired: Bool { get }
}

/// The kind of input that a row of the health book takes.
public enum HealthFieldForm: Sendable {
  /// One line.
  case text
  /// Several lines.
  case lines
  /// A day that has been.
  case pastDate
  /// A day that may be still to come.
  case date
  case weight
  case money
}

/// The parts of a health book.
public enum HealthKind: String, Sendable, CaseIterable {
  case vaccination, weighing, visit, medicine, document
}

/// The problems of a form, field by field; never empty.
public struct HealthProblems<Field: HealthField>: Error, Equatable {
  public let fields: [Field: FieldProblem]
}
