import Foundation

/// Two cats that like each other.
public struct Match: Sendable, Hashable, Codable {
  public var matchDate: Date
  public var profile1: Profile
  /// Which of the two is one's own is not said by their order: see ``partner(of:)``.
  public var profile2: Profile
  /// The newest of either side; nil as long as nobody has written.
  public var lastMessage: Message?
  /// How many messages of the other one have not been looked at.
  public var unread: Int

  public init(
    matchDate: Date, profile1: Profile, profile2: Profile, lastMessage: Message? = nil,
    unread: Int = 0
  ) {
    self.matchDate = matchDate
    self.profile1 = profile1
    self.profile2 = profile2
    self.lastMessage = lastMessage
    self.unread = unread
  }

  private enum CodingKeys: CodingKey {
    case matchDate, profile1, profile2, lastMessage, unread
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    matchDate = try values.decode(Date.self, forKey: .matchDate)
    profile1 = try values.decode(Profile.self, forKey: .profile1)
    profile2 = try values.decode(Profile.self, forKey: .profile2)
    lastMessage = try values.decodeIfPresent(Message.self, forKey: .lastMessage)
    let unread = try values.decodeIfPresent(Int.self, forKey: .unread) ?? 0
    self.unread = min(max(0, unread), CatinderLimits.unread)
  }

  /// The one of the two who is not the given one.
  public func partner(of me: ProfileID) -> Profile {
    profile1.uid == me ? profile2 : profile1
  }

  /// When something happened last: matches are listed by it, the newest first.
  public var latest: Date { max(matchDate, lastMessage?.date ?? matchDate) }
}

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
