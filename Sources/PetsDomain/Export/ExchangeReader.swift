import Core
import Foundation
import Interchange
import Persistence

/// Makes records of JSON, and notes what it does not understand. Text is cleaned and held to the same
/// limits as what is typed.
struct ExchangeReader {
  let today: CalendarDay
  let now: Date
  var report = ImportReport()
  /// Identifiers of those that have none of their own.
  private var derived = DerivedIdentifiers()

  init(today: CalendarDay, now: Date) { (self.today, self.now) = (today, now) }

  /// A pet as a file tells it.
  struct Found: Sendable {
    var pet: Pet
    var pages = HealthPages()
    let path: String
    /// The fields of the file that cannot be taken; the values in the records stay.
    var lost: Set<PetField> = []
    var hasLostPhoto = false
    /// Of the pet and of records of it whose identifier is made of what they hold: as they are here
    /// already, or not at all.
    var derived: Set<UUID> = []

    var isNothing: Bool { pet.isEmpty && pages.isEmpty }
  }

  // MARK: - Pets
  mutating func pets(in document: JSONValue) throws -> [Found] {
    guard case .array(let values) = document["pets"] else {
      report.add("pets", .wrongType)
      return []
    }
    var seen: Set<UUID> = []
    var found: [Found] = []
    for (index, value) in values.enumerated() {
      guard let pet = try pet(value, "pets[\(index)]") else { continue }
      if seen.insert(pet.pet.id).inserted {
        found.append(pet)
      } else {
        report.add(pet.path, .twice)
      }
    }
    return found
  }

  private mutating func pet(_ value: JSONValue, _ path: String) throws -> Found? {
    guard let members = value.members else {
      report.add(path, .wrongType)
      return nil
    }
    let known = derived.made.count
    var pet = Pet(
      id: try identifier(value, path, of: "pet"), createdAt: moment(value["createdAt"], path))
    pet.updatedAt = value["updatedAt"] == .null ? pet.createdAt : moment(value["updatedAt"], path)
    var found = Found(pet: pet, path: path)
    for member in members { try read(member, into: &found) }
    found.derived = Set(derived.made.dropFirst(known))
    return found
  }

  private mutating func read(_ member: JSONMember, into found: inout Found) throws {
    let path = "\(found.path).\(member.name)"
    if let field = PetField(rawValue: member.name) {
      set(field, member.value, path, &found)
    } else if let kind = ExchangeFormat.healthNames.first(where: { $0.name == member.name })?.kind {
      try read(kind, member.value, path, &found)
    } else if member.name == "photo" {
      found.pet.photo = text(member.value, path)
      found.hasLostPhoto = found.pet.photo == nil && member.value != .null
    } else if !Self.common.contains(member.name) {
      report.add(path, .unknown)
    }
  }

  private static let common: Set<String> = ["id", "createdAt", "updatedAt"]

  private mutating func set(
    _ field: PetField, _ value: JSONValue, _ path: String, _ found: inout Found
  ) {
    guard let text = text(value, path) else {
      if value != .null { found.lost.insert(field) }
      return
    }
    do throws(FieldProblem) {
      try found.pet.set(field, to: text, today: today)
    } catch {
      guard case .tooLong(let limit, _) = error, field.form == .text else {
        found.lost.insert(field)
        return report.add(path, .field(error))
      }
      report.add(path, .cut(limit: limit))
      try? found.pet.set(field, to: String(TextRules.trimmed(text).prefix(limit)), today: today)
    }
  }

  // MARK: - The health book
  private mutating func read(
    _ kind: HealthKind, _ value: JSONValue, _ path: String, _ found: inout Found
  ) throws {
    let pet = found.pet.id
    switch kind {
    case .vaccination: found.pages.vaccinations = try records(value, of: pet, path)
    case .weighing: found.pages.weighings = try records(value, of: pet, path)
    case .visit: found.pages.visits = try records(value, of: pet, path)
    case .medicine: found.pages.medicines = try records(value, of: pet, path)
    case .document:
      found.pages.documents = try records(value, of: pet, path).filter { !$0.file.isEmpty }
    }
  }

