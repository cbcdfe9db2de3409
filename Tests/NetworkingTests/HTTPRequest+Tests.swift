import FaultyServer
import Foundation
import Networking
import Scheduling
import XCTest

extension HTTPRequest {
  init(_ server: FaultyServer, _ path: String = "/", scheme: String = "http") throws {
    let text = "\(scheme)://127.0.0.1:\(server.port)\(path)"
    self.init(.get, try XCTUnwrap(URL(string: text)))
  }
}

extension HTTPClient {
  /// The answer, or the error as a value.
  func result(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do { return .success(try await send(request)) } catch { return .failure(error) }
  }

  func error(_ request: HTTPRequest) async -> HTTPError? {
    if case .failure(let error) = await result(request) { return error }
    return nil
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// A test that asks a ``FaultyServer`` through the real client.
class TransportTestCase: XCTestCase {
  private(set) var servers: [FaultyServer] = []
  private(set) var clients: [LiveHTTPClient] = []

  override func tearDown() async throws {
    for client in clients { client.shutDown() }
    for server in servers { await server.stop() }
    (clients, servers) = ([], [])
  }

  func server(
    security: FaultyServer.Security? = nil, _ script: @escaping FaultyServer.Script
  ) async throws -> FaultyServer {
    let server = try await FaultyServer.start(security: security, script)
    servers.append(server)
    return server
  }

  func client(
    clock: any AppClock = LiveClock(), authorities: URL? = nil
  ) throws -> LiveHTTPClient {
    let client = try LiveHTTPClient(
      userAgent: "Moggy/test", clock: clock, authorities: authorities)
    clients.append(client)
    return client
  }

  /// What the client makes of one reply.
  func error(_ reply: ServerReply) async throws -> HTTPError? {
    let server = try await server { _ in reply }
    return try await client().error(HTTPRequest(server))
  }
}
