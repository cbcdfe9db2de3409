import CatinderDomain
import Core
import FilePrompts
import Foundation

/// The actions of the Catinder tab.
public enum CatinderAction: Sendable {
  /// The tab is shown.
  case shown
  /// Another tab is shown.
  case left
  /// Nobody is logged in.
  case loginNeeded
  case entered(Profile)
  /// The draft of the last run was loaded.
  case draftLoaded(ProfileID, CatinderDraft)
  /// The server could not say who is logged in.
  case openingFailed(CatinderError)
  /// The same once more, after a failure.
  case retryTapped
  case signal(CatinderSignal)
  case logoutTapped
  case login(LoginAction)
  case deck(DeckAction)
  case card(FullCardAction)
  case match(MatchAction)
  case messages(MessagesAction)
  case chat(ChatAction)
  case own(OwnProfileAction)
  case parting(PartingAction)
  case account(AccountAction)
  /// One wants to write to somebody.
  case chatOpened(Profile)
  /// The client to ask for what happens there.
  case reached(any CatinderService)
  /// The server tells of an event.
  case news(CatinderNews)
  /// Nothing has arrived for some seconds, as there is no way.
  case cutOff
}

/// The page that a logged-in user sees.
enum CatinderPage: Equatable, Sendable {
  case deck, messages, profile
  case chat(ProfileID)
}

/// All that the Catinder tab shows.
public struct CatinderState: Equatable, Sendable {
  /// The progress of the log-in.
  enum Entry: Equatable, Sendable {
    case unopened
    /// The server is being asked who is logged in.
    case opening
    case unreachable(CatinderError)
    case outside
    case inside(Profile)
  }

  /// True while the tab is on the screen: only then is a message seen.
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
  /// True once the draft of the last run is loaded.
  var knowsDraft = false
  /// The form of the profile, once it was opened.
  var own: OwnProfileState?
  /// Unmatching, blocking and reporting.
  var parting = PartingState()
  var account = AccountState()
  /// A card in full, in front of the deck.
  var card: FullCardState?
  /// Those one has just matched with; the first is being shown.
  var matches: [Profile] = []
  /// The profiles whose match was shown.
  var announced: Set<ProfileID> = []

  public init() {}

  /// The number of unread messages.
  public var unread: Int { messages.unread }

  /// One's own; nil where nobody is logged in.
  var profile: Profile? {
    if case .inside(let profile) = entry { return profile }
    return nil
  }

  /// The partner of the open chat; nil on another page.
  var openChat: ProfileID? {
    if case .chat(let uid) = page { return uid }
    return nil
  }

  /// The partners whose chats were seen; the server may not have heard of it yet.
  var seenPartners: Set<ProfileID> {
    Set(chats.keys.filter { chats[$0]?.owesSeen == true || (isShown && openChat == $0) })
  }
}

/// The server, files and clock that Catinder works with.
public struct CatinderDependencies: Sendable {
  /// The server, which the first who asks makes ready; from an effect.
  public var service: @Sendable (Language) async throws(CatinderError) -> any CatinderService
  /// The host of somebody else's server; nil for the one within the program.
  public var host: String?
  /// The pictures that were fetched.
  let photos: PhotoFiles
  /// The kept answers of a server elsewhere; nil for the one within the program, always there.
  let answers: KeptAnswers?
  /// The reading of a typed path.
  let paths: TypedPath
  /// The moment at which an answer has come.
  let now: @Sendable () -> Date
  /// Names a message, so that none is said twice.
  let makeID: @Sendable () -> UUID
  /// Returns the kept session of an earlier log-in to the same server.
  public var keptSession: @Sendable () -> CatinderSession?
  /// Keeps a session for the next start; nil forgets it. Throws what the disk says.
  public var keep: @Sendable (CatinderSession?) throws -> Void

  let drafts: CatinderDrafts
  /// True where the service comes with a log-in of its own: with samples.
  public var entersByItself = false

  /// - Parameter photos: the folder for pictures of the server, made with the first of them.
  public init(
    service: @escaping @Sendable (Language) async throws(CatinderError) -> any CatinderService,
    host: String?, photos: URL, answers: KeptAnswers? = nil, paths: TypedPath,
    now: @escaping @Sendable () -> Date, makeID: @escaping @Sendable () -> UUID,
    keptSession: @escaping @Sendable () -> CatinderSession?,
    keep: @escaping @Sendable (CatinderSession?) throws -> Void, drafts: CatinderDrafts
  ) {
    (self.service, self.host) = (service, host)
    self.photos = PhotoFiles(folder: photos)
    (self.answers, self.paths) = (answers, paths)
    (self.now, self.makeID) = (now, makeID)
    (self.keptSession, self.keep, self.drafts) = (keptSession, keep, drafts)
  }
}

extension CatinderDependencies {
  /// Counts the messages that nobody has read; nil without a log-in, and where the server does not answer.
  public func unread(_ language: Language) async -> Int? {
    guard entersByItself || keptSession() != nil else { return nil }
    do throws(CatinderError) {
      let service = try await service(language)
      guard let session = service.session ?? keptSession() else { return nil }
      service.resume(session)
      return try await service.matches().reduce(0) { $0 + $1.unread }
    } catch { return nil }
  }
}
