import CatinderDomain
import CatinderServer
import Faults
import Foundation
import Networking
import Persistence
import Scheduling
import XCTest

/// The records of the Catinder server, under every fault: what it has confirmed is there.
final class ServerTests: FaultCase {
  private func server(_ folder: URL) async throws -> CatinderServer {
    var policy = ServerPolicy()
    policy.passwordRounds = 16
    return try await CatinderServer(
      .init(folder: folder), clock: Self.clock(), activity: Activity(), seed: 1, policy: policy,
      limits: .unlimited)
  }

  private func client(_ server: CatinderServer) throws -> HTTPCatinderService {
    HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: server, streaming: server,
      clock: Self.clock(), activity: Activity(), language: "en")
  }

  private func credentials(_ name: String) throws -> Credentials {
    try XCTUnwrap(Credentials(user: name, password: "password of \(name)"))
  }

  /// Two guests, a match and messages; each name is kept once the server has confirmed it.
  private func visit(_ server: CatinderServer) async -> (accounts: [String], messages: [String]) {
    var (accounts, messages): ([String], [String]) = ([], [])
    do {
      let (ann, bob) = (try client(server), try client(server))
      for (guest, name) in [(ann, "Ann"), (bob, "Bob")] {
        _ = try await guest.register(try credentials(name), ProfileDraft(name: name, age: 3))
        accounts.append(name)
      }
      let (annID, bobID) = (try XCTUnwrap(ann.session).uid, try XCTUnwrap(bob.session).uid)
      _ = try await ann.decide(.like, on: bobID)
      _ = try await bob.decide(.like, on: annID)
      for text in ["Hello", "Shall we share a radiator?", "Today?"] {
        _ = try await ann.send(try XCTUnwrap(OutgoingMessage(text, id: UUID())), to: bobID)
        messages.append(text)
      }
    } catch is CatinderError {
      // What is refused is not confirmed.
    } catch {
      XCTFail("\(error)")
    }
    return (accounts, messages)
  }

  func testWhatIsConfirmedIsThere() async throws {
    let template = folder.appending(path: "template", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: template, withIntermediateDirectories: true)
    do { _ = try await server(template) }
    let first = try copy(of: template)
    let counts = try await FaultyDisk.run(in: first) { disk in
      let server = try await server(first)
      disk.begin(nil)
      let confirmed = await visit(server)
      XCTAssertEqual(confirmed.messages.count, 3)
      return disk.counts
    }
    remove(first)
    try await sweep(stride: 19, counts: counts) { fault in
      let run = try copy(of: template)
      defer { remove(run) }
      let (injected, confirmed) = try await FaultyDisk.run(in: run) { disk in
        let server = try await server(run)
        disk.begin(fault)
        let confirmed = await visit(server)
        return (disk.injected, confirmed)
      }
      let place = "\(fault): \(confirmed)"
      let again = try await server(run)
      if case .repaired = again.openReport { XCTFail("\(place): repaired") }
      for name in confirmed.accounts {
        let guest = try client(again)
        do { _ = try await guest.logIn(try credentials(name)) } catch {
          Self.tally.lost += 1
          XCTFail("\(place): \(name): \(error)")
        }
        if name == "Bob", !confirmed.messages.isEmpty {
          try await checkMessages(guest, confirmed.messages, place)
        }
      }
      Self.tally.confirmed += confirmed.accounts.count + confirmed.messages.count
      return injected
    }
  }

  private func checkMessages(
    _ guest: HTTPCatinderService, _ expected: [String], _ place: String
  ) async throws {
    let matches = try await guest.matches()
    let me = try XCTUnwrap(guest.session).uid
    let match = try XCTUnwrap(matches.first, place)
    let found = try await guest.messages(with: match.partner(of: me).uid, before: nil).map(\.text)
    if !found.starts(with: expected) { Self.tally.lost += 1 }
    XCTAssertTrue(found.starts(with: expected), "\(place): \(found)")
  }
}
