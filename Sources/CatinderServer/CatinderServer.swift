import CatinderDomain
import Foundation
import Logging
import Persistence
import Scheduling

/// A Catinder server, with or without a port.
///
/// Confirmed writes outlive `kill -9`. Its records are those of one folder, which one process uses at a
/// time, or those of a database, on which any number of servers behave as one.
public final class CatinderServer: Sendable {
  public let limits: ServerLimits
  let application: Application
  let clock: any AppClock
  private let monitoring: Application
  private let opened: OpenRecords
  private let demo: DemoCats

  /// Opens the records; blocks for some ms.
  ///
  /// - Parameters:
  ///   - seed: of the random decisions of the demo cats.
  ///   - log: nil for none. Neither passwords nor tokens nor messages are told.
  ///   - pictureHelper: see ``Pictures/PictureCopying/init(limits:helper:)``.
  /// - Throws: ``DataStoreError``, ``InstanceLockError``, ``DatabaseProblem`` or what the file system says.
  public init(
    _ place: Place, clock: any AppClock, activity: Activity, seed: UInt64,
    policy: ServerPolicy = ServerPolicy(), limits: ServerLimits = ServerLimits(),
    log: Logger? = nil, pictureHelper: String? = nil
  ) async throws {
    let hub = EventHub()
    opened = try await place.open(clock: clock, activity: activity, hub: hub)
    let pictures = try PictureIntake(
      opened.pictures, uploads: opened.uploads, helper: pictureHelper)
    let store = CatinderStore(records: opened.records, clock: clock)
    demo = DemoCats(store: store, clock: clock, activity: activity, seed: seed)
    let limiter = opened.limiter
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
      store: store, passwords: passwords, pictures: pictures, demo: demo, limiter: limiter,
      guesses: LoginGuard(limits: limits, clock: clock, failures: opened.failures),
      limits: limits, policy: policy, monitor: monitor)
    func application(_ table: RouteTable) -> Application {
      Application(
        table: table, store: store, hub: hub, limits: limits, limiter: limiter, monitor: monitor)
    }
    self.application = application(RouteTable(services))
    monitoring = application(RouteTable(routes: services.monitorRoutes))
    (self.limits, self.clock) = (limits, clock)
    if policy.hasDemoCats { try await store.addDemoCats() }
    try await store.finishDeleting { await pictures.store.remove($0) }
  }

  deinit {
    demo.stop()
    opened.close()
  }

  /// The report of opening the records.
  public var openReport: OpenReport { opened.report }

  /// Returns what users have reported, the newest first.
  public func reports() async throws -> [ReceivedReport] {
    try await application.store.reports()
  }

  /// Returns the reports of a server that may be running meanwhile; only reads.
  ///
  /// - Throws: ``DatabaseProblem/nothing(_:)`` where there are no records; ``DataStoreError``, for example for
  ///   older ones; for a database that is away, an error without words.
  public static func reports(
    in place: Place, clock: any AppClock
  ) async throws -> [ReceivedReport] {
    switch place.records {
    case .sqlite(.inMemory, _): return []
    case .sqlite(.file(let file, let backups), _):
      guard try DataStore.isBegun(.file(file, backups: backups))
      else { throw DatabaseProblem.nothing(file.deletingLastPathComponent().path) }
      let store = try DataStore(
        reading: file, schemas: [CatinderTables.schema], activity: Activity(), clock: clock)
      return try await CatinderStore(records: SQLiteRecords(store) { _ in }, clock: clock).reports()
    case .postgres(let address, _):
      let pool = PostgresPool(address, size: 1)
      defer { pool.close() }
      return try await CatinderStore(records: PostgresRecords(pool), clock: clock).reports()
    }
  }

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
    try await application.store.addSamples(count)
  }
}