  private mutating func records<Record: HealthRecord>(
    _ value: JSONValue, of pet: Pet.ID, _ path: String
  ) throws -> [Record] {
    guard case .array(let values) = value else {
      report.add(path, .wrongType)
      return []
    }
    var records: [Record] = []
    for (index, value) in values.enumerated() {
      let record: Record? = try record(value, of: pet, "\(path)[\(index)]")
      if let record { records.append(record) }
    }
    return records
  }

  /// A record of which something is wrong that it cannot do without is left out.
  private mutating func record<Record: HealthRecord>(
    _ value: JSONValue, of pet: Pet.ID, _ path: String
  ) throws -> Record? {
    guard let members = value.members else {
      report.add(path, .wrongType)
      return nil
    }
    var record = Record(
      id: try identifier(value, path, of: "\(Record.kind) \(pet)"), pet: pet,
      createdAt: moment(value["createdAt"], path), today: today)
    record.updatedAt =
      value["updatedAt"] == .null ? record.createdAt : moment(value["updatedAt"], path)
    for member in members { read(member, "\(path).\(member.name)", into: &record) }
    if let problems = record.problems(today: today) {
      for (field, problem) in problems.fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        report.add("\(path).\(field.rawValue)", .field(problem))
      }
      return nil
    }
    return record
  }

  private mutating func read<Record: HealthRecord>(
    _ member: JSONMember, _ path: String, into record: inout Record
  ) {
    if let field = Record.Field(rawValue: member.name) {
      guard let text = text(member.value, path) else { return }
      do throws(FieldProblem) {
        try record.set(field, to: text, today: today)
      } catch {
        guard case .tooLong(let limit, _) = error else { return report.add(path, .field(error)) }
        report.add(path, .cut(limit: limit))
        let isMultiline = field.form == .lines
        let cut = TextRules.trimmed(text, multiline: isMultiline).prefix(limit)
        try? record.set(field, to: String(cut), today: today)
      }
    } else if member.name == "file", var document = record as? Document {
      document.file = text(member.value, path) ?? ""
      if let changed = document as? Record { record = changed }
    } else if !Self.common.contains(member.name) {
      report.add(path, .unknown)
    }
  }

  // MARK: - Values
  /// A number or an answer is taken for its text.
  private mutating func text(_ value: JSONValue, _ path: String) -> String? {
    switch value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .number(let number): return "\(number)"
    case .bool(let answer): return (answer ? YesNo.yes : .no).rawValue
    case .null: return nil
    case .array, .object:
      report.add(path, .wrongType)
      return nil
    }
  }

  /// One made of the content where there is none, or none that is proper, so that reading the same in
  /// again finds it.
  private mutating func identifier(
    _ value: JSONValue, _ path: String, of owner: String
  ) throws -> UUID {
    let member = value["id"]
    if member == .null { return try derived.make(of: value, owner: owner) }
    if case .string(let text) = member, let id = UUID(uuidString: text) { return id }
    report.add("\(path).id", .wrongType)
    return try derived.make(of: value, owner: owner)
  }

  /// By how much the clock of another machine may be ahead, in seconds.
  private static let clocksDiffer = 86_400.0

  /// Nothing is of a moment that is still to come: it would be newer than all that is done here.
  private mutating func moment(_ value: JSONValue, _ path: String) -> Date {
    let now = Date(milliseconds: now.milliseconds)
    if value == .null { return now }
    if case .string(let text) = value, let date = MomentText.date(text) {
      return date.timeIntervalSince(now) > Self.clocksDiffer ? now : date
    }
    report.add("\(path).createdAt", .wrongType)
    return now
  }
}

/// Identifiers for those that have none: the same for the same content, and another for each that is
/// twice in one file.
struct DerivedIdentifiers {
  /// In the order in which they were asked for.
  private(set) var made: [UUID] = []
  private var times: [String: Int] = [:]

  mutating func make(of value: JSONValue, owner: String) throws -> UUID {
    let content = owner + "\n" + value.text()
    let time = times[content, default: 0]
    times[content] = time + 1
    let id = try Self.identifier(of: "\(time) \(content)")
    made.append(id)
    return id
  }

  /// Version 8 by RFC 9562, which is what the bits of a sum may be put into.
  static func identifier(of content: String) throws -> UUID {
    var bytes = Array(try SHA256.digest(Data(content.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
