import Foundation
import Networking

/// A Catinder server, whichever it is. Safe from any thread; a call ends when its task is cancelled.
///
/// All calls but ``register(_:_:)``, ``logIn(_:)`` and ``resume(_:)`` need a session, and throw
/// ``CatinderError/notLoggedIn`` without.
public protocol CatinderService: Sendable {
  /// Who is logged in.
  var session: CatinderSession? { get }

  /// Makes an account and logs in.
  func register(
    _ credentials: Credentials, _ profile: ProfileDraft
  ) async throws(CatinderError) -> LoggedIn

  func logIn(_ credentials: Credentials) async throws(CatinderError) -> LoggedIn

  /// Goes on with a session that was kept; whether it still holds shows with the next call.
  func resume(_ session: CatinderSession)

  /// Ends the session here in every case, and at the server where it can be reached.
  func logOut() async

  // MARK: Profiles

  func ownProfile() async throws(CatinderError) -> Profile

  /// Those who are neither decided on nor matched; the first is to be the top card.
  func profiles() async throws(CatinderError) -> [Profile]

  func profile(_ uid: ProfileID) async throws(CatinderError) -> Profile

  func update(_ draft: ProfileDraft) async throws(CatinderError) -> Profile

  // MARK: Pictures

  /// The bytes of a picture: a JPEG or PNG, and hostile until it is drawn.
  func image(_ name: String) async throws(CatinderError) -> Data

  /// Takes a PNG or JPEG as one's last picture, and gives the name it got.
  func uploadImage(_ bytes: Data) async throws(CatinderError) -> String

  func deleteImage(_ name: String) async throws(CatinderError)

  /// - Parameter names: of all one's pictures, each once.
  func orderImages(_ names: [String]) async throws(CatinderError)

  // MARK: Decisions

  /// Whether it is a match.
  func decide(_ decision: Decision, on uid: ProfileID) async throws(CatinderError) -> Bool

  /// The last that can be taken back, the newest first; of a few hundred the last 100.
  func decisions() async throws(CatinderError) -> [PastDecision]

  func undo(_ uid: ProfileID) async throws(CatinderError) -> Withdrawal

  /// Forgets all decisions that led to no match: the deck starts again.
  func startAgain() async throws(CatinderError)

  /// How long it lasts.
  func boost() async throws(CatinderError) -> Duration

  // MARK: Messages

  /// The newest first, by ``Match/latest``.
  func matches() async throws(CatinderError) -> [Match]

  /// The oldest first: the last 500, or those before the message of an identifier.
  func messages(
    with uid: ProfileID, before id: String?
  ) async throws(CatinderError) -> [Message]

  /// Confirmed means kept: neither a crash of the server nor a power cut loses it.
  func send(
    _ message: OutgoingMessage, to uid: ProfileID
  ) async throws(CatinderError) -> Message

  /// Says that one has looked at everything the other has sent.
  func markSeen(_ uid: ProfileID) async throws(CatinderError)

  /// Tells what happens, one after another on any thread, until the watch is let go.
  func watch(_ tell: @escaping @Sendable (CatinderNews) -> Void) -> CatinderWatch
}

/// The answer to a log-in.
public struct LoggedIn: Sendable, Equatable {
  public let session: CatinderSession
  public let profile: Profile

  public init(session: CatinderSession, profile: Profile) {
    self.session = session
    self.profile = profile
  }
}

/// Who is logged in, and what proves it. To be kept in a file that only its owner reads.
public struct CatinderSession: Sendable, Equatable {
  public let uid: ProfileID
  public let token: Secret
  public let since: Date

  public init(uid: ProfileID, token: Secret, since: Date) {
    self.uid = uid
    self.token = token
    self.since = since
  }
}

/// The name of an account and its password, which prints as nothing.
public struct Credentials: Sendable, Equatable {
  public var user: String
  public var password: Secret

  /// Nil where either is empty.
  public init?(user: String, password: String) {
    guard VisibleText.isVisible(user), let secret = Secret(password) else { return nil }
    self.user = TextLimit.user.cleaned(user)
    self.password = secret
  }
}

/// What happens on the server while one looks.
public enum CatinderNews: Sendable, Equatable {
  /// From now on all news arrive; what happened before has to be asked for.
  case connected
  /// A message of oneself, sent from anywhere, or of another one.
  case message(Message)
  /// The other has looked at everything that one has sent, up to the message of this identifier; to
  /// all of it where the server names none.
  case seen(by: ProfileID, upTo: String?)
  case match(Match)
  /// The other has taken the like back, before anybody wrote.
  case matchWithdrawn(ProfileID)
  /// Nothing arrives for the moment; it is tried again.
  case disconnected(CatinderError)
  /// Not tried again: the session is over.
  case loggedOut
}

/// A stream of news under way; letting go of it, or ``cancel()``, ends it.
public final class CatinderWatch: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit { onCancel() }

  public func cancel() { onCancel() }
}

/// What became of a decision that was taken back.
public enum Withdrawal: Sendable, Hashable {
  /// As if it had never been made; a match without a message went with it.
  case withdrawn
  /// The two have written to each other, and stay matched.
  case matchStays
}
