import Foundation
import Scheduling
import Synchronization

/// The counts of failures by key, of one process or of all on one database.
protocol FailureCounting: Sendable {
  /// The moment by which failures are counted, of whatever clock.
  var now: Duration { get }

  /// Returns the failures of those keys that have some, or are proven.
  func records(of keys: [FailureKey]) async throws -> [FailureKey: FailureRecord]

  /// Counts one failure more of each key.
  func add(_ failures: [(key: FailureKey, limit: ServerLimits.Patience)]) async throws

  /// Forgets the failures of a key, and remembers that the right password was used.
  func prove(_ key: FailureKey) async throws

  func forget(_ key: FailureKey) async throws
}

/// The client or account against which a failure counts.
struct FailureKey: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    /// A name and an address together.
    case pair
    case address, name
    /// A device from which the account was used before.
    case device
  }

  let kind: Kind
  let text: String
}

/// The failures of a key so far. They are one moment: the one at which all of them will be forgotten.
struct FailureRecord: Sendable, Equatable {
  /// The moment of the last one.
  var at: Duration
  var forgottenAt: Duration
  /// True if the right password was used.
  var isProven = false

  mutating func add(at moment: Duration, _ limit: ServerLimits.Patience) {
    forgottenAt = max(forgottenAt, moment) + limit.forgiving
    at = moment
  }

  /// Returns the delay that the failures bring to a try at a moment: none for the first `free`, then 1 s,
  /// 2 s, 4 s, up to the longest.
  func delay(at moment: Duration, _ limit: ServerLimits.Patience) -> Duration {
    let level = max(0, (forgottenAt - moment).seconds / limit.forgiving.seconds)
    let beyond = Int(level.rounded()) - limit.free
    guard beyond >= 0 else { return .zero }
    return min(limit.longest, .seconds(1 << min(beyond, 20)))
  }

  /// Returns the rest of the delay since the last failure.
  func wait(at moment: Duration, _ limit: ServerLimits.Patience) -> Duration {
    max(.zero, at + delay(at: at, limit) - moment)
  }
}

/// The counts of one process.
///
/// The memory is limited: of each kind, the key that has been quiet for longest gives way.
final class FailureTable: FailureCounting {
  private static let most = 20_000

  private let clock: any AppClock
  private let records = Mutex<[FailureKey.Kind: [String: FailureRecord]]>([:])

  init(clock: any AppClock) { self.clock = clock }

  var now: Duration { clock.uptime }

  func count(_ kind: FailureKey.Kind) -> Int { records.withLock { $0[kind]?.count ?? 0 } }

  func records(of keys: [FailureKey]) -> [FailureKey: FailureRecord] {
    records.withLock { records in
      keys.reduce(into: [:]) { $0[$1] = records[$1.kind]?[$1.text] }
    }
  }

  func add(_ failures: [(key: FailureKey, limit: ServerLimits.Patience)]) {
    let now = now
    for (key, limit) in failures { change(key) { $0.add(at: now, limit) } }
  }

  func prove(_ key: FailureKey) {
    let now = now
    change(key) { $0 = FailureRecord(at: now, forgottenAt: now, isProven: true) }
  }

  private func change(_ key: FailureKey, _ change: (inout FailureRecord) -> Void) {
    let now = now
    records.withLock { records in
      var kept = records.removeValue(forKey: key.kind) ?? [:]
      if kept[key.text] == nil { Self.makeRoom(&kept) }
      change(&kept[key.text, default: FailureRecord(at: now, forgottenAt: now)])
      records[key.kind] = kept
    }
  }

  func forget(_ key: FailureKey) { records.withLock { $0[key.kind]?[key.text] = nil } }

  /// Removes the older half of a full table, so that this is seldom done.
  private static func makeRoom(_ records: inout [String: FailureRecord]) {
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
