import CatinderDomain
import Core
import Foundation
import Persistence
import Scheduling

/// A Catinder server on the records of one folder, with or without a port.
///
/// What it has confirmed outlives `kill -9`. One process has a folder at a time.
public final class CatinderServer: Sendable {
  /// The records, and the pictures of its guests, in this folder; a lock keeps others out.
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

    /// Records that are gone with the process; the pictures in a folder that somebody else removes.
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

  /// Opens the records; blocks, some ms.
  ///
  /// - Parameters:
  ///   - seed: decides whom the cats of a demonstration like.
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
    let store = CatinderStore(records: records, clock: clock)
    let hub = EventHub()
    demo = DemoCats(store: store, hub: hub, clock: clock, activity: activity)
    let limiter = RateLimiter(clock: clock)
    let services = Services(
      store: store, hub: hub, passwords: PasswordDesk(rounds: policy.passwordRounds),
      pictures: pictures, demo: demo,
      limiter: limiter, limits: limits, policy: policy, chance: SharedChance(seed: seed))
    application = Application(
      table: RouteTable(services), store: store, hub: hub, limits: limits, limiter: limiter)
    self.limits = limits
    self.clock = clock
    if policy.hasDemoCats { try await demo.moveIn() }
  }

  deinit { demo.stop() }

  /// What opening the records came to.
  public var openReport: OpenReport { records.openReport }

  /// The description that it serves, as JSON.
  public var description: Data {
    OpenAPIDocument(routes: application.table.routes).data
  }

  /// Takes requests on a port.
  ///
  /// - Parameters:
  ///   - host: an address of this machine; the loopback one, unless others shall come in.
  ///   - port: 0 for any that is free.
  /// - Throws: ``PortError``, as where the port is in use.
  public func listen(host: String = "127.0.0.1", port: Int) async throws -> ServerPort {
    try await ServerPort.open(host: host, port: port, for: self)
  }
}
