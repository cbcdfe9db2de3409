import Foundation
import GRDB
import GRDBSQLite
import Interchange

/// The file, opened for reading without locks and without a journal: nothing changes it, and a newer
/// one replaces it by a rename.
struct PlacesDatabase: Sendable {
  let path: String
  private let queue: DatabaseQueue

  /// Opens the file in about a millisecond: only the header and the schema are read.
  ///
  /// - Throws: ``PlacesError``.
  init(at url: URL) throws {
    path = url.path(percentEncoded: false)
    try Self.checkHeader(path)
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    configuration.label = "places"
    configuration.prepareDatabase { db in
      try db.execute(
        sql: "PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA temp_store = 2")
      sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Self.longestValue)
      try NearestQuery.register(on: db)
    }
    do {
      queue = try DatabaseQueue(path: Self.address(of: url), configuration: configuration)
    } catch let error as DatabaseError { throw Self.translated(error, path) }
    if let foreign = try read(PlacesSchema.difference) {
      throw PlacesError.damaged(path: path, reason: .tables(foreign))
    }
  }

  /// In bytes; the longest that the builder makes are some MB of outlines.
  private static let longestValue: CInt = 1 << 26

  /// - Throws: ``PlacesError`` for every error of SQLite.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do { return try queue.unsafeReentrantRead(body) } catch let error as DatabaseError {
      throw Self.translated(error, path)
    }
  }

  /// Translates an error: a file that is too short is damaged, one that cannot be read is not.
  private static func translated(_ error: DatabaseError, _ path: String) -> PlacesError {
    let isOfTheSystem =
      [.SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_PERM].contains(error.resultCode)
      && error.extendedResultCode != .SQLITE_IOERR_SHORT_READ
    return isOfTheSystem
      ? .unreadable(path: path, code: EIO)
      : .damaged(path: path, reason: .engine(error.message ?? "\(error.resultCode)"))
  }

  private func blob(_ name: String) throws -> Data {
    let data = try read { db in
      try Data.fetchOne(
        db.cachedStatement(sql: "SELECT bytes FROM blob WHERE name = ?"), arguments: [name])
    }
    guard let data else { throw PlacesError.damaged(path: path, reason: .missing(name)) }
    return data
  }

  /// Returns the values of a block, which the builder wrote as plain memory.
  func values<Value: BitwiseCopyable>(_ name: String, of type: Value.Type) throws -> [Value] {
    try blob(name).withUnsafeBytes { bytes in
      let count = bytes.count / MemoryLayout<Value>.stride
      return Array(unsafeUninitializedCapacity: count) { buffer, filled in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * MemoryLayout<Value>.stride)]))
        filled = count
      }
    }
  }

  // MARK: Opening
  private static func checkHeader(_ path: String) throws {
    let header = try header(path)
    guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)),
      Int32(truncatingIfNeeded: number(header, at: 68)) == PlacesFile.applicationID
    else { throw PlacesError.damaged(path: path, reason: .header) }
    let format = number(header, at: 60)
    guard format == PlacesFile.format
    else { throw PlacesError.outdated(path: path, format: format) }
  }

  /// Returns the first 100 bytes of the file; never waits for a pipe.
  private static func header(_ path: String) throws(PlacesError) -> Data {
    let system = CurrentFileSystem.value
    do throws(SystemError) {
      let descriptor = try system.openNamed(path)
      defer { system.close(descriptor) }
      return Data(try system.bytes(descriptor, upTo: 100))
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: throw .missing([path])
      case EISDIR: throw .damaged(path: path, reason: .file(error))
      default: throw .unreadable(path: path, code: error.code)
      }
    }
  }

  private static func number(_ header: Data, at offset: Int) -> Int {
    header.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns an address without locks; a SQLite that takes none opens the file with locks.
  private static func address(of url: URL) -> String {
    guard sqlite3_compileoption_used("USE_URI") == 1 else { return url.path(percentEncoded: false) }
    let path = url.absoluteURL.path(percentEncoded: false)
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/-._~"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "file://\(escaped)?immutable=1"
  }
}

/// Columns of a file that may be damaged: a value of another type is empty, and never a trap.
extension Row {
  /// Returns a text, cut where it is too long for a list of names.
  func text(_ column: Int) -> String {
    let text = String.fromDatabaseValue(self[column] as DatabaseValue) ?? ""
    guard text.utf8.count > Self.longestText else { return text }
    return String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
  }

  func integer(_ column: Int) -> Int { optionalInteger(column) ?? 0 }

  /// A number that can be negated and added to.
  func optionalInteger(_ column: Int) -> Int? {
    Int.fromDatabaseValue(self[column] as DatabaseValue)
      .map { Swift.max(-Self.largest, Swift.min(Self.largest, $0)) }
  }

  func real(_ column: Int) -> Double {
    let number = Double.fromDatabaseValue(self[column] as DatabaseValue) ?? 0
    return Swift.max(-Double(Self.largest), Swift.min(Double(Self.largest), number))
  }

  /// A point of the globe, whatever the columns hold.
  func point(_ column: Int) -> Coordinates {
    let point = Coordinates(latitude: real(column), longitude: real(column + 1))
    return point.isValid ? point : Coordinates(latitude: 0, longitude: 0)
  }

  /// In bytes.
  private static let longestText = 1 << 16
  /// More than any number of people, square kilometres or GeoNames.
  private static let largest = 1 << 40

  func list(_ column: Int, _ separator: Character = ",") -> [String] {
    text(column).split(separator: separator).map(String.init)
  }

  func box(_ column: Int) -> GeoBox {
    func degrees(_ place: Int, _ most: Double) -> Double {
      Swift.max(-most, Swift.min(most, real(column + place)))
    }
    return GeoBox(
      west: degrees(0, 180), south: degrees(1, 90), east: degrees(2, 180), north: degrees(3, 90))
  }
}
