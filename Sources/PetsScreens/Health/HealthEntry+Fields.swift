import Core
import PetsDomain
import Toolkit

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
      return CalendarDay(iso: text)?.dotted ?? text
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
  func missing(_ words: PetWords, today: CalendarDay) -> EntryField? {
    fields(words).first { $0.isRequired && text($0.name, words).isEmpty }
  }
}
