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
  private let failures: any FailureCounting
  /// The number of log-ins that are held back now, by name; of this process, whose memory they take.
  private let held = Mutex<[String: Int]>([:])

  /// The most log-ins of one name that are held back at one moment.
  static let mostHeld = 32

  init(limits: ServerLimits, clock: any AppClock, failures: any FailureCounting) {
    (self.limits, self.clock, self.failures) = (limits, clock, failures)
  }

  /// Returns when the password may be compared, at once or some seconds later.
  ///
  /// - Throws: ``Refusal/tooMany(after:)``, or `CancellationError` if the client has gone.
  func enter(_ attempt: Attempt) async throws {
    let counted = counted(attempt)
    if counted.isEmpty { return }
    let records = try await failures.records(of: counted.map(\.key))
    let now = failures.now
    let waits = counted.filter { $0.key.kind != .name }
      .map { key, limit in records[key]?.wait(at: now, limit) ?? .zero }
    try refuse(waits.max() ?? .zero)
    // A client that has given the right password before does not guess.
    let isProven = records.contains { $0.key.kind == .pair && $0.value.isProven }
    guard let (name, limit) = counted.first(where: { $0.key.kind == .name }), !isProven
    else { return }
    let delay = records[name]?.delay(at: now, limit) ?? .zero
    if delay > .zero { try await hold(attempt.name, delay) }
  }

  /// Returns what a failure of an attempt counts against.
  private func counted(
    _ attempt: Attempt
  ) -> [(key: FailureKey, limit: ServerLimits.Patience)] {
    let all: [(FailureKey.Kind, String, ServerLimits.Patience?)]
    if let device = attempt.device {
      all = [(.device, device, limits.deviceFailures)]
    } else {
      all = [
        // Neither part can have the separator.
        (.pair, "\(attempt.client)\n\(attempt.name)", limits.pairFailures),
        (.address, attempt.client, limits.addressFailures),
        (.name, attempt.name, limits.nameFailures),
      ]
    }
    return all.compactMap { kind, text, limit in
      limit.map { (FailureKey(kind: kind, text: text), $0) }
    }
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
  func note(_ attempt: Attempt, isRight: Bool) async throws {
    let counted = counted(attempt)
    if counted.isEmpty { return }
    guard isRight else { return try await failures.add(counted) }
    for (key, _) in counted {
      switch key.kind {
      case .device: try await failures.forget(key)
      case .pair: try await failures.prove(key)
      case .address, .name: break
      }
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
