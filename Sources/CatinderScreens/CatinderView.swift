import CatinderDomain
import Terminal
import Toolkit

/// The way in, or what is behind it.
struct CatinderView {
  let state: CatinderState
  let words: CatinderWords
  let host: String?

  var body: Element<CatinderAction> {
    page.fill().semantics(CatinderID.screen, .screen, label: words.title)
  }

  private var page: Element<CatinderAction> {
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
    case .inside: return inside.bindings(words.title, bindings)
    }
  }

  private var inside: Element<CatinderAction> {
    ZStack {
      DeckView(state: state.deck, words: words).body
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

  private var bindings: [KeyBinding<CatinderAction>] {
    [KeyBinding("catinder.logOut", ["L"], words.logOut, hint: .helpOnly, .logoutTapped)]
  }
}
