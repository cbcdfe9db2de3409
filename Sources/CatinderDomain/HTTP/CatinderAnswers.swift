import Foundation
import Networking

/// The bodies of the protocol that are not records themselves.
public enum CatinderAnswers {
  public struct Login: Codable, Sendable {
    public var result: Bool
    public var loginDate: Date
    public var profile: Profile
    /// The token for further calls; a server that only reads files gives none.
    public var token: String?
    /// The proof for later log-ins from here, which wrong passwords of others do not hold up.
    public var device: String?

    public init(loginDate: Date, profile: Profile, token: String?, device: String? = nil) {
      result = true
      (self.loginDate, self.profile, self.token) = (loginDate, profile, token)
      self.device = device
    }
  }

  public struct Register: Codable, Sendable {
    public var user: String
    public var password: String
    public var profile: ProfileDraft

    public init(user: String, password: String, profile: ProfileDraft) {
      (self.user, self.password, self.profile) = (user, password, profile)
    }
  }

  /// The success of a call, with its results.
  public struct Outcome: Codable, Sendable {
    public var result = true
    public var uid: ProfileID?
    public var imageName: String?
    public var isLikeMutual: Bool?
    public var isMatchKept: Bool?
    public var passedOver: [Profile]?
    public var seconds: Int?
    public var profile: Profile?
    public var message: Message?

    public init(
      uid: ProfileID? = nil, imageName: String? = nil, isLikeMutual: Bool? = nil,
      isMatchKept: Bool? = nil, passedOver: [Profile]? = nil, seconds: Int? = nil,
      profile: Profile? = nil, message: Message? = nil
    ) {
      (self.uid, self.imageName, self.isLikeMutual) = (uid, imageName, isLikeMutual)
      (self.isMatchKept, self.passedOver, self.seconds) = (isMatchKept, passedOver, seconds)
      (self.profile, self.message) = (profile, message)
    }
  }

  /// The reason for which a call was refused.
  public struct Refusal: Codable, Sendable, Equatable {
    public var result: Bool
    /// A word for programs.
    public var error: String
    /// The names of the wrong fields.
    public var fields: [String]?

    public init(error: String, fields: [String]? = nil) {
      result = false
      (self.error, self.fields) = (error, fields)
    }
  }

  /// The reader of one's messages, and the last message that was read.
  public struct Reader: Codable, Sendable {
    public var profileUid: ProfileID
    public var messageId: String?

    public init(_ uid: ProfileID, upTo messageId: String) {
      (profileUid, self.messageId) = (uid, messageId)
    }
  }

  /// A report about a profile.
  public struct Report: Codable, Sendable {
    public var profileUid: ProfileID
    public var reason: CatReport.Reason
    public var text: String

    public init(_ uid: ProfileID, _ report: CatReport) {
      (profileUid, reason, text) = (uid, report.reason, report.text)
    }
  }

  /// The profile that a call or an event is about.
  public struct Somebody: Codable, Sendable {
    public var profileUid: ProfileID

    public init(_ uid: ProfileID) { profileUid = uid }
  }
}

extension CatinderNews {
  /// Translates news of the stream; nil for events that are unknown or cannot be read.
  init?(_ news: EventSource.News) {
    switch news {
    case .opened: self = .connected
    case .refused(401), .refused(403): self = .loggedOut
    case .refused(let status): self = .disconnected(.status(status))
    case .broken(let error): self = .disconnected(.requestFailed(error))
    case .event(let event): self.init(event)
    }
  }

  private init?(_ event: ServerEvent) {
    let data = Data(event.data.utf8)
    func read<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? CatinderJSON.decode(type, data)
    }
    switch event.name {
    case "message":
      guard let message = read(Message.self) else { return nil }
      self = .message(message)
    case "seen":
      guard let reader = read(CatinderAnswers.Reader.self) else { return nil }
      self = .seen(by: reader.profileUid, upTo: reader.messageId)
    case "match":
      guard let match = read(Match.self) else { return nil }
      self = .match(match)
    case "unmatch":
      guard let partner = read(CatinderAnswers.Somebody.self) else { return nil }
      self = .matchEnded(partner.profileUid)
    default: return nil
    }
  }
}

extension CatinderError {
  /// Translates an answer of another status than 200.
  init(refusal response: HTTPResponse) {
    let refusal = try? CatinderJSON.decode(CatinderAnswers.Refusal.self, response.body)
    switch (response.status, refusal?.error) {
    case (401, "wrong-credentials"): self = .wrongCredentials
    case (403, "wrong-password"): self = .wrongPassword
    case (401, _): self = .notLoggedIn
    case (404, _): self = .notFound
    case (409, "name-taken"): self = .nameTaken
    case (409, "no-slot"): self = .couldNotUpdateImage(.noSlot)
    case (409, "unreadable-picture"): self = .couldNotUpdateImage(.unreadable)
    case (413, _): self = .couldNotUpdateImage(.tooLarge)
    case (429, _):
      let seconds = Int(response.headers["Retry-After"] ?? "") ?? 1
      self = .tooManyRequests(retryAfter: .seconds(min(max(1, seconds), 3600)))
    case (400, _), (422, _): self = .invalid(fields: refusal?.fields ?? [])
    default: self = .status(response.status)
    }
  }
}

/// The JSON of the protocol: moments in ISO 8601 with milliseconds and zone.
public enum CatinderJSON {
  public static func encode(_ value: some Encodable) -> Data { encode(value, isPrinted: false) }
  /// Encodes for the output of a command, without values that were never told.
  public static func printed(_ value: some Encodable) -> Data { encode(value, isPrinted: true) }

  /// Returns true if an encoder writes for ``printed(_:)``.
  static func isPrinted(by encoder: any Encoder) -> Bool {
    printing.map { encoder.userInfo[$0] != nil } ?? false
  }

  private static let printing = CodingUserInfoKey(rawValue: "moggy.printed")

  private static func encode(_ value: some Encodable, isPrinted: Bool) -> Data {
    let encoder = JSONEncoder()
    if isPrinted, let printing { encoder.userInfo[printing] = true }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(text(of: date))
    }
    // All values of the protocol can be written as JSON.
    return (try? encoder.encode(value)) ?? Data("null".utf8)
  }

  public static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = date(try container.decode(String.self))
      else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no moment") }
      return date
    }
    return try decoder.decode(type, from: data)
  }

  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Returns a date as `2026-11-21T10:00:00.000Z`.
  public static func text(of date: Date) -> String { date.formatted(style) }

  /// Reads a date with or without a fraction, in any zone.
  public static func date(_ text: String) -> Date? {
    (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}
