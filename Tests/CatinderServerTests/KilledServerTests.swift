import CatinderDomain
import Core
import Foundation
import Synchronization
import XCTest

/// The real program, which is killed while it is being written to.
final class KilledServerTests: XCTestCase {
  /// Three threads of talk at once, so that several messages are in one transaction, and a kill at
  /// any moment of it, again and again on the same folder.
  func testNoConfirmedMessageIsLostByKill9() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SeededRandom(seed: 58)
    var served = try ServedProgram(folder)
    var pairs = try await pairs(3, served)
    var confirmed = [[String]](repeating: [], count: pairs.count)
    var cut = 0
    for round in 0..<Self.rounds {
      let fuse = Fuse(messages: Int.random(in: 0..<12, using: &random)) {
        [id = served.identifier] in
        ServedProgram.killSoon(id)
      }
      let said = await talk(pairs, round, fuse)
      served.kill()
      cut += said.filter { $0.isCut }.count
      for (index, more) in said.enumerated() { confirmed[index] += more.texts }
      served = try ServedProgram(folder)
      pairs = try pairs.map { try $0.again(served) }
      for (index, pair) in pairs.enumerated() {
        let kept = try await pair.bob.messages(with: try pair.ann.uid, before: nil).map(\.text)
        XCTAssertEqual(
          kept.filter { Set(confirmed[index]).contains($0) }, confirmed[index],
          "round \(round), as they were said, each once")
        // One of each round may have been kept whose answer did not come any more.
        XCTAssertLessThanOrEqual(kept.count, confirmed[index].count + round + 1)
      }
    }
    served.kill()
    XCTAssertEqual(cut, Self.rounds * 3, "each was killed in the middle of it")
    XCTAssertGreaterThan(confirmed.joined().count, Self.rounds, "and between, they talked")
  }

  private static let rounds = 12

  /// Kills when so many messages, of all who talk, have been begun.
  private final class Fuse: Sendable {
    private let left: Mutex<Int>
    private let kill: @Sendable () -> Void

    init(messages: Int, _ kill: @escaping @Sendable () -> Void) {
      left = Mutex(messages)
      self.kill = kill
    }

    func burn() {
      let isBurnt = left.withLock { left in
        defer { left -= 1 }
        return left == 0
      }
      if isBurnt { kill() }
    }
  }

  private struct Said: Sendable {
    var texts: [String] = []
    var isCut = false
  }

  private struct Talkers: Sendable {
    let ann: HTTPCatinderService
    let bob: HTTPCatinderService

    /// The same sessions with a program that was started anew.
    func again(_ served: ServedProgram) throws -> Talkers {
      let (first, second) = (try served.client(), try served.client())
      first.resume(try XCTUnwrap(ann.session))
      second.resume(try XCTUnwrap(bob.session))
      return Talkers(ann: first, bob: second)
    }
  }

  private func pairs(_ count: Int, _ served: ServedProgram) async throws -> [Talkers] {
    var pairs: [Talkers] = []
    for number in 0..<count {
      let pair = Talkers(ann: try served.client(), bob: try served.client())
      for (client, name) in [(pair.ann, "Ann \(number)"), (pair.bob, "Bob \(number)")] {
        _ = try await client.register(
          try XCTUnwrap(Credentials(user: name, password: "password")),
          ProfileDraft(name: name, age: 2))
      }
      _ = try await pair.ann.decide(.like, on: try pair.bob.uid)
      _ = try await pair.bob.decide(.like, on: try pair.ann.uid)
      pairs.append(pair)
    }
    return pairs
  }

  /// Each says what is confirmed, one after another, until the program is gone.
  private func talk(_ pairs: [Talkers], _ round: Int, _ fuse: Fuse) async -> [Said] {
    await withTaskGroup(of: (Int, Said).self) { group in
      for (index, pair) in pairs.enumerated() {
        group.addTask {
          var said = Said()
          for number in 0..<10_000 {
            let text = "\(round).\(number)"
            fuse.burn()
            do { try await pair.ann.say(text, to: try pair.bob.uid) } catch {
              said.isCut = true
              break
            }
            said.texts.append(text)
          }
          return (index, said)
        }
      }
      return await group.reduce(into: [Int: Said]()) { $0[$1.0] = $1.1 }
        .sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
