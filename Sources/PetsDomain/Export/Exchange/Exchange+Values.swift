import Foundation

/// Records as JSON: every field as the text that a person would type, dates by ISO 8601.
extension JSONValue {
  static func pet(_ pet: Pet, _ pages: HealthPages) -> JSONValue {
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
    return .object(members)
  }

  fileprivate static func record<Record: HealthRecord>(_ record: Record) -> JSONValue {
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
    return .object(members)
  }
}

extension HealthPages {
  /// The oldest first, so that reading them in again keeps their order.
  fileprivate func values(_ kind: HealthKind) -> [JSONValue] {
    switch kind {
    case .vaccination: vaccinations.reversed().map(JSONValue.record)
    case .weighing: weighings.reversed().map(JSONValue.record)
    case .visit: visits.reversed().map(JSONValue.record)
    case .medicine: medicines.reversed().map(JSONValue.record)
    case .document: documents.reversed().map(JSONValue.record)
    }
  }
}
