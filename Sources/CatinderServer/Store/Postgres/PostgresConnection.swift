import CPostgres
import Foundation

/// The reason for which PostgreSQL did not do what it was asked.
enum PostgresError: Error, Sendable, Equatable {
  /// There is no libpq on this machine.
  case notInstalled
  /// No connection was made, in the words of libpq or of the server.
  case unreachable(String)
  /// The connection is broken; a statement on its way may have been carried out.
  case lost(String)
  /// The server refused a statement; the state is an SQLSTATE.
  case refused(state: String, String)

  /// True if the transaction came to nothing because of another one, and may come to something if it is
  /// begun again: serialization, a deadlock, or a row that another one has just added or deleted.
  var isRace: Bool {
    guard case .refused(let state, _) = self else { return false }
    return ["40001", "40P01", "23503", "23505"].contains(state)
  }

  /// True if the server is going down, or has cut the connection.
  var isBroken: Bool {
    switch self {
    case .lost: true
    case .refused(let state, _): state.hasPrefix("08") || state.hasPrefix("57P")
    case .notInstalled, .unreachable: false
    }
  }

  /// True if the server gave up after a limit: of time, of connections, of its disk or memory.
  var isLimit: Bool {
    guard case .refused(let state, _) = self else { return false }
    return ["57014", "55P03", "25006", "25P03"].contains(state) || state.hasPrefix("53")
  }
}

/// A connection to PostgreSQL with its prepared statements. Calls block; it belongs to one thread at a time.
final class PostgresConnection {
  /// The limits in milliseconds: of a statement and of a wait for a lock, which the server keeps; and of an
  /// answer, after which the connection counts as broken.
  private enum Limit {
    static let (statement, lock, answer): (Int32, Int32, Int32) = (10_000, 5000, 15_000)
    static let connecting: Int32 = 3000
  }

  private let connection: OpaquePointer
  private var names: [String: String] = [:]

  /// Connects, which takes up to three seconds.
  ///
  /// - Throws: ``PostgresError``.
  init(_ address: String) throws {
    guard cpostgres_is_there() else { throw PostgresError.notInstalled }
    guard let connection = cpostgres_open(address, Limit.connecting)
    else { throw PostgresError.unreachable("no memory") }
    self.connection = connection
    guard cpostgres_is_open(connection) else { throw PostgresError.unreachable(reason) }
    try script(
      """
      SET statement_timeout = \(Limit.statement); SET lock_timeout = \(Limit.lock);
      SET idle_in_transaction_session_timeout = \(Limit.answer)
      """)
  }

  deinit { cpostgres_close(connection) }

  private var reason: String { String(cString: cpostgres_reason(connection)) }

  private func check(_ outcome: cpostgres_outcome) throws {
    switch outcome {
    case CPOSTGRES_DONE: return
    case CPOSTGRES_REFUSED:
      throw PostgresError.refused(state: String(cString: cpostgres_state(connection)), reason)
    default: throw PostgresError.lost(reason)
    }
  }

  /// Runs statements without arguments and rows.
  ///
  /// - Parameter milliseconds: the time after which the connection counts as broken.
  func script(_ sql: String, milliseconds: Int32 = Limit.answer) throws {
    try check(cpostgres_script(connection, sql, milliseconds))
  }

  /// Runs a statement with `?` for arguments, which is prepared when it comes for the first time.
  func rows(_ sql: String, _ arguments: [RecordValue] = []) throws -> [RecordRow] {
    try execute(sql, arguments) { Self.rows($0) } ?? []
  }

  /// Shows the rows of a query one after another.
  func eachRow(
    _ sql: String, _ arguments: [RecordValue], _ body: (any RowBytes) throws -> Void
  ) throws {
    _ = try execute(sql, arguments) { found in
      for row in 0..<cpostgres_row_count(found) { try body(ResultRow(found: found, row: row)) }
    }
  }

  /// - Returns: what the body returns; nil where there is no result.
  private func execute<Value>(
    _ sql: String, _ arguments: [RecordValue], _ body: (OpaquePointer) throws -> Value
  ) throws -> Value? {
    let name = try prepared(sql)
    var found: OpaquePointer?
    try ArgumentBytes(arguments).withValues { values in
      try check(
        cpostgres_execute(
          connection, name, values.baseAddress, values.count, Limit.answer, &found))
    }
    guard let found else { return nil }
    defer { cpostgres_free(found) }
    return try body(found)
  }

