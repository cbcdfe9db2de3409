import CatinderDomain
import Core
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

  /// Whether the tab is on the screen: only then is a message looked at.
  var isShown = false
  var entry = Entry.unopened
  var login = LoginState()
  /// Since when nothing new is known; nil where all is new.
  var outdated: Outdated?
  var page = CatinderPage.deck
  var deck = DeckState()
  var messages = MessagesState()
  /// Those that were opened, with what is typed in them.
  var chats: [ProfileID: ChatState] = [:]
  /// Whether it is known what was left over from an earlier run.
  var knowsDraft = false
  /// The form of the profile, once it was opened.
  var own: OwnProfileState?
  /// A card in full, in front of the deck.
  var card: FullCardState?
  /// Those one has just matched with; the first is being shown (C-41).
  var matches: [Profile] = []
  /// Whose match was shown.
  var announced: Set<ProfileID> = []

  public init() {}

  /// How many messages were not looked at.
  public var unread: Int { messages.unread }

  /// One's own; nil where nobody is logged in.
  var profile: Profile? {
    if case .inside(let profile) = entry { return profile }
    return nil
  }

  /// Where somebody is logged in.
  mutating func changeOwn(_ change: (inout Profile) -> Void) {
    guard var profile else { return }
    change(&profile)
    entry = .inside(profile)
  }
}
