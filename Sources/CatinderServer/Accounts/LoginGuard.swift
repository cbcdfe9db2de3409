import CatinderDomain
import Core
import Foundation
import Networking
import Scheduling
import Synchronization

/// The delays after wrong passwords, which grow, and hold up who guesses and not who knows.
///
/// - The pair of a name and an address, and an address alone, are refused for a time.
/// - A name that is guessed at from many addresses is never refused for that: its log-ins are held back
///   for some seconds. Else anybody could lock its owner out.
/// - A device from which the account was used before (``DeviceProof``) has a count of its own, so nobody
///   else can hold it up.
final class LoginGuard: Sendable {
  /// A log-in before its password is compared.
  struct Attempt: Sendable {
    /// The name by ``AccountName/key(_:)``; it need not exist.
    let name: String
    /// The address by which the client is counted.
    let client: String
    /// The account and number of a device that is known; nil for others.
    let device: String?
  }

  private let limits: ServerLimits
  private let clock: any AppClock
  private let pairs: FailureTable
  private let addresses: FailureTable
  private let names: FailureTable
  private let devices: FailureTable
  /// The number of log-ins that are held back now, by name.
  private let held = Mutex<[String: Int]>([:])

  /// The most log-ins of one name that are held back at one moment.
  static let mostHeld = 32

  init(limits: ServerLimits, clock: any AppClock) {
    (self.limits, self.clock) = (limits, clock)
    pairs = FailureTable(clock: clock)
    addresses = FailureTable(clock: clock)
    names = FailureTable(clock: clock)
    devices = FailureTable(clock: clock)
  }

  /// Returns when the password may be compared, at once or some seconds later.
  ///
  /// - Throws: ``Refusal/tooMany(after:)``, or `CancellationError` if the client has gone.
  func enter(_ attempt: Attempt) async throws {
    if let device = attempt.device {
      return try refuse(devices.wait(for: device, limits.deviceFailures))
    }
    let pair = Self.pair(attempt)
    try refuse(
      max(
        pairs.wait(for: pair, limits.pairFailures),
        addresses.wait(for: attempt.client, limits.addressFailures)))
    let delay = names.delay(for: attempt.name, limits.nameFailures)
    // A client that has given the right password before does not guess.
    if delay > .zero, !pairs.isProven(pair) { try await hold(attempt.name, delay) }
  }

  private func refuse(_ wait: Duration) throws(Refusal) {
    if wait > .zero { throw .tooMany(after: Int(wait.seconds.rounded(.up))) }
  }

  private func hold(_ name: String, _ delay: Duration) async throws {
    let isHeld = held.withLock { held in
      let count = held[name] ?? 0
      if count < Self.mostHeld { held[name] = count + 1 }
      return count < Self.mostHeld
    }
    guard isHeld else { throw Refusal.tooMany(after: Int(delay.seconds.rounded(.up))) }
    defer {
      held.withLock { held in
        let left = (held[name] ?? 1) - 1
        held[name] = left > 0 ? left : nil
      }
    }
    do throws(HTTPError) { try await clock.wait(for: delay) } catch { throw CancellationError() }
  }

  /// Counts the outcome of a log-in.
  func note(_ attempt: Attempt, isRight: Bool) {
    if let device = attempt.device {
      return isRight ? devices.forget(device) : devices.add(device, limits.deviceFailures)
    }
    if isRight { return pairs.prove(Self.pair(attempt), limits.pairFailures) }
    pairs.add(Self.pair(attempt), limits.pairFailures)
    addresses.add(attempt.client, limits.addressFailures)
    names.add(attempt.name, limits.nameFailures)
  }

  /// Neither part can have the separator.
  private static func pair(_ attempt: Attempt) -> String { "\(attempt.client)\n\(attempt.name)" }
}

/// The counts of failures by key. A count falls with time; without a limit nothing is counted.
///
/// The memory is limited: the key that has been quiet for longest gives way.
final class FailureTable: Sendable {
  private struct Record {
    /// The count at ``at``, as far as it has not fallen.
    var level: Double
    var at: Duration
    /// True if the right password was used.
    var isProven = false
  }

  private static let most = 20_000

  private let clock: any AppClock
  private let records = Mutex<[String: Record]>([:])

  init(clock: any AppClock) { self.clock = clock }

  var count: Int { records.withLock { $0.count } }

  /// Returns the delay that the failures so far bring to the next try: none for the first `free`, then
  /// 1 s, 2 s, 4 s, up to the longest.
  func delay(for key: String, _ limit: ServerLimits.Patience?) -> Duration {
    guard let limit, let record = records.withLock({ $0[key] }) else { return .zero }
    return Self.delay(after: level(record, clock.uptime, limit), limit)
  }

  /// Returns the rest of the delay since the last failure.
  func wait(for key: String, _ limit: ServerLimits.Patience?) -> Duration {
    guard let limit, let record = records.withLock({ $0[key] }) else { return .zero }
    return max(.zero, record.at + Self.delay(after: record.level, limit) - clock.uptime)
  }

  private static func delay(after level: Double, _ limit: ServerLimits.Patience) -> Duration {
    let beyond = Int(level.rounded()) - limit.free
    guard beyond >= 0 else { return .zero }
    return min(limit.longest, .seconds(1 << min(beyond, 20)))
  }

  private func level(
    _ record: Record, _ now: Duration, _ limit: ServerLimits.Patience
  ) -> Double {
    max(0, record.level - (now - record.at).seconds / limit.forgiving.seconds)
  }

  func add(_ key: String, _ limit: ServerLimits.Patience?) {
    guard let limit else { return }
    let now = clock.uptime
    records.withLock { records in
      if records[key] == nil { Self.makeRoom(&records) }
      var record = records[key] ?? Record(level: 0, at: now)
      record.level = level(record, now, limit) + 1
      record.at = now
      records[key] = record
    }
  }

  /// Forgets the failures, and remembers that the right password was used.
  func prove(_ key: String, _ limit: ServerLimits.Patience?) {
    guard limit != nil else { return }
    let now = clock.uptime
    records.withLock { records in
      if records[key] == nil { Self.makeRoom(&records) }
      records[key] = Record(level: 0, at: now, isProven: true)
    }
  }

  func isProven(_ key: String) -> Bool { records.withLock { $0[key]?.isProven ?? false } }

  func forget(_ key: String) { records.withLock { $0[key] = nil } }

  /// Removes the older half of a full table, so that this is seldom done.
  private static func makeRoom(_ records: inout [String: Record]) {
    guard records.count >= most else { return }
    let times = records.values.map(\.at).sorted()
    let middle = times[times.count / 2]
    var left = records.count - most / 2
    records = records.filter { entry in
      guard entry.value.at <= middle, left > 0 else { return true }
      left -= 1
      return false
    }
  }
}

/// The names of accounts.
enum AccountName {
  /// Returns the key of a name: names that differ in their case alone are one.
  static func key(_ user: String) -> String {
    TextLimit.user.cleaned(user).precomposedStringWithCompatibilityMapping.lowercased()
  }
}
