import CatinderDomain
import Core
import Foundation
import Scheduling
import Synchronization

/// What the routes work with.
struct Services: Sendable {
  let store: CatinderStore
  let hub: EventHub
  let passwords: PasswordDesk
  let pictures: PictureIntake
  let demo: DemoCats
  let limiter: RateLimiter
  let limits: ServerLimits
  let policy: ServerPolicy
  let chance: SharedChance

  func reading(_ call: RouteCall) -> ProfileReading {
    ProfileReading(inRussian: call.request.prefersRussian)
  }
}

/// Random numbers for whoever asks, one after another.
final class SharedChance: Sendable {
  private let random: Mutex<SeededRandom>

  init(seed: UInt64) {
    random = Mutex(SeededRandom(seed: seed))
  }

  func isMutual(_ decision: Decision, isBoosted: Bool) -> Bool {
    random.withLock { MatchChance.isMutual(decision, isBoosted: isBoosted, using: &$0) }
  }
}
