import CatinderDomain
import Core
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
  /// On their way, or failed; the oldest first.
  var farewells: [Farewell]?

  var isEmpty: Bool {
    chats.isEmpty && form == nil && decisions == nil && farewells == nil
  }
}

/// The store of drafts, by user; the owner of the database sets it up.
public struct CatinderDrafts: Sendable {
  /// Loads the draft of the last run; nil where there is none.
  public var load: @Sendable (ProfileID) async -> CatinderDraft?
  /// Keeps it for the next start, or forgets it; returns why it could not be kept.
  public var save: @Sendable (ProfileID, CatinderDraft?) async -> FailureReason?

  public init(
    load: @escaping @Sendable (ProfileID) async -> CatinderDraft?,
    save: @escaping @Sendable (ProfileID, CatinderDraft?) async -> FailureReason?
  ) { (self.load, self.save) = (load, save) }
}

extension CatinderState {
  /// The draft to keep; nil until the kept one is loaded.
  var draft: CatinderDraft? {
    guard knowsDraft, profile != nil else { return nil }
    var draft = CatinderDraft()
    draft.chats = chats.values.compactMap(\.kept).sorted {
      $0.partner.uid.text < $1.partner.uid.text
    }
    if case .chat(let uid) = page, chats[uid]?.draft.isEmpty == false { draft.open = uid }
    draft.form = own?.unsaved
    draft.decisions = deck.untaken.isEmpty ? nil : deck.untaken
    draft.farewells = parting.untaken.isEmpty ? nil : parting.untaken
    return draft
  }

  /// Takes a kept draft; text that is typed already wins.
  mutating func take(_ draft: CatinderDraft) {
    guard let profile else { return }
    for kept in draft.chats {
      var chat = chats[kept.partner.uid] ?? ChatState(partner: kept.partner)
      chat.take(kept, me: profile.uid)
      chats[kept.partner.uid] = chat
    }
    deck.unsent = draft.decisions ?? []
    deck.deck.resume(deck.unsent)
    parting.unsent = draft.farewells ?? []
    for uid in parting.gone {
      deck.deck.forget(uid)
      messages.hide(uid, profile.uid)
    }
    guard let form = draft.form, own == nil else { return }
    own = OwnProfileState(profile, form)
  }
}

extension ChatState {
  fileprivate var kept: CatinderDraft.Chat? {
    if draft.isEmpty, outgoing.isEmpty { return nil }
    return CatinderDraft.Chat(
      partner: partner, text: draft,
      unsent: outgoing.map { CatinderDraft.Unsent(message: $0.message, date: $0.shown.date) })
  }

  fileprivate mutating func take(_ kept: CatinderDraft.Chat, me: ProfileID) {
    if draft.isEmpty { draft = kept.text }
    let known = Set(shown.map(\.id))
    outgoing += kept.unsent.filter { !known.contains($0.message.id) }.map { unsent in
      Outgoing(
        message: unsent.message,
        shown: Message(
          id: unsent.message.id, date: unsent.date, senderUid: me, receiverUid: partner.uid,
          text: unsent.message.text))
    }
  }
}

extension OwnProfileState {
  /// The form where not all of it is with the server.
  fileprivate var unsaved: CatinderDraft.Form? {
    if problems.isEmpty, failure == nil, draft == saved.cleaned { return nil }
    return CatinderDraft.Form(name: name, age: age, about: about, story: story)
  }

  fileprivate init(_ profile: Profile, _ form: CatinderDraft.Form) {
    self.init(profile)
    (name, age, about, story) = (form.name, form.age, form.about, form.story)
  }
}
