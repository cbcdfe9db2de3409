import CatinderDomain

extension CatinderState {
  /// What is to be kept of what is typed; nil until it is known what was kept before.
  var draft: CatinderDraft? {
    guard knowsDraft, profile != nil else { return nil }
    var draft = CatinderDraft()
    draft.chats = chats.values.compactMap(\.kept).sorted {
      $0.partner.uid.text < $1.partner.uid.text
    }
    if case .chat(let uid) = page, chats[uid]?.draft.isEmpty == false { draft.open = uid }
    draft.form = own?.unsaved
    draft.decisions = deck.untaken.isEmpty ? nil : deck.untaken
    return draft
  }

  /// What is typed already stays before what was kept.
  mutating func take(_ draft: CatinderDraft) {
    guard let profile else { return }
    for kept in draft.chats {
      var chat = chats[kept.partner.uid] ?? ChatState(partner: kept.partner)
      chat.take(kept, me: profile.uid)
      chats[kept.partner.uid] = chat
    }
    deck.unsent = draft.decisions ?? []
    deck.deck.resume(deck.unsent)
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
