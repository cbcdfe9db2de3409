import Core
import Interchange

extension Pet {
  /// A field as text to edit: empty where it is missing, a date as `2021-05-14`, a weight in
  /// kilograms with a point, an answer as `yes` or `no`.
  public subscript(field: PetField) -> String {
    switch field {
    case .birthday: birthday?.iso ?? ""
    case .weight: weight?.kilograms() ?? ""
    default: field.textPath.flatMap { self[keyPath: $0] } ?? ""
    }
  }

  /// Takes a field over from another card.
  mutating func copy(_ field: PetField, from other: Pet) {
    switch field {
    case .birthday: birthday = other.birthday
    case .weight: weight = other.weight
    default: if let path = field.textPath { self[keyPath: path] = other[keyPath: path] }
    }
  }

  /// Sets a field from what was typed; blank text means that it is missing.
  ///
  /// - Throws: ``FieldProblem``; the pet is then as it was.
  public mutating func set(
    _ field: PetField, to text: String, today: CalendarDay
  ) throws(FieldProblem) {
    let text = TextRules.trimmed(text)
    if text.count > PetField.limit { throw .tooLong(limit: PetField.limit, count: text.count) }
    switch field {
    case .birthday: birthday = text.isEmpty ? nil : try BirthdayInput.day(in: text, today: today)
    case .weight: weight = text.isEmpty ? nil : try WeightInput.weight(in: text)
    case .sterilised:
      guard let answer = YesNo(typed: text) else {
        if !text.isEmpty { throw .notYesOrNo }
        sterilised = nil
        return
      }
      sterilised = answer.rawValue
    default:
      if let path = field.textPath { self[keyPath: path] = text.isEmpty ? nil : text }
    }
  }
}

extension PetField {
  /// What is wrong with a text for this field, to be said while it is typed; nil where it can be
  /// saved. The text itself is never cut or changed.
  public func problem(with text: String, today: CalendarDay) -> FieldProblem? {
    var pet = Pet.blank
    do {
      try pet.set(self, to: text, today: today)
      return nil
    } catch {
      return error
    }
  }
}
