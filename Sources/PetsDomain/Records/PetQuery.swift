import Core
import Foundation
import GRDB
import Interchange

/// A choice of pets: a search, an order and a part of the list.
public struct PetQuery: Sendable, Hashable {
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    /// The one added last comes first.
    case newest
    /// By name, without case and accents; those without one come last.
    case name
    /// By kind, and within one by name; those without one come last.
    case kind
    /// The oldest first; those without a birthday come last.
    case age
    /// By the first day that is overdue, or due within ``DueQuery/soon`` days; the others come last, the
    /// newest of them first.
    case due
  }

  /// Words that must all occur in name, kind, breed, colour or chip number, in any order, in part of
  /// a word too; blank means all pets.
  public var search: String
  public var order: Order
  public var offset: Int
  public var limit: Int

  public init(search: String = "", order: Order = .newest, offset: Int = 0, limit: Int = 200) {
    (self.search, self.order, self.offset, self.limit) = (search, order, offset, limit)
  }
}

/// A part of the pets that a query asks for.
public struct PetPage: Sendable, Equatable {
  /// The number of all pets that the query finds.
  public let total: Int
  /// The position of the first of `pets`; less than was asked for where there are fewer by now.
  public let offset: Int
  public let pets: [Pet]
  /// The first day that is overdue or due soon, of those pets that have one.
  public var due: [Pet.ID: CalendarDay] = [:]

  public init(total: Int, offset: Int, pets: [Pet]) {
    (self.total, self.offset, self.pets) = (total, offset, pets)
  }
}

/// The columns of the orders besides rank and name, as their indexes have them.
enum PetOrdering {
  static let kind = ["kind IS NULL", "ifnull(kind, '') COLLATE NOCASE", "sortKey", "rank"]
  static let age = ["birthday IS NULL", "ifnull(birthday, '')", "rank"]
}

/// Turns a query into rows.
///
/// `GLOB` over an index that holds the search key looks at 100,000 pets in about 10 ms, twice as fast
/// as `instr`; a trigram index would be faster, but not for the one or two letters that every search
/// begins with.
struct PetSearch {
  /// The number of words that are looked at: a pasted page must not keep the store busy.
  private static let mostWords = 8
  private static let longestWord = 40

  let query: PetQuery
  /// The day from which ``PetQuery/Order/due`` is reckoned.
  private let today: CalendarDay
  private let patterns: [String]

  init(_ query: PetQuery, today: CalendarDay) {
    (self.query, self.today) = (query, today)
    patterns = TextRules.folded(TextRules.trimmed(query.search))
      .split(whereSeparator: \.isWhitespace).prefix(Self.mostWords)
      .sorted { $0.utf8.count > $1.utf8.count }
      .map { Self.pattern(String($0.prefix(Self.longestWord))) }
  }

  /// The characters that mean something to `GLOB` stand for themselves in brackets.
  private static func pattern(_ word: String) -> String {
    let escaped = SearchAlphabet.encode(word).unicodeScalars.map {
      "*?[".unicodeScalars.contains($0) ? "[\($0)]" : String($0)
    }
    return "*\(escaped.joined())*"
  }

  // MARK: - Page
  func page(in db: Database) throws -> PetPage {
    let limit = max(1, query.limit)
    let asked = max(0, query.offset)
    // A search that finds few has then also counted them; and so has a first part that is the last.
    let isLate = patterns.isEmpty && asked > 0
    let early = isLate ? nil : try pets(offset: asked, limit: limit, in: db)
    if let early, early.rows < limit, asked == 0 || early.rows > 0 {
      return PetPage(total: asked + early.rows, offset: asked, pets: early.pets)
    }
    let total = try total(in: db)
    let offset = asked < total ? asked : max(0, total - limit)
    let found =
      if let early, offset == asked { early } else {
        try pets(offset: offset, limit: limit, of: total, in: db)
      }
    return PetPage(total: total, offset: offset, pets: found.pets)
  }

  /// The rows of a part of the list; a pet that cannot be read counts too.
  private struct Part {
    var rows = 0
    var pets: [Pet] = []
  }

