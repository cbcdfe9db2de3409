import Core
import Foundation
import Persistence
import Scheduling

extension CatinderServer {
  /// The place of the records and pictures: a folder with a lock, the memory, or a database.
  public struct Place: Sendable {
    enum Records: Sendable {
      case sqlite(StoreLocation, lock: URL?)
      case postgres(String, connections: Int)
    }

    let records: Records
    /// The folder of pictures; nil to keep them in the database.
    let pictures: URL?

    public init(folder: URL) {
      records = .sqlite(
        .file(
          folder.appending(path: "catinder.sqlite"), backups: folder.appending(path: "backups")),
        lock: folder.appending(path: "catinder.lock"))
      pictures = folder.appending(path: "pictures")
    }

    /// Keeps records in memory, and pictures in a folder that the caller removes.
    public init(inMemoryWithPicturesIn folder: URL) {
      records = .sqlite(.inMemory, lock: nil)
      pictures = folder
    }

    /// Keeps records in PostgreSQL 13 or later, which other servers may use at the same time.
    ///
    /// - Parameters:
    ///   - database: a URI or a string of keywords and values, as libpq takes them.
    ///   - connections: the most connections, beside one for news.
    ///   - pictures: a folder that all servers share; nil to keep pictures in the database too.
    public init(database: String, connections: Int = 8, picturesIn pictures: URL? = nil) {
      records = .postgres(database, connections: connections)
      self.pictures = pictures
    }
  }
}

extension CatinderServer.Place {
  /// The folder of uploads of this process, if it shares its pictures with others.
  private static let uploads = FileManager.default.temporaryDirectory.appending(
    path: "moggy-uploads-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Opens the records; blocks for some ms.
  func open(
    clock: any AppClock, activity: Activity, hub: EventHub
  ) async throws -> OpenRecords {
    switch records {
    case .sqlite(let location, let lock):
      let folder = pictures ?? FileManager.default.temporaryDirectory
      // Makes the folder of the lock too.
      let shelf = try PictureFolder(folder, isOwn: true)
      let lock = try lock.map { try InstanceLock(at: $0) }
      let store = try DataStore(
        location, schemas: [CatinderTables.schema], activity: activity, clock: clock)
      return OpenRecords(
        records: SQLiteRecords(store, deliver: hub.deliver), report: store.openReport,
        pictures: shelf, uploads: folder, limiter: RateLimiter(clock: clock),
        failures: FailureTable(clock: clock)
      ) { withExtendedLifetime(lock) {} }
    case .postgres(let address, let connections):
      do {
        try PostgresTables.migrate(try PostgresConnection(address))
        let news = PostgresNews(address, deliver: hub.deliver, endAll: hub.endAll)
        news.start()
        let pool = PostgresPool(address, size: connections, activity: activity)
        let records = PostgresRecords(pool)
        let shelf: any PictureStore =
          try pictures.map { try PictureFolder($0, isOwn: false) } ?? PictureTable(records: records)
        return OpenRecords(
          records: records, report: .opened(isChecked: false), pictures: shelf,
          uploads: Self.uploads, limiter: SharedRateLimiter(pool, clock: clock),
          failures: SharedFailures(pool, clock: clock)
        ) {
          news.close()
          pool.close()
        }
      } catch let error as PostgresError { throw DatabaseProblem(error) }
    }
  }
}

/// The records of a server that runs.
struct OpenRecords: Sendable {
  let records: any CatinderRecords
  let report: OpenReport
  let pictures: any PictureStore
  /// The folder of uploads until they are decoded.
  let uploads: URL
  let limiter: any RateLimiting
  let failures: any FailureCounting
  /// Called when the server ends.
  let close: @Sendable () -> Void
}

/// The reason for which a database cannot be used.
public enum DatabaseProblem: WordedError, Hashable, Sendable {
  /// There is no libpq on this machine.
  case notInstalled
  /// In the words of the database.
  case unreachable(String)
  /// The database stores texts in another encoding than UTF8.
  case encoding(String)
  /// A newer version has changed the tables.
  case newer
  /// The database has accounts already, where records were to be imported.
  case notEmpty
  /// The folder to import has no records; its path.
  case nothing(String)
  /// The records that were imported are not those that were read; with the name of the table.
  case different(String)

  init(_ error: PostgresError) {
    switch error {
    case .notInstalled: self = .notInstalled
    case .unreachable(let reason), .lost(let reason): self = .unreachable(reason)
    case .refused(_, let reason): self = .unreachable(reason)
    }
  }

  public func words(_ language: Language) -> String {
    switch self {
    case .notInstalled:
      language.say(
        en:
          "PostgreSQL needs libpq.so.5, which is not on this machine (Debian: apt-get install libpq5)",
        ru:
          "для PostgreSQL нужна libpq.so.5, а её на этой машине нет (Debian: apt-get install libpq5)"
      )
    case .unreachable(let reason):
      language.say(
        en: "the database cannot be used: \(reason)", ru: "база данных недоступна: \(reason)")
    case .encoding(let name):
      language.say(
        en: "the database has the encoding \(name); make one with UTF8",
        ru: "кодировка базы данных — \(name); создайте базу с UTF8")
    case .newer:
      language.say(
        en: "the database is of a newer version of moggy",
        ru: "база данных создана более новой версией moggy")
    case .notEmpty:
      language.say(
        en: "the database has accounts already; records are imported into an empty one",
        ru: "в базе данных уже есть учётные записи; импорт возможен только в пустую")
    case .nothing(let folder):
      language.say(
        en: "\(folder) has no records of a Catinder server",
        ru: "в папке \(folder) нет записей сервера Catinder")
    case .different(let table):
      language.say(
        en: "what was imported into the table \(table) is not what was read; nothing was kept",
        ru: "импортированное в таблицу \(table) не совпало с прочитанным; ничего не сохранено")
    }
  }
}
