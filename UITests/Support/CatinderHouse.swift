import CatinderServer
import Foundation
import Scheduling

/// A real Catinder server on a port of this machine, without cats of its own; anybody may come in.
@MainActor
final class CatinderHouse {
  private let folder: DataFolder
  /// Without the way through the port.
  let server: CatinderServer
  private var port: ServerPort?
  private let number: Int

  var address: String { "http://127.0.0.1:\(number)" }

  /// - Parameter database: the address of records that it shares with others; nil for its own.
  init(database: String? = nil) async throws {
    folder = try DataFolder()
    var policy = ServerPolicy.embedded
    policy.hasDemoCats = false
    server = try await CatinderServer(
      database.map { .init(database: $0) } ?? .init(inMemoryWithPicturesIn: folder.url),
      clock: ManualClock(now: Launch().date),
      activity: Activity(), seed: 7, policy: policy, limits: .unlimited)
    let port = try await server.listen(port: 0)
    (self.port, number) = (port, port.number)
  }

  /// Nobody comes in any more, and whoever is inside is thrown out.
  func close() async {
    await port?.close()
    port = nil
  }

  /// Somebody else, who comes in by another way and is there when the port is closed.
  func guest(_ name: String) async throws -> CatinderGuest {
    try await CatinderGuest(name, at: server)
  }

  /// On the same port as before.
  func reopen() async throws {
    port = try await server.listen(port: number)
  }
}
