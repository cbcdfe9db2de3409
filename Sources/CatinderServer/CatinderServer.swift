import CatinderDomain
import Foundation
import GRDB
import Logging
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
  private let monitoring: Application
  private let records: DataStore
  private let demo: DemoCats
  private let lock: InstanceLock?

  /// Opens the records; blocks for some ms.
  ///
  /// - Parameters:
  ///   - seed: of the random decisions of the demo cats.
  ///   - log: nil for none. Neither passwords nor tokens nor messages are told.
  ///   - pictureHelper: see ``Pictures/PictureCopying/init(limits:helper:)``.
  /// - Throws: ``DataStoreError``, ``InstanceLockError`` or what the file system says.
  public init(
    _ place: Place, clock: any AppClock, activity: Activity, seed: UInt64,
    policy: ServerPolicy = ServerPolicy(), limits: ServerLimits = ServerLimits(),
    log: Logger? = nil, pictureHelper: String? = nil
  ) async throws {
    let pictures = try PictureIntake(folder: place.pictures, helper: pictureHelper)
    lock = try place.lock.map { try InstanceLock(at: $0) }
    records = try DataStore(
      place.location, schemas: [CatinderTables.schema], activity: activity, clock: clock)
    let store = CatinderStore(records: records, clock: clock)
    let hub = EventHub()
    demo = DemoCats(store: store, hub: hub, clock: clock, activity: activity, seed: seed)
    let limiter = RateLimiter(clock: clock)
    let monitor = ServerMonitor(log: log, clock: clock)
    let passwords = PasswordQueue(rounds: policy.passwordRounds, clock: clock)
    monitor.metrics.add([
      .init(name: "moggy_event_streams", help: "Streams of events that are open.") {
        [(nil, Double(hub.count))]
      },
      .init(name: "moggy_passwords_waiting", help: "Hashes of passwords that wait or are made.") {
        [(nil, Double(passwords.count))]
      },
    ])
    let services = Services(
      store: store, hub: hub, passwords: passwords, pictures: pictures, demo: demo,
      limiter: limiter, guesses: LoginGuard(limits: limits, clock: clock), limits: limits,
      policy: policy, monitor: monitor)
    func application(_ table: RouteTable) -> Application {
      Application(
        table: table, store: store, hub: hub, limits: limits, limiter: limiter, monitor: monitor)
    }
    self.application = application(RouteTable(services))
    monitoring = application(RouteTable(routes: services.monitorRoutes))
    (self.limits, self.clock) = (limits, clock)
    if policy.hasDemoCats { try await demo.moveIn() }
  }

  deinit { demo.stop() }

  /// The report of opening the records.
  public var openReport: OpenReport { records.openReport }

  /// Listens on a port.
  ///
  /// - Throws: ``PortError``, for example if the port is in use.
  public func listen(_ options: ListenOptions) async throws -> ServerPort {
    let port = try await ServerPort.open(options, for: application)
    application.monitor.metrics.add(port.gauges)
    return port
  }

  /// Listens on a port of loopback, without TLS.
  public func listen(port: Int) async throws -> ServerPort {
    try await listen(ListenOptions(port: port))
  }

  /// Listens on another port, for those who run the server: `/metrics`, `/health` and `/ready`.
  ///
  /// - Throws: ``PortError``, for example if the port is in use.
  public func listenForMonitoring(_ options: ListenOptions) async throws -> ServerPort {
    try await ServerPort.open(options, for: monitoring)
  }

  /// Creates accounts without a log-in, for measurements.
  public func addSamples(_ count: Int) async throws {
    try await application.store.write { db in
      for number in 0..<count {
        try db.run(
          """
          INSERT INTO account (uid, name, age, shortDescription, extendedDescription)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            ProfileID(UUID()).text, "Cat \(number)", number % 20, "The cat with number \(number).",
            String(repeating: "Likes to be counted. ", count: 8),
          ])
      }
    }
  }
}
