import Core
import Foundation
import Interchange

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
