import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// The table of pets: its schema, its rows and its records.
enum PetTable {
  static let name = "pet"

  /// `rank` grows with each pet that is added and is never given twice, so that the newest is known
  /// even where two were added in the same millisecond or the clock was set back. Both indexes hold
  /// the search key, so that a search reads nothing else.
  static let schema = StoreSchema(
    migrations: [
      Migration("pets-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE pet (
              rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
              id TEXT NOT NULL UNIQUE,
              createdAt INTEGER NOT NULL,
              updatedAt INTEGER NOT NULL,
              name TEXT, kind TEXT, breed TEXT, birthday TEXT, weight INTEGER,
              sterilised TEXT, colour TEXT, coat TEXT, chip TEXT,
              sortKey TEXT NOT NULL,
              searchKey TEXT NOT NULL);
            CREATE INDEX pet_newest ON pet (rank, searchKey);
            CREATE INDEX pet_name ON pet (sortKey, rank, searchKey);
            """)
      }, HealthSchema.migration,
      Migration("pets-3") { db in
        for row in try Row.fetchAll(db, sql: "SELECT rank, name FROM pet WHERE name GLOB '*[0-9]*'")
        {
          guard let name = row.text(1), let rank = row.number(0) else { continue }
          try db.cachedStatement(sql: "UPDATE pet SET sortKey = ? WHERE rank = ?")
            .execute(arguments: [sortKey(of: name), rank])
        }
      },
      Migration("pets-4") { db in
        try db.execute(
          sql: """
            CREATE INDEX pet_kind ON pet (\(PetOrdering.kind.joined(separator: ", ")), searchKey);
            CREATE INDEX pet_age ON pet (\(PetOrdering.age.joined(separator: ", ")), searchKey);
            """)
      },
    ], undoTables: [name] + HealthSchema.tables)

  static let columns = [
    "id", "createdAt", "updatedAt", "name", "kind", "breed", "birthday", "weight", "sterilised",
    "colour", "coat", "chip", "photo",
  ]

  /// The columns of a card as a query names them.
  static let columnList = columns.joined(separator: ", ")

  /// The columns that are written: those of the card, then the keys by which it is found and
  /// sorted.
  private static let writtenColumns = columns + ["sortKey", "searchKey"]

  static func insert(_ pet: Pet, in db: Database) throws {
    let marks = writtenColumns.map { _ in "?" }.joined(separator: ", ")
    let list = writtenColumns.joined(separator: ", ")
    let sql = "INSERT INTO pet (\(list)) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(arguments: values(of: pet))
  }

  static func update(_ pet: Pet, in db: Database) throws {
    let list = writtenColumns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE pet SET \(list) WHERE id = ?")
      .execute(arguments: values(of: pet) + [pet.id.uuidString])
  }

  static func pet(_ id: Pet.ID, in db: Database) throws -> Pet? {
    let statement = try db.cachedStatement(sql: "SELECT \(columnList) FROM pet WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.text]).flatMap(pet)
  }

  /// Nil for a row without a proper identifier. What else does not fit counts as missing: a damaged
  /// file must not bring the program down.
  ///
  /// The row has the columns of ``columnList``.
  static func pet(_ row: Row) -> Pet? {
    func clean(_ column: Int) -> String? { row.text(column).map { TextRules.stored($0) } }
    guard let id = row.text(0).flatMap(UUID.of) else { return nil }
    var pet = Pet(id: id, createdAt: Date(stored: row.number(1) ?? 0))
    pet.updatedAt = Date(stored: row.number(2) ?? 0)
    pet.name = clean(3)
    pet.kind = clean(4)
    pet.breed = clean(5)
    pet.birthday = row.text(6).flatMap(CalendarDay.init(iso:))
    pet.weight = row.number(7).flatMap { Weight(grams: Int($0)) }
    pet.sterilised = clean(8)
    pet.colour = clean(9)
    pet.coat = clean(10)
    pet.chip = clean(11)
    pet.photo = clean(12)
    return pet
  }

  static func exists(_ id: Pet.ID, in db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM pet WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.uuidString]) != nil
  }

  /// Returns true if both the card and the health book of a pet are empty.
  static func isNothing(_ pet: Pet, in db: Database) throws -> Bool {
    guard pet.isEmpty else { return false }
    return try HealthSchema.tables.allSatisfy { table in
      let sql = "SELECT 1 FROM \(table) WHERE pet = ? LIMIT 1"
      return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [pet.id.uuidString]) == nil
    }
  }

  /// The highest `rank` ever given to a pet or a record of a health book, all summed, as SQLite keeps
  /// it for AUTOINCREMENT; 0 where none was.
  static func countEverAdded(in db: Database) throws -> Int {
    let names = [name] + HealthSchema.tables
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    return try Int.fetchOne(
      db, sql: "SELECT total(seq) FROM sqlite_sequence WHERE name IN (\(marks))",
      arguments: StatementArguments(names)) ?? 0
  }

  private static func values(of pet: Pet) -> StatementArguments {
    [
      pet.id.uuidString, pet.createdAt.milliseconds, pet.updatedAt.milliseconds, pet.name, pet.kind,
      pet.breed, pet.birthday?.iso, pet.weight?.grams, pet.sterilised, pet.colour, pet.coat,
      pet.chip, pet.photo, sortKey(of: pet), searchKey(of: pet),
    ]
  }

  /// A first digit puts those without a name behind all names.
  static func sortKey(of pet: Pet) -> String { pet.name.map(sortKey) ?? "1" }

  /// Numbers in a name are in the order of their values, as people sort: Rex 9 before Rex 10. Each has
  /// its length in front; the name behind all parts those that differ only in leading zeros.
  static func sortKey(of name: String) -> String {
    let folded = TextRules.folded(name)
    var key = "0"
    var digits = ""
    func endNumber() {
      if digits.isEmpty { return }
      let value = String(digits.drop { $0 == "0" })
      key += (value.count < 10 ? "0" : "") + "\(min(value.count, 99))" + value
      digits = ""
    }
    for character in folded {
      if ("0"..."9").contains(character) {
        digits.append(character)
      } else {
        endNumber()
        key.append(character)
      }
    }
    endNumber()
    return key == "0" + folded ? key : key + "\n" + folded
  }

  /// Line ends part the fields, so that no word is found across two of them.
  static func searchKey(of pet: Pet) -> String {
    let fields = [pet.name, pet.kind, pet.breed, pet.colour, pet.chip].compactMap { $0 }
    return SearchAlphabet.encode(TextRules.folded(fields.joined(separator: "\n")))
  }
}

/// A column holds anything, as a damaged file must not bring the program down: a value of another kind
/// counts as missing.
extension Row {
  func text(_ column: Int) -> String? { String.fromDatabaseValue(self[column]) }
  func number(_ column: Int) -> Int64? { Int64.fromDatabaseValue(self[column]) }
  func text(_ column: String) -> String? { String.fromDatabaseValue(self[column]) }
  func number(_ column: String) -> Int64? { Int64.fromDatabaseValue(self[column]) }

  func clean(_ column: String, multiline: Bool = false) -> String {
    TextRules.stored(text(column) ?? "", multiline: multiline)
  }

  func day(_ column: String) -> CalendarDay? { text(column).flatMap(CalendarDay.init(iso:)) }
}

/// Folded text with one byte for each Russian letter.
///
/// SQLite's `GLOB` leaps to the next place where an ASCII pattern can begin, but walks letter by
/// letter for any other; and half the bytes are half the pages. Folded text has no capital letters
/// and no controls, so these are free to stand for а to я.
enum SearchAlphabet {
  private static let first: UInt32 = 0x0430
  private static let stand: [Unicode.Scalar] =
    (0x41...0x5A).map { Unicode.Scalar(UInt8($0)) } + (1...6).map { Unicode.Scalar(UInt8($0)) }

  static func encode(_ folded: String) -> String {
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
    var result = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      let index = Int(scalar.value) - Int(first)
      result.append(stand.indices.contains(index) ? stand[index] : scalar)
    }
    return String(result)
  }
}
