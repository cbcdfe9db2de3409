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
