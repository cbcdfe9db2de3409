import Foundation

/// One message between two cats that match.
public struct Message: Sendable, Hashable, Codable, Identifiable {
  /// Made by the sender, so that a message that is sent twice is stored once.
  public let id: String
  /// Precise to the millisecond.
  public var date: Date
  public let senderUid: ProfileID
  public let receiverUid: ProfileID
  /// May have line feeds.
  public var text: String
  public var status: MessageStatus

  public init(
    id: String, date: Date, senderUid: ProfileID, receiverUid: ProfileID, text: String,
    status: MessageStatus = .notSended
  ) {
    (self.id, self.date, self.senderUid, self.receiverUid) = (id, date, senderUid, receiverUid)
    (self.text, self.status) = (text, status)
  }

  private enum CodingKeys: CodingKey { case id, date, senderUid, receiverUid, text, status }

  /// Reads a message. One without an identifier gets one of its moment and sender; one without a status
  /// is sent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    date = try values.decode(Date.self, forKey: .date)
    senderUid = try values.decode(ProfileID.self, forKey: .senderUid)
    receiverUid = try values.decode(ProfileID.self, forKey: .receiverUid)
    text = TextLimit.message.cut(try values.decode(String.self, forKey: .text))
    status = try values.decodeIfPresent(MessageStatus.self, forKey: .status) ?? .sended
    let known = try values.decodeIfPresent(String.self, forKey: .id).flatMap(UUID.init(uuidString:))
    // A moment may be of any year that a text can say.
    let moment = (date.timeIntervalSince1970 * 1000).rounded()
    id = known?.uuidString.lowercased() ?? "\(senderUid)-\(Int64(exactly: moment) ?? 0)"
  }
}

/// The status of a message, spelt as in the protocol.
public enum MessageStatus: String, Sendable, Hashable, Codable, Comparable {
  /// On this machine only: on its way, or failed.
  case notSended
  /// On the server.
  case sended
  /// Read by the receiver.
  case viewed

  private var step: Int {
    switch self {
    case .notSended: 0
    case .sended: 1
    case .viewed: 2
    }
  }

  public static func < (one: MessageStatus, other: MessageStatus) -> Bool { one.step < other.step }
}

/// A message before it is sent.
public struct OutgoingMessage: Sendable, Hashable, Codable {
  /// The same for each try, so that the message is stored once.
  public let id: String
  public let text: String

  /// Creates a message; nil for a text that is blank or too long.
  public init?(_ text: String, id: UUID) {
    guard VisibleText.isVisible(text), TextLimit.message.allows(text) else { return nil }
    self.text = TextLimit.message.cleaned(text)
    self.id = id.uuidString.lowercased()
  }
}