  private func prepared(_ sql: String) throws -> String {
    if let name = names[sql] { return name }
    let name = "s\(names.count)"
    try check(cpostgres_prepare(connection, name, Self.numbered(sql), Limit.answer))
    names[sql] = name
    return name
  }

  /// Returns the statement with `$1`, `$2`… for `?`. No statement of the server has one in a text.
  static func numbered(_ sql: String) -> String {
    let parts = sql.split(separator: "?", omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(into: String(parts[0])) { text, part in
      text += "$\(part.offset + 1)\(part.element)"
    }
  }

  /// Waits for a notice of another connection; returns at once if one has come.
  ///
  /// - Returns: false if the time is over.
  func waitForNotice(milliseconds: Int32) throws -> Bool {
    let count = cpostgres_notices(connection, milliseconds)
    if count < 0 { throw PostgresError.lost(reason) }
    return count > 0
  }
}

// MARK: - Values
extension PostgresConnection {
  /// The types of columns in pg_type: bool, bytea, int8, int2, int4.
  private enum ColumnType {
    static let bytes: UInt32 = 17
    static let numbers: Set<UInt32> = [16, 20, 21, 23]
  }

  private static func rows(_ found: OpaquePointer) -> [RecordRow] {
    let types = (0..<cpostgres_column_count(found)).map { cpostgres_type(found, $0) }
    return (0..<cpostgres_row_count(found)).map { row in
      RecordRow(
        types.enumerated().map { column, type in
          var length: Int32 = 0
          guard let bytes = cpostgres_value(found, row, Int32(column), &length) else {
            return .null
          }
          return value(UnsafeRawBufferPointer(start: bytes, count: Int(length)), type)
        })
    }
  }

  private static func value(_ bytes: UnsafeRawBufferPointer, _ type: UInt32) -> RecordValue {
    if type == ColumnType.bytes { return .data(data(hexadecimal: bytes.dropFirst(2))) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard ColumnType.numbers.contains(type) else { return .text(text) }
    return Int64(text).map(RecordValue.number) ?? .number(text == "t" ? 1 : 0)
  }

  /// Reads pairs of digits, as PostgreSQL writes bytes after `\x`.
  private static func data(hexadecimal digits: Slice<UnsafeRawBufferPointer>) -> Data {
    func half(_ digit: UInt8) -> UInt8 {
      digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
    }
    var data = Data(capacity: digits.count / 2)
    var at = digits.startIndex
    while at + 1 < digits.endIndex {
      data.append(half(digits[at]) << 4 | half(digits[at + 1]))
      at += 2
    }
    return data
  }
}

/// A row of a result, in the text form of PostgreSQL.
private struct ResultRow: RowBytes {
  let found: OpaquePointer
  let row: Int32

  func number(_ column: Int) -> Int64? {
    text(column).flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  func text(_ column: Int) -> UnsafeRawBufferPointer? {
    var length: Int32 = 0
    guard let bytes = cpostgres_value(found, row, Int32(column), &length) else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: Int(length))
  }
}

/// The arguments of a statement as bytes in a row.
private struct ArgumentBytes {
  private var bytes: [CChar] = []
  private var places: [(start: Int, length: Int, isBinary: Bool)?] = []

  init(_ arguments: [RecordValue]) {
    for argument in arguments {
      switch argument {
      case .null: places.append(nil)
      case .number(let number): add(String(number).utf8, isBinary: false)
      case .text(let text): add(text.utf8, isBinary: true)
      case .data(let data): add(data, isBinary: true)
      }
    }
  }

  private mutating func add(_ added: some Collection<UInt8>, isBinary: Bool) {
    places.append((bytes.count, added.count, isBinary))
    bytes.append(contentsOf: added.lazy.map(CChar.init(bitPattern:)))
    // Those that are not binary end with a zero.
    bytes.append(0)
  }

  func withValues(
    _ body: (UnsafeBufferPointer<cpostgres_value>) throws -> Void
  ) throws {
    precondition(places.count <= Int(CPOSTGRES_MOST_VALUES))
    try bytes.withUnsafeBufferPointer { all in
      let values = places.map { place in
        guard let place, let base = all.baseAddress
        else { return cpostgres_value(bytes: nil, length: 0, is_binary: false) }
        return cpostgres_value(
          bytes: base + place.start, length: Int32(place.length), is_binary: place.isBinary)
      }
      try values.withUnsafeBufferPointer(body)
    }
  }
}
