import Foundation
import Networking

extension CatinderNews {
  /// Nil for what a newer server tells and we do not know, and for what cannot be read.
  init?(_ news: EventSource.News) {
    switch news {
    case .opened: self = .connected
    case .refused(401), .refused(403): self = .loggedOut
    case .refused(let status): self = .disconnected(.status(status))
    case .broken(let error): self = .disconnected(.requestFailed(error))
    case .event(let event): self.init(event)
    }
  }

  /// The names of events, and what stands behind each.
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
      self = .matchWithdrawn(partner.profileUid)
    default: return nil
    }
  }
}
