import Core
import Foundation
import Interchange
import Persistence

/// The card of one animal. Every field may be missing; a card without any and without a photo
/// is never stored.
public struct Pet: Sendable, Equatable, Identifiable {
  public let id: UUID
  public let createdAt: Date
  public var updatedAt: Date

  public var name: String?
  public var kind: String?
  public var breed: String?
  public var birthday: CalendarDay?
  public var weight: Weight?
  public var sterilised: String?
  public var colour: String?
  public var coat: String?
  public var chip: String?
  /// The name of its photo below the folder of files; see ``PetRepository/photoURL(of:)``. Set by
  /// ``PetRepository/setPhoto(_:from:creating:)`` alone.
  public internal(set) var photo: String?

  /// A card with nothing on it yet; its moments are kept to the millisecond.
  public init(id: UUID, createdAt: Date) {
    self.id = id
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  /// True if every field is missing, and the photo too.
  public var isEmpty: Bool { photo == nil && PetField.allCases.allSatisfy { self[$0].isEmpty } }

  /// Returns the age on a day; nil without a birthday, and for one that is still to come.
  public func age(on today: CalendarDay) -> Age? { birthday.flatMap { Age(from: $0, to: today) } }

  // MARK: - Fields
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
    case .birthday: birthday = text.isEmpty ? nil : try DayInput.past(text, today: today)
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

  /// A card without content, for asking the rules of a field.
  static let blank = Pet(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    createdAt: Date(timeIntervalSince1970: 0))
}

/// The fields of a pet's card, in their order.
public enum PetField: String, Sendable, CaseIterable {
  case name, kind, breed, birthday, weight, sterilised, colour, coat, chip

  /// The longest text that a field takes, in what a person would call characters.
  public static let limit = 20

  /// The kind of input that a field takes.
  public enum Form: Sendable { case text, date, number, yesNo }

  public var form: Form {
    switch self {
    case .birthday: .date
    case .weight: .number
    case .sterilised: .yesNo
    default: .text
    }
  }

  fileprivate var textPath: WritableKeyPath<Pet, String?>? {
    switch self {
    case .name: \.name
    case .kind: \.kind
    case .breed: \.breed
    case .sterilised: \.sterilised
    case .colour: \.colour
    case .coat: \.coat
    case .chip: \.chip
    case .birthday, .weight: nil
    }
  }

  /// Returns the problem of a text for this field, to be shown while it is typed; nil where it can
  /// be saved. The text itself is never cut or changed.
  public func problem(with text: String, today: CalendarDay) -> FieldProblem? {
    var pet = Pet.blank
    do {
      try pet.set(self, to: text, today: today)
      return nil
    } catch { return error }
  }
}

/// The age of a pet, in whole years and the months beyond.
public struct Age: Sendable, Equatable {
  public let years: Int
  public let months: Int

  public init(years: Int, months: Int) { (self.years, self.months) = (years, months) }

  /// Nil where the birthday is still to come. One born on 29 February is a year older on 28 February
  /// of a common year.
  public init?(from birthday: CalendarDay, to today: CalendarDay) {
    guard birthday <= today else { return nil }
    let whole = today.months(since: birthday)
    self.init(years: whole / 12, months: whole % 12)
  }
}
