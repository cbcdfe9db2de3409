import CatinderDomain
import Core
import Toolkit

/// What can happen in the Catinder tab.
public enum CatinderAction: Sendable {
  /// The tab is shown.
  case shown
  /// Another tab is shown.
  case left
  /// Nobody is logged in.
  case loginNeeded
  case entered(Profile)
  /// What had been typed and not sent when the program ended.
  case draftLoaded(ProfileID, CatinderDraft)
  /// The server could not say who is logged in.
  case openingFailed(CatinderError)
  /// The same once more, after a failure.
  case retryTapped
  /// The server cannot be reached, and has said this some time ago.
  case outdated(Outdated)
  case upToDate
  /// The session is over, as the server says.
  case sessionEnded
  case logoutTapped
  case login(LoginAction)
  case deck(DeckAction)
  case card(FullCardAction)
  case match(MatchAction)
  case messages(MessagesAction)
  case chat(ChatAction)
  case own(OwnProfileAction)
  /// One wants to write to somebody.
  case chatOpened(Profile)
  /// Whom to ask for what happens there.
  case reached(any CatinderService)
  /// What happens on the server meanwhile.
  case news(CatinderNews)
  /// Nothing has arrived for some seconds, as there is no way.
  case cutOff
}
