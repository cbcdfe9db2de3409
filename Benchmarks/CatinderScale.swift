import Core
import Foundation

/// A day of a million accounts, simulated: the requests, rows and bytes that a server would have to bear.
///
/// The habits are assumptions, written down in ``Habits``; the bytes of a row are measured.
struct CatinderScale {
  /// What one account does in a day.
  private enum Habits {
    /// The part of all accounts that is there on a day.
    static let daily = 0.3
    /// The mean number of visits of one who is there, and of minutes of a visit.
    static let (visits, minutes) = (3.0, 8.0)
    /// The means of a visit.
    static let (decisions, messages, chats, pictures) = (25.0, 4.0, 2.0, 30.0)
    /// The part of decisions that likes, and of likes that are returned.
    static let (liked, returned) = (0.4, 0.1)
    /// The part of visits that begins with a log-in; a session holds for 30 days.
    static let loggedIn = 0.02
    /// The part of visits that each hour of the day has, in percent.
    static let hours = [
      2.0, 1, 0.5, 0.5, 0.5, 1, 2, 4, 4, 3, 3, 4, 6, 5, 4, 4, 4, 5, 6, 8, 10, 10, 8, 4.5,
    ]
  }

  /// The bytes of a row in PostgreSQL 15 with its part of the indices, measured with 100,000 accounts and a
  /// million messages of 56 bytes.
  private enum Bytes {
    static let (account, decision, pair, message, news) = (859, 160, 153, 335, 445)
    /// Assumed: a JPEG with a longer side of 640 pixels.
    static let picture = 60_000
  }

  private static let accounts = 1_000_000
  /// One of so many accounts is simulated.
  private static let scale = 10

  private var random = SeededRandom(seed: 2026)
  private var minutes = [Minute](repeating: Minute(), count: 24 * 60)

  /// The events of one minute.
  private struct Minute {
    var requests = 0
    var decks = 0
    var decisions = 0
    var matches = 0
    var messages = 0
    var logins = 0
    var pictures = 0
    var news = 0
    var streams = 0
  }

  mutating func run() {
    Report.title("Catinder: a day of a million accounts, simulated")
    for _ in 0..<Int(Double(Self.accounts / Self.scale) * Habits.daily) {
      for _ in 0..<count(Habits.visits) { visit() }
    }
    note("requests", \.requests)
    note("decks of profiles", \.decks)
    note("decisions", \.decisions)
    note("messages", \.messages)
    note("log-ins", \.logins)
    note("pictures", \.pictures)
    note("news", \.news)
    let open = (minutes.map(\.streams).max() ?? 0) * Self.scale
    Report.note("streams of events that are open, at most", "\(open)")
    rows("decisions", \.decisions, Bytes.decision)
    rows("matches", \.matches, Bytes.pair)
    rows("messages", \.messages, Bytes.message)
    Report.note("GB of a million accounts", Self.gigabytes(Self.accounts * Bytes.account))
    Report.note("GB of two pictures of each", Self.gigabytes(2 * Self.accounts * Bytes.picture))
    let kept = total(\.news) * Self.scale / (24 * 6)
    Report.note("MB of news of ten minutes", "\(kept * Bytes.news / 1_000_000)")
  }

  private mutating func visit() {
    let start = minute()
    let length = max(1, min(count(Habits.minutes), 24 * 60 - start))
    for minute in start..<start + length { minutes[minute].streams += 1 }
    // The stream of events, one's own profile, the matches and the last decisions.
    add(start, \.requests, 4)
    if chance(Habits.loggedIn) { add(start, \.logins, 1) }
    for _ in 0..<count(Habits.decisions) {
      let minute = start + Int.random(in: 0..<length, using: &random)
      add(minute, \.decisions, 1)
      if chance(Habits.liked * Habits.returned) {
        add(minute, \.matches, 1)
        add(minute, \.news, 1)
      }
    }
    let decks = count(Habits.decisions / 100) + 1
    add(start, \.decks, decks)
    for _ in 0..<count(Habits.pictures) {
      add(start + Int.random(in: 0..<length, using: &random), \.pictures, 1)
    }
    // A chat is read, and what is new in it is marked as seen, which the other hears.
    let chats = count(Habits.chats)
    add(start, \.requests, 2 * chats)
    add(start, \.news, chats)
    for _ in 0..<count(Habits.messages) {
      let minute = start + Int.random(in: 0..<length, using: &random)
      add(minute, \.messages, 1)
      add(minute, \.news, 1)
    }
  }

  /// Adds events, and a request for each that is one.
  private mutating func add(_ minute: Int, _ kind: WritableKeyPath<Minute, Int>, _ count: Int) {
    minutes[minute][keyPath: kind] += count
    if ![\Minute.requests, \Minute.news, \Minute.matches].contains(kind) {
      minutes[minute].requests += count
    }
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }

  /// Draws a number with a mean, of the geometric distribution: most are small, some are large.
  private mutating func count(_ mean: Double) -> Int {
    let draw = Double.random(in: Double.ulpOfOne..<1, using: &random)
    return Int(log(draw) / log(mean / (mean + 1)))
  }

  /// Draws a minute of the day by the curve of the hours.
  private mutating func minute() -> Int {
    var left = Double.random(in: 0..<Habits.hours.reduce(0, +), using: &random)
    for (hour, part) in Habits.hours.enumerated() {
      if left < part { return hour * 60 + Int.random(in: 0..<60, using: &random) }
      left -= part
    }
    return 24 * 60 - 1
  }

  // MARK: - Figures
  private func total(_ kind: KeyPath<Minute, Int>) -> Int {
    minutes.map { $0[keyPath: kind] }.reduce(0, +)
  }

  private func note(_ what: String, _ kind: KeyPath<Minute, Int>) {
    let most = (minutes.map { $0[keyPath: kind] }.max() ?? 0) * Self.scale
    let mean = Double(total(kind) * Self.scale) / 86_400
    Report.note(
      "\(what) in a second, on average and in the busiest minute",
      "\(Report.number(mean)), \(Report.number(Double(most) / 60))")
  }

  private func rows(_ what: String, _ kind: KeyPath<Minute, Int>, _ bytes: Int) {
    let day = total(kind) * Self.scale
    Report.note("\(what): millions of rows in a day", Report.number(Double(day) / 1e6))
    Report.note("\(what): GB in a year", Self.gigabytes(day * bytes * 365))
  }

  private static func gigabytes(_ bytes: Int) -> String { Report.number(Double(bytes) / 1e9) }
}
