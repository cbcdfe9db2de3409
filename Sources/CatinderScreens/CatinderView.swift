import CatinderDomain
import Core
import Semantics
import Terminal
import Toolkit

/// The way in, or what is behind it.
struct CatinderView {
  let state: CatinderState
  let words: CatinderWords
  let moments: CatinderMoments
  let host: String?

  var body: Element<CatinderAction> {
    entrance.fill().semantics(CatinderID.screen, .screen, label: words.title)
  }

  private var entrance: Element<CatinderAction> {
    switch state.entry {
    case .unopened, .opening:
      return Spinner(CatinderID.opening, label: words.opening)
        .fill(horizontal: .center, vertical: .center)
    case .unreachable(let error):
      return StateView(
        CatinderID.unreachable, error.isOffline ? .offline(age: nil) : .failure,
        words.header(error), hint: words.reason(error),
        button: .retry(words.language, .retryTapped)
      ).element
    case .outside:
      return LoginView(state: state.login, words: words, host: host).body
        .map(CatinderAction.login)
    case .inside: return inside
    }
  }

  private var inside: Element<CatinderAction> {
    ZStack {
      VStack {
        page(state.page)
        if let outdated = state.outdated {
          OutdatedLine(outdated: outdated, now: moments.now, words: words).body
        }
      }
      if let card = state.card {
        FullCardView(state: card, photos: state.deck.photos, words: words).body
          .map(CatinderAction.card)
      }
      if let partner = state.matches.first, let own = state.profile {
        MatchView(own: own, partner: partner, photos: state.deck.photos, words: words).body
          .map(CatinderAction.match)
      }
    }.element
  }

  @ElementBuilder<CatinderAction>
  private func page(_ page: CatinderPage) -> [Element<CatinderAction>] {
    switch page {
    case .profile:
      if let own = state.own, let profile = state.profile {
        OwnProfileView(state: own, profile: profile, photos: state.deck.photos, words: words).body
      }
    case .deck:
      DeckView(
        state: state.deck, unread: state.unread,
        isCutOff: state.messages.isCutOff && state.outdated == nil, words: words
      ).body
    case .messages:
      if let me = state.profile?.uid {
        MessagesView(
          state: state.messages, me: me, photos: state.deck.photos, moments: moments, words: words
        ).body
      }
    case .chat(let uid):
      if let chat = state.chats[uid], let me = state.profile?.uid {
        ChatView(
          state: chat, isCutOff: state.messages.isCutOff, me: me, photos: state.deck.photos,
          moments: moments, words: words
        ).body
      }
    }
  }
}
