import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling
import XCTest

/// Somebody without a terminal who uses the same server.
struct CatinderGuest {
  private let service: HTTPCatinderService

  init(_ name: String, at server: CatinderServer) async throws {
    service = HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: server, streaming: server,
      clock: ManualClock(now: Launch().date), activity: Activity())
    _ = try await service.logIn(try XCTUnwrap(Credentials(user: name, password: "milk")))
  }

  /// Who is in the deck, the top card first.
  func names() async throws -> [String] { try await service.profiles().map(\.name) }

  func like(_ name: String) async throws {
    let profiles = try await service.profiles()
    let profile = try XCTUnwrap(profiles.first { $0.name == name })
    _ = try await service.decide(.like, on: profile.uid)
  }

  func unmatch(_ name: String) async throws {
    try await service.part(.unmatch, from: try await partner(name))
  }

  func matches() async throws -> [String] {
    let me = try XCTUnwrap(service.session).uid
    return try await service.matches().map { $0.partner(of: me).name }
  }

  func write(_ text: String, to name: String) async throws {
    let message = try XCTUnwrap(OutgoingMessage(text, id: UUID()))
    _ = try await service.send(message, to: try await partner(name))
  }

  /// What the two have written, the oldest first.
  func texts(with name: String) async throws -> [String] {
    try await messages(with: name).map(\.text)
  }

  /// How far that has come.
  func statuses(with name: String) async throws -> [MessageStatus] {
    try await messages(with: name).map(\.status)
  }

  private func messages(with name: String) async throws -> [Message] {
    try await service.messages(with: try await partner(name), before: nil)
  }

  private func partner(_ name: String) async throws -> ProfileID {
    let me = try XCTUnwrap(service.session).uid
    let partners = try await service.matches().map { $0.partner(of: me) }
    return try XCTUnwrap(partners.first { $0.name == name }).uid
  }
}
