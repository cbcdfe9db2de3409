import CatinderDomain
import Foundation

/// All that somebody has typed or chosen and the server does not have.
public struct CatinderDraft: Codable, Equatable, Sendable {
  struct Chat: Codable, Equatable, Sendable {
    let partner: Profile
    var text: String
    /// On their way, or failed; the oldest first.
    var unsent: [Unsent]
  }

  struct Unsent: Codable, Equatable, Sendable {
    let message: OutgoingMessage
    let date: Date
  }

  /// The fields of the form, of which one at least is not saved.
  struct Form: Codable, Equatable, Sendable {
    var name: String
    var age: String
    var about: String
    var story: String
  }

  /// By their partners' identifiers.
  var chats: [Chat] = []
  /// The chat that is being written in.
  var open: ProfileID?
  var form: Form?
  /// On their way, or failed; the oldest first.
  var decisions: [PastDecision]?

  var isEmpty: Bool { chats.isEmpty && form == nil && decisions == nil }
}
