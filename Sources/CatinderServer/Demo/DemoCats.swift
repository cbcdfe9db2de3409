import CatinderDomain
import Foundation
import GRDB
import Networking
import Persistence
import Scheduling
import Synchronization

/// The cats that nobody stands behind: brings them in, draws them, answers for them.
final class DemoCats: Sendable {
  /// After which one looks at a message, and after which it has answered.
  static let pauses = (look: Duration.seconds(1), answer: Duration.seconds(2))

  private let store: CatinderStore
  private let hub: EventHub
  private let clock: any AppClock
  private let activity: Activity
  private let drawn = Mutex<[String: Data]>([:])
  private let tasks = Mutex<[String: Task<Void, Never>]>([:])

  init(store: CatinderStore, hub: EventHub, clock: any AppClock, activity: Activity) {
    self.store = store
    self.hub = hub
    self.clock = clock
    self.activity = activity
  }

  /// Those who are missing.
  func moveIn() async throws {
    try await store.write { db in
      for (number, cat) in DemoCat.all.enumerated() {
        try db.run(
          """
          INSERT OR IGNORE INTO account
          (uid, demo, name, age, shortDescription, extendedDescription) VALUES (?, ?, ?, ?, '', '')
          """, [Self.uid(number).text, number, cat.english.name, cat.age])
      }
    }
  }

  /// The same on every server.
  static func uid(_ number: Int) -> ProfileID {
    ProfileID(
      UUID(uuid: (0xCA, 0x71, 0xDE, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))))
  }

  /// A picture of one of them, drawn when it is first asked for; nil for any other name.
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

  /// Looks at a message and answers it a little later, where it was sent to one of the cats.
  func reply(to message: Message, _ pair: Pair, inRussian: Bool) async throws {
    let isDemo = try await store.read { db in
      let sql = "SELECT 1 FROM account WHERE id = ? AND demo IS NOT NULL"
      return try db.number(sql, [pair.partner.id]) != nil
    }
    guard isDemo else { return }
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

  /// Answers that were not given are given up.
  func stop() {
    for task in tasks.withLock({ $0 }).values { task.cancel() }
  }

  private func look(_ pair: Pair) async {
    guard let seen = try? await store.markSeen(by: pair.partner, from: pair.me.uid) else { return }
    hub.tell(
      seen.sender.id, "seen", CatinderAnswers.Reader(pair.partner.uid, upTo: seen.last))
  }

  private func answer(_ message: Message, _ pair: Pair, _ inRussian: Bool) async {
    defer { _ = tasks.withLock { $0.removeValue(forKey: message.id) } }
    let text = DemoReplies.text(after: message, inRussian: inRussian)
    let sent = try? await store.send(
      text, id: UUID().uuidString.lowercased(), from: pair.partner, to: pair.me.uid)
    if let sent { hub.tell(pair.me.id, "message", sent.message) }
  }
}

/// What cats answer that nobody stands behind; each says so.
enum DemoReplies {
  /// The same message gets the same answer.
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
