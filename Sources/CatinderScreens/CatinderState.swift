import CatinderDomain
import Toolkit

/// All that the Catinder tab shows.
public struct CatinderState: Equatable, Sendable {
  /// How far one has come into the tab.
  enum Entry: Equatable, Sendable {
    case unopened
    /// The server is being asked who is logged in.
    case opening
    case unreachable(CatinderError)
    case outside
    case inside(Profile)
  }

  public var language: Language
  var entry = Entry.unopened
  var login = LoginState()
  var deck = DeckState()
  /// A card in full, in front of the deck.
  var card: FullCardState?
  /// Those one has just matched with; the first is being shown (C-41).
  var matches: [Profile] = []
  /// Whose match was shown.
  var announced: Set<ProfileID> = []

  public init(language: Language) {
    self.language = language
  }

  /// One's own; nil where nobody is logged in.
  var profile: Profile? {
    if case .inside(let profile) = entry { return profile }
    return nil
  }
}
