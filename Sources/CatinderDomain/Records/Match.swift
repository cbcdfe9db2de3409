import Foundation

/// Two cats that like each other.
public struct Match: Sendable, Hashable, Codable {
  public var matchDate: Date
  /// The two, in any order: see ``partner(of:)``.
  public var profile1: Profile
  public var profile2: Profile
  /// The newest message of either side; nil until somebody has written.
  public var lastMessage: Message?
  /// The number of the partner's messages that were not read.
  public var unread: Int

  public init(
    matchDate: Date, profile1: Profile, profile2: Profile, lastMessage: Message? = nil,
    unread: Int = 0
  ) {
    (self.matchDate, self.profile1, self.profile2) = (matchDate, profile1, profile2)
    (self.lastMessage, self.unread) = (lastMessage, unread)
  }

  private enum CodingKeys: CodingKey { case matchDate, profile1, profile2, lastMessage, unread }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    matchDate = try values.decode(Date.self, forKey: .matchDate)
    profile1 = try values.decode(Profile.self, forKey: .profile1)
    profile2 = try values.decode(Profile.self, forKey: .profile2)
    lastMessage = try values.decodeIfPresent(Message.self, forKey: .lastMessage)
    let unread = try values.decodeIfPresent(Int.self, forKey: .unread) ?? 0
    self.unread = min(max(0, unread), CatinderLimits.unread)
  }

  /// Returns the other one of the two.
  public func partner(of me: ProfileID) -> Profile { profile1.uid == me ? profile2 : profile1 }
  /// The moment of the last event, by which matches are sorted, the newest first.
  public var latest: Date { max(matchDate, lastMessage?.date ?? matchDate) }
}

/// The odds that a demo cat likes one back.
public enum MatchOdds {
  public static let boostDuration = Duration.seconds(10)

  private static func percent(for decision: Decision, isBoosted: Bool) -> Int {
    switch decision {
    case .dislike: 0
    case .like: isBoosted ? 40 : 20
    case .superlike: 100
    }
  }

  /// Draws from 1 to 100; a sure result draws no number.
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