  /// Every order has the same number; the index in the order of ranks is the smallest.
  private func total(in db: Database) throws -> Int {
    let sql = "SELECT count(*) FROM pet INDEXED BY pet_newest WHERE \(filter)"
    let statement = try db.cachedStatement(sql: sql)
    return try Int.fetchOne(statement, arguments: words) ?? 0
  }

  /// Counts from the nearer end: the last page is as quick as the first.
  private func pets(offset: Int, limit: Int, of total: Int, in db: Database) throws -> Part {
    if offset <= total / 2 { return try pets(offset: offset, limit: limit, in: db) }
    let end = limit < total - offset ? offset + limit : total
    var part = try pets(offset: total - end, limit: end - offset, reversed: true, in: db)
    part.pets.reverse()
    return part
  }

  /// The ranks come from the index alone; whole rows are read for those that are shown, as the ranks
  /// come. Their order is asked for once more, as no other promise of it is made.
  private func pets(
    offset: Int, limit: Int, reversed: Bool = false, in db: Database
  ) throws -> Part {
    let order = order(reversed: reversed)
    let sql = """
      SELECT \(PetTable.columnList)
      FROM (SELECT \(place) FROM \(source) WHERE \(filter) ORDER BY \(order) LIMIT ? OFFSET ?)
      CROSS JOIN pet ON pet.rank = place
      ORDER BY \(order)
      """
    var part = Part()
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: sql), arguments: words + [limit, offset])
    while let row = try rows.next() {
      part.rows += 1
      if let pet = PetTable.pet(row) { part.pets.append(pet) }
    }
    return part
  }

  private func order(reversed: Bool) -> String {
    // The newest has the highest rank.
    let isDown = reversed != (query.order == .newest)
    return columns.map { isDown ? $0 + " DESC" : $0 }.joined(separator: ", ")
  }

  /// The rank of a row, and what its order needs that no column of pets has.
  private var place: String { query.order == .due ? "rank AS place, firstDay" : "rank AS place" }

  /// The columns of the order; the last tells any two apart.
  private var columns: [String] {
    switch query.order {
    case .newest: ["rank"]
    case .name: ["sortKey", "rank"]
    case .kind: PetOrdering.kind
    case .age: PetOrdering.age
    case .due: ["firstDay", "-rank"]
    }
  }

  /// The index is named, because SQLite would read the whole table where its order is that of ranks.
  ///
  /// The order of what is due changes with each day, so no index has it: all pets are looked at.
  private var source: String {
    if query.order != .due { return "pet INDEXED BY pet_\(query.order.rawValue)" }
    return """
      (SELECT rank, searchKey, id, ifnull(day, '~') AS firstDay
      FROM pet LEFT JOIN (\(DueSearch.firstDays(on: today))) AS first ON first.pet = id)
      """
  }

  private var filter: String {
    if patterns.isEmpty { return "true" }
    // Without the plus, SQLite would compile the statement anew for each pattern, to see whether that
    // helps to find rows; those that begin with a star never do.
    return patterns.map { _ in "searchKey GLOB +?" }.joined(separator: " AND ")
  }

  /// The arguments of the filter: its patterns.
  private var words: StatementArguments {
    // Those of a whole list are made by key paths, which takes longer than the rest of a short query.
    patterns.reduce(into: []) { $0 += [$1] }
  }

  // MARK: - Position
  /// Returns the number of pets before this one; nil where it is not among them.
  func index(of id: Pet.ID, in db: Database) throws -> Int? {
    let words = words
    let found = try Row.fetchOne(
      db,
      sql: "SELECT \(columns.joined(separator: ", ")) FROM \(source) WHERE \(filter) AND id = ?",
      arguments: words + [id.uuidString])
    guard let found else { return nil }
    let key = StatementArguments(found.databaseValues)
    let marks = found.map { _ in "?" }.joined(separator: ", ")
    let isBefore =
      "(\(columns.joined(separator: ", "))) \(query.order == .newest ? ">" : "<") (\(marks))"
    return try Int.fetchOne(
      db, sql: "SELECT count(*) FROM \(source) WHERE \(filter) AND \(isBefore)",
      arguments: words + key)
  }
}
