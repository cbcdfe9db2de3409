/// When a cat that nobody stands behind likes one back.
public enum MatchChance {
  public static let boostDuration = Duration.seconds(10)

  /// In percent.
  public static func percent(for decision: Decision, isBoosted: Bool) -> Int {
    switch decision {
    case .dislike: 0
    case .like: isBoosted ? 40 : 20
    case .superlike: 100
    }
  }

  /// Draws a number from 1 to 100; what is sure draws none.
  public static func isMutual(
    _ decision: Decision, isBoosted: Bool, using random: inout some RandomNumberGenerator
  ) -> Bool {
    switch percent(for: decision, isBoosted: isBoosted) {
    case 0: false
    case 100: true
    case let percent: Int.random(in: 1...100, using: &random) <= percent
    }
  }
}
