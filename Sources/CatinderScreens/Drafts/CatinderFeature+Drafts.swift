import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func loadDraft(of profile: Profile) -> Effect<CatinderAction> {
    .run("load drafts", queue: Self.drafts) { [dependencies] send in
      let draft = await dependencies.drafts.load(profile.uid)
      send(.draftLoaded(profile.uid, draft ?? CatinderDraft()))
    }
  }

  /// What was typed is there again, and what was to be sent and saved goes on its way once more: the
  /// server says no message twice.
  func take(
    _ draft: CatinderDraft, of uid: ProfileID, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile?.uid == uid, !state.knowsDraft else { return .none }
    state.take(draft)
    state.knowsDraft = true
    var effect = Effect.merge(saveOwnProfile(state, environment), resend(&state, environment))
    for chat in draft.chats {
      for unsent in chat.unsent {
        effect = .merge(effect, post(unsent.message, to: chat.partner.uid, state, environment))
      }
    }
    return .merge(effect, reopen(draft, &state, environment))
  }

  /// Where one was in the middle of a word, unless one is elsewhere already.
  private func reopen(
    _ draft: CatinderDraft, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.page == .deck, let chat = draft.open.flatMap({ state.chats[$0] }) else {
      return .none
    }
    let notice = CatinderWords(environment.language).typingIsBack
    return .merge(openChat(chat.partner, &state, environment), .notice(notice))
  }

  /// Stands behind the effects of an action that has changed what is typed.
  func keepDraft(
    _ state: CatinderState, since before: CatinderDraft?
  ) -> Effect<CatinderAction> {
    guard let uid = state.profile?.uid, let draft = state.draft, draft != before else {
      return .none
    }
    return .run("keep draft", queue: Self.drafts, topic: "draft \(uid)") { [dependencies] send in
      if let reason = await dependencies.drafts.save(uid, draft.isEmpty ? nil : draft) {
        send.failed(FailureReason(reason))
      }
    }
  }

  private static var drafts: String { "drafts" }
}
