import CatinderDomain
import Core
import Foundation
import Networking
import Scheduling
import Synchronization

/// The demo cats: draws them, decides and answers for them.
final class DemoCats: Sendable {
  /// The time until a cat reads a message, and until it has answered.
  static let pauses = (look: Duration.seconds(1), answer: Duration.seconds(2))

  private let store: CatinderStore
  private let clock: any AppClock
  private let activity: Activity
  private let drawn = Mutex<[String: Data]>([:])
  private let tasks = Mutex<[String: Task<Void, Never>]>([:])
  private let random: Mutex<SeededRandom>

  init(store: CatinderStore, clock: any AppClock, activity: Activity, seed: UInt64) {
    (self.store, self.clock, self.activity) = (store, clock, activity)
    random = Mutex(SeededRandom(seed: seed))
  }

  /// Decides at random if a cat likes one back.
  func isMutual(_ decision: Decision, isBoosted: Bool) -> Bool {
    random.withLock { MatchOdds.isMutual(decision, isBoosted: isBoosted, using: &$0) }
  }

  /// Returns the identifier of a cat, the same on every server.
  static func uid(_ number: Int) -> ProfileID {
    ProfileID(
      UUID(uuid: (0xCA, 0x71, 0xDE, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))))
  }

  /// Returns a picture of a cat, drawn when it is first requested; nil for any other name.
  func picture(_ name: String) -> Data? {
    if let known = drawn.withLock({ $0[name] }) { return known }
    for (number, cat) in DemoCat.all.enumerated() {
      for photo in 0..<cat.photos where DemoCat.photo(number, photo) == name {
        guard let bytes = CatDrawing(look: cat.look, photo: photo).jpeg else { return nil }
        drawn.withLock { $0[name] = bytes }
        return bytes
      }
    }
    return nil
  }

  // MARK: - Answers
  /// Reads and answers a message a little later, if it was sent to one of the cats.
  func reply(to message: Message, _ pair: Pair, inRussian: Bool) async throws {
    guard try await store.isDemo(pair.partner) else { return }
    let job = CountedJob.start("catinder.reply", activity) { [weak self, clock] in
      do throws(HTTPError) { try await clock.wait(for: Self.pauses.look) } catch { return }
      await self?.look(pair)
      do throws(HTTPError) {
        try await clock.wait(for: Self.pauses.answer - Self.pauses.look)
      } catch { return }
      await self?.answer(message, pair, inRussian)
    }
    tasks.withLock { $0[message.id] = job }
  }

  /// Cancels the answers that were not sent yet.
  func stop() {
    for task in tasks.withLock({ $0 }).values { task.cancel() }
  }

  private func look(_ pair: Pair) async {
    try? await store.markSeen(by: pair.partner, from: pair.me.uid)
  }

  private func answer(_ message: Message, _ pair: Pair, _ inRussian: Bool) async {
    defer { _ = tasks.withLock { $0.removeValue(forKey: message.id) } }
    let text = DemoReplies.text(after: message, inRussian: inRussian)
    _ = try? await store.send(
      text, id: UUID().uuidString.lowercased(), from: pair.partner, to: pair.me.uid)
  }
}

/// The answers of demo cats; each is marked as such.
private enum DemoReplies {
  /// Returns the answer to a message, the same each time.
  static func text(after message: Message, inRussian: Bool) -> String {
    let words = inRussian ? russian : english
    let sum = message.text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return (inRussian ? "[демо] " : "[demo] ") + words[sum % words.count]
  }

  private static let english = [
    "Purr. Tell me more.", "Meow! And what is for dinner at your place?",
    "I was asleep. Say it again, slowly.", "I like the way you put that.",
    "Do you have a windowsill?", "Excuse me, a fly. Now I am all yours.",
    "Let us meet at the fridge.",
  ]

  private static let russian = [
    "Мур. Расскажи ещё.", "Мяу! А что у вас на ужин?", "Сплю. Повтори, только медленно.",
    "Красиво сказано.", "А подоконник у тебя есть?", "Прости, муха. Всё, слушаю.",
    "Встретимся у холодильника.",
  ]
}
