import Core
import Foundation
import GRDB
import Interchange

/// Rows of trackers, with their schedules.
enum TrackerTable {
  private static let columns = [
    "id", "category", "name", "emoji", "colour", "isPinned", "created", "archived", "eventDay",
    "target", "isAtMost", "unit", "reminder", "question", "note",
    "isTotal",
  ]
  /// Texts of any length in a form that is read at once: of more than can be stored only the beginning.
  private static let texts: [String: Bool] = [
    "name": false, "emoji": false, "unit": false, "question": false, "note": true,
  ]
  private static let select: String = {
    let values = columns.map { column in
      texts[column].map { TextRules.storedSQL(column, multiline: $0) } ?? column
    }
    return "SELECT rank, position, \(values.joined(separator: ", ")) FROM tracker"
  }()

  /// In their order, whatever their categories.
  static func all(in db: Database) throws -> [Tracker] {
    let schedules = try ScheduleTable.all(in: db)
    // They nearly always lie in their order, which the database would sort them for with all they have.
    let statement = try db.cachedStatement(sql: select + " ORDER BY rank")
    let rows = try Row.fetchCursor(statement).compactMap {
      tracker($0, Int64.fromDatabaseValue($0[0]).flatMap { schedules[$0] })
    }
    let all = try Array(rows)
    if zip(all, all.dropFirst()).allSatisfy({ $0.position <= $1.position }) { return all }
    return all.sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
  }

  static func tracker(_ id: Tracker.ID, in db: Database) throws -> Tracker? {
    let sql = select + " WHERE id = ?"
    guard
      let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id.uuidString]),
      let rank = Int64.fromDatabaseValue(row[0])
    else { return nil }
    return tracker(row, try ScheduleTable.spans(of: rank, in: db))
  }

  /// Stores a new one behind all others, and gives it its rank.
  static func insert(_ tracker: inout Tracker, in db: Database) throws {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.cachedStatement(
      sql: """
        INSERT INTO tracker (\(columns.joined(separator: ", ")), position)
        SELECT \(marks), coalesce(max(position), 0) + 1 FROM tracker
        """
    ).execute(arguments: values(of: tracker))
    tracker.rank = db.lastInsertedRowID
    tracker.position =
      try Int.fetchOne(
        db, sql: "SELECT position FROM tracker WHERE rank = ?", arguments: [tracker.rank]) ?? 0
    try ScheduleTable.save(tracker, in: db)
  }

  static func update(_ tracker: Tracker, in db: Database) throws {
    let list = columns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE tracker SET \(list) WHERE rank = ?")
      .execute(arguments: values(of: tracker) + [tracker.rank])
    try ScheduleTable.save(tracker, in: db)
  }

  // MARK: - Rows
  private static func values(of tracker: Tracker) -> StatementArguments {
    let target = tracker.target
    return [
      tracker.id.uuidString, tracker.category.uuidString, tracker.name, tracker.emoji,
      tracker.colour.number, tracker.isPinned, tracker.created.daysSinceEpoch,
      tracker.archived?.daysSinceEpoch, tracker.eventDay?.daysSinceEpoch,
      target?.amount.thousandths, target?.isAtMost ?? false, target?.unit ?? "",
      tracker.reminder?.minutes, tracker.question, tracker.note, target?.isTotal ?? false,
    ]
  }

  /// A damaged file must not bring the program down: what does not fit counts as missing.
  private static func tracker(_ row: Row, _ spans: [ScheduleHistory.Span]?) -> Tracker? {
    func text(_ column: Int) -> String { String.fromDatabaseValue(row[column]) ?? "" }
    func number(_ column: Int) -> Int? { Int.fromDatabaseValue(row[column]) }
    func day(_ column: Int) -> CalendarDay? { number(column).map { CalendarDay($0) } }
    guard let id = UUID.of(text(2)), let category = UUID.of(text(3)),
      let rank = Int64.fromDatabaseValue(row[0]), YearTable.ranks.contains(rank)
    else { return nil }
    let created = day(8) ?? .first
    let kind: TrackerKind
    if let eventDay = day(10) {
      kind = .event(eventDay)
    } else {
      let schedules =
        ScheduleHistory(spans ?? []) ?? ScheduleHistory(.weekdays(.everyDay), since: created)
      let amount = number(11).flatMap(Amount.init(thousandths:))
      let target = amount.map {
        Target(
          $0, unit: TextRules.stored(text(13)), isAtMost: number(12) == 1,
          isTotal: number(17) == 1)
      }
      kind = .habit(Habit(schedules, target: target))
    }
    var tracker = Tracker(
      id: id, name: TextRules.stored(text(4)), emoji: TextRules.stored(text(5)),
      colour: number(6).flatMap(TrackerColour.init) ?? .first, category: category, kind: kind,
      created: created)
    tracker.rank = rank
    (tracker.position, tracker.isPinned) = (number(1) ?? 0, number(7) == 1)
    (tracker.archived, tracker.reminder) = (day(9), number(14).flatMap(DayTime.init(minutes:)))
    tracker.question = TextRules.stored(text(15))
    tracker.note = TextRules.stored(text(16), multiline: true)
    return tracker
  }
}

extension CalendarDay {
  init(_ number: Int) { self.init(daysSinceEpoch: number) }
}
