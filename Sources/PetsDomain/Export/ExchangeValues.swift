import Core
import Foundation
import Interchange
import Persistence

/// Records as JSON: every field as the text that a person would type, dates by ISO 8601.
extension JSONValue {
  /// A card, with its health book where that is given.
  public init(_ pet: Pet, _ pages: HealthPages = HealthPages()) {
    var members = [
      JSONMember("id", .string(pet.id.uuidString)),
      JSONMember("createdAt", .string(MomentText.text(pet.createdAt))),
      JSONMember("updatedAt", .string(MomentText.text(pet.updatedAt))),
    ]
    members += PetField.allCases.filter { !pet[$0].isEmpty }
      .map { JSONMember($0.rawValue, .string(pet[$0])) }
    if let photo = pet.photo { members.append(JSONMember("photo", .string(photo))) }
    for (kind, name) in ExchangeFormat.healthNames {
      let records = pages.values(kind)
      if !records.isEmpty { members.append(JSONMember(name, .array(records))) }
    }
    self = .object(members)
  }

  public init<Record: HealthRecord>(_ record: Record) {
    var members = [
      JSONMember("id", .string(record.id.uuidString)),
      JSONMember("createdAt", .string(MomentText.text(record.createdAt))),
      JSONMember("updatedAt", .string(MomentText.text(record.updatedAt))),
    ]
    members += Record.Field.allCases.filter { !record[$0].isEmpty }
      .map { JSONMember($0.rawValue, .string(record[$0])) }
    if let document = record as? Document {
      members.append(JSONMember("file", .string(document.file)))
    }
    self = .object(members)
  }

  /// A day that is due, with how many days are left.
  public init(_ item: DueItem, today: CalendarDay) {
    self = .members([
      "subject": .string(item.subject.rawValue), "id": .string(item.id.uuidString),
      "pet": .string(item.pet.uuidString), "petName": .text(item.petName),
      "title": .string(item.title), "date": .string(item.date.iso),
      "daysLeft": .integer(Int64(item.daysLeft(on: today))),
    ])
  }
}

extension HealthPages {
  /// The oldest first, so that reading them in again keeps their order.
  fileprivate func values(_ kind: HealthKind) -> [JSONValue] {
    switch kind {
    case .vaccination: vaccinations.reversed().map { JSONValue($0) }
    case .weighing: weighings.reversed().map { JSONValue($0) }
    case .visit: visits.reversed().map { JSONValue($0) }
    case .medicine: medicines.reversed().map { JSONValue($0) }
    case .document: documents.reversed().map { JSONValue($0) }
    }
  }
}

/// A moment in UTC as text, exact to the millisecond: `2026-09-21T14:13:20.000Z`.
enum MomentText {
  private static let day: Int64 = 86_400_000

  static func text(_ date: Date) -> String {
    let total = date.milliseconds
    let days = Int((Double(total) / Double(day)).rounded(.down))
    let rest = Int(total - Int64(days) * day)
    let (seconds, fraction) = (rest / 1000, rest % 1000)
    let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    return CalendarDay(daysSinceEpoch: days).iso
      + "T\(time.joined(separator: ":")).\(digits(fraction, 3))Z"
  }

  /// Nil for any other form than that of ``text(_:)``; the fraction may be missing.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 24, text.hasSuffix("Z"), text.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let halves = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = CalendarDay(iso: String(halves[0])) else { return nil }
    let parts = halves[1].split(omittingEmptySubsequences: false) { ":.".contains($0) }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int64(part) : nil
    }
    guard numbers.count == parts.count, parts.prefix(3).allSatisfy({ $0.utf8.count == 2 }),
      parts.count == 3 || parts.count == 4 && parts[3].utf8.count == 3,
      numbers[0] < 24, numbers[1] < 60, numbers[2] < 60
    else { return nil }
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    let fraction = numbers.count == 4 ? numbers[3] : 0
    return Date(milliseconds: Int64(date.daysSinceEpoch) * day + seconds * 1000 + fraction)
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
