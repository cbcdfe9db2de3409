import FaultyServer
import Foundation
import XCTest

/// A port of this machine where the services of the weather come and go.
@MainActor
final class WeatherServer {
  let url: URL
  private let port: Int
  private var server: FaultyServer?

  /// Takes a free port and leaves it: until ``start(_:)`` nobody listens there.
  init() async throws {
    let first = try await FaultyServer.start { _ in .answer(503) }
    port = first.port
    url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)"))
    await first.stop()
  }

  /// Answers with the weather in files.
  func start() async throws {
    let forecast = try Self.answer("forecast-unixtime.json")
    let air = try Self.answer("air-quality.json")
    try await start { $0.target.hasPrefix("/v1/forecast") ? forecast : air }
  }

  func start(_ script: @escaping FaultyServer.Script) async throws {
    await stop()
    server = try await FaultyServer.start(port: port, script)
  }

  func stop() async {
    await server?.stop()
    // A connection that is kept would go on with the answers of before.
    await server?.cut()
    server = nil
  }

  private static func answer(_ file: String) throws -> ServerReply {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tests/WeatherDomainTests/Answers/open-meteo")
    let data = try Data(contentsOf: folder.appending(path: file))
    // A connection that stayed would answer for a server that is gone.
    return .answer(200, bytes: Array(data), headers: [("Connection", "close")])
  }
}
