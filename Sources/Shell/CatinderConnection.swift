import CatinderDomain
import CatinderServer
import Core
import Foundation
import Networking
import Persistence
import Scheduling
import Toolkit

/// The way to the server, made when it is first asked for; after a failure the next one tries again.
actor CatinderConnection {
  private let setup: CatinderSetup
  private var opened: Task<Way, any Error>?
  private var current: (language: Language, service: HTTPCatinderService)?

  /// What a service is made of.
  private struct Way: Sendable {
    let address: CatinderAddress
    let http: any HTTPClient & HTTPStreaming
  }

  init(setup: CatinderSetup) {
    self.setup = setup
  }

  /// Speaks a language; another one goes on with the same session.
  func service(_ language: Language) async throws(CatinderError) -> any CatinderService {
    if let current, current.language == language { return current.service }
    let way = try await way()
    let service = HTTPCatinderService(
      way.address, http: way.http, streaming: way.http, clock: setup.clock,
      activity: setup.store.activity, language: language.rawValue)
    if let session = current?.service.session { service.resume(session) }
    current = (language, service)
    return service
  }

  private func way() async throws(CatinderError) -> Way {
    let task = opened ?? Task { [setup] in try await Self.open(setup) }
    opened = task
    do {
      return try await task.value
    } catch {
      opened = nil
      throw error as? CatinderError
        ?? .requestFailed(.unreachable(host: "", reason: String(describing: error)))
    }
  }

  private static func open(_ setup: CatinderSetup) async throws -> Way {
    if let address = setup.options.catinder {
      guard let line = setup.options.line else {
        throw CatinderError.requestFailed(.unreachable(host: "", reason: "no network"))
      }
      return Way(address: address, http: line)
    }
    // No port: nobody else has a way in.
    return Way(address: try CatinderAddress("http://localhost"), http: try await setup.ownServer())
  }
}
