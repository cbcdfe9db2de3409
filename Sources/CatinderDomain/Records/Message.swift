import Foundation

/// One message between two cats that match.
public struct Message: Sendable, Hashable, Codable, Identifiable {
  /// Made by who sends it, so that sending it twice says it once.
  public let id: String
  /// To the millisecond.
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
    self.id = id
    self.date = date
    self.senderUid = senderUid
    self.receiverUid = receiverUid
    self.text = text
    self.status = status
  }

  private enum CodingKeys: CodingKey {
    case id, date, senderUid, receiverUid, text, status
  }

  /// A server that gives no identifier gets one of the moment and the sender; without a status it is
  /// sent.
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

/// How far a message has come; spelt as in the exchange.
public enum MessageStatus: String, Sendable, Hashable, Codable, Comparable {
  /// Only on this machine: on its way, or failed.
  case notSended
  /// The server has it.
  case sended
  /// The other has looked at it.
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

/// A message as it leaves the hand that wrote it.
public struct OutgoingMessage: Sendable, Hashable, Codable {
  /// Keeps a message that is sent once more, as its answer got lost, from being said twice.
  public let id: String
  public let text: String

  /// Nil for a text that says nothing or is too long.
  public init?(_ text: String, id: UUID) {
    guard VisibleText.isVisible(text), TextLimit.message.allows(text) else { return nil }
    self.text = TextLimit.message.cleaned(text)
    self.id = id.uuidString.lowercased()
  }
}
