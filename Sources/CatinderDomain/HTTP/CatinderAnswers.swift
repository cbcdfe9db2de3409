import Foundation

/// The bodies of the exchange that are not records themselves.
public enum CatinderAnswers {
  public struct Login: Codable, Sendable {
    public var result: Bool
    public var loginDate: Date
    public var profile: Profile
    /// What further calls have to show; a server that only reads files gives none.
    public var token: String?

    public init(result: Bool, loginDate: Date, profile: Profile, token: String?) {
      self.result = result
      self.loginDate = loginDate
      self.profile = profile
      self.token = token
    }
  }

  public struct Register: Codable, Sendable {
    public var user: String
    public var password: String
    public var profile: ProfileDraft

    public init(user: String, password: String, profile: ProfileDraft) {
      self.user = user
      self.password = password
      self.profile = profile
    }
  }

  /// Whether it was done, and what came of it.
  public struct Outcome: Codable, Sendable {
    public var result: Bool
    public var uid: ProfileID?
    public var imageName: String?
    public var isLikeMutual: Bool?
    public var isMatchKept: Bool?
    public var seconds: Int?
    public var profile: Profile?
    public var message: Message?

    public init(result: Bool = true) {
      self.result = result
    }
  }

  /// Why it was not done.
  public struct Refusal: Codable, Sendable, Equatable {
    public var result: Bool
    /// A word for programs.
    public var error: String
    /// The fields that were found wrong.
    public var fields: [String]?

    public init(error: String, fields: [String]? = nil) {
      result = false
      self.error = error
      self.fields = fields
    }
  }

  /// Who has looked at one's messages, and which is the last of those.
  public struct Reader: Codable, Sendable {
    public var profileUid: ProfileID
    public var messageId: String?

    public init(_ uid: ProfileID, upTo messageId: String) {
      (profileUid, self.messageId) = (uid, messageId)
    }
  }

  /// Whom something is about.
  public struct Somebody: Codable, Sendable {
    public var profileUid: ProfileID

    public init(_ uid: ProfileID) { profileUid = uid }
  }
}
