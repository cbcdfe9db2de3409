import CatinderDomain
import Foundation
import Persistence
import Scheduling

/// A Catinder server on the records of one folder, with or without a port.
///
/// Confirmed writes outlive `kill -9`. One process uses a folder at a time.
public final class CatinderServer: Sendable {
  /// The place of the records and pictures: a folder with a lock, or the memory.
  public struct Place: Sendable {
    let location: StoreLocation
    let pictures: URL
    let lock: URL?

    public init(folder: URL) {
      location = .file(
        folder.appending(path: "catinder.sqlite"), backups: folder.appending(path: "backups"))
      pictures = folder.appending(path: "pictures")
      lock = folder.appending(path: "catinder.lock")
    }

    /// Keeps records in memory, and pictures in a folder that the caller removes.
    public init(inMemoryWithPicturesIn folder: URL) {
      location = .inMemory
      pictures = folder
      lock = nil
    }
  }

  public let limits: ServerLimits
  let application: Application
  let clock: any AppClock
  private let records: DataStore
  private let demo: DemoCats
  private let lock: InstanceLock?

  /// Opens the records; blocks for some ms.
  ///
  /// - Parameters:
  ///   - seed: of the random decisions of the demo cats.
  ///   - pictureHelper: see ``Pictures/PictureCopying/init(limits:helper:)``.
  /// - Throws: ``DataStoreError``, ``InstanceLockError`` or what the file system says.
  public init(
    _ place: Place, clock: any AppClock, activity: Activity, seed: UInt64,
    policy: ServerPolicy = ServerPolicy(), limits: ServerLimits = ServerLimits(),
    pictureHelper: String? = nil
  ) async throws {
    let pictures = try PictureIntake(folder: place.pictures, helper: pictureHelper)
    lock = try place.lock.map { try InstanceLock(at: $0) }
    records = try DataStore(
      place.location, schemas: [CatinderTables.schema], activity: activity, clock: clock)
    let hub = EventHub()
    let store = CatinderStore(
      records: SQLiteRecords(records, deliver: hub.deliver), clock: clock)
    demo = DemoCats(store: store, clock: clock, activity: activity, seed: seed)
    let limiter = RateLimiter(clock: clock)
    let services = Services(
      store: store, passwords: PasswordQueue(rounds: policy.passwordRounds),
      pictures: pictures, demo: demo, limiter: limiter, limits: limits, policy: policy)
    application = Application(
      table: RouteTable(services), store: store, hub: hub, limits: limits, limiter: limiter)
    (self.limits, self.clock) = (limits, clock)
    if policy.hasDemoCats { try await store.addDemoCats() }
    try await store.finishDeleting { pictures.remove($0) }
  }

  deinit { demo.stop() }

  /// The report of opening the records.
  public var openReport: OpenReport { records.openReport }

  /// Returns what users have reported, the newest first.
  public func reports() async throws -> [ReceivedReport] {
    try await application.store.reports()
  }

  /// Returns the reports of a server that may be running meanwhile; only reads.
  ///
  /// - Throws: ``DataStoreError``, for example where there are no records, or older ones.
  public static func reports(
    in place: Place, clock: any AppClock
  ) async throws -> [ReceivedReport] {
    guard case .file(let file, _) = place.location else { return [] }
    let records = try DataStore(
      reading: file, schemas: [CatinderTables.schema], activity: Activity(), clock: clock)
    return try await CatinderStore(records: SQLiteRecords(records) { _ in }, clock: clock).reports()
  }

  /// Listens on a port.
  ///
  /// - Parameters:
  ///   - host: an address of this machine; the loopback address keeps other machines out.
  ///   - port: 0 for any that is free.
  /// - Throws: ``PortError``, for example if the port is in use.
  public func listen(host: String = "127.0.0.1", port: Int) async throws -> ServerPort {
    try await ServerPort.open(host: host, port: port, for: self)
  }

  /// Creates accounts without a log-in, for measurements.
  public func addSamples(_ count: Int) async throws {
    try await application.store.addSamples(count)
  }
}
