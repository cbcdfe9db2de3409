import Foundation
import Networking

/// A Catinder server. Safe from any thread; a call ends when its task is cancelled.
///
/// All calls but ``register(_:_:)``, ``logIn(_:)`` and ``resume(_:)`` throw
/// ``CatinderError/notLoggedIn`` without a session.
public protocol CatinderService: Sendable {
  /// The session of the user who is logged in.
  var session: CatinderSession? { get }

  /// Creates an account and logs in.
  func register(
    _ credentials: Credentials, _ profile: ProfileDraft
  ) async throws(CatinderError) -> LoggedIn

  func logIn(_ credentials: Credentials) async throws(CatinderError) -> LoggedIn

  /// Continues a stored session; the next call shows if it is still valid.
  func resume(_ session: CatinderSession)

  /// Ends the session here in any case, and at the server if it can be reached.
  func logOut() async

  // MARK: Profiles
  func ownProfile() async throws(CatinderError) -> Profile

  /// Returns the profiles that are neither decided nor matched; the first is the top card.
  func profiles() async throws(CatinderError) -> [Profile]

  func profile(_ uid: ProfileID) async throws(CatinderError) -> Profile

  func update(_ draft: ProfileDraft) async throws(CatinderError) -> Profile

  // MARK: Pictures
  /// Returns the bytes of a picture, which are not trusted before they are decoded.
  func image(_ name: String) async throws(CatinderError) -> Data

  /// Adds a PNG or JPEG as the last picture; returns its name.
  ///
  /// - Parameter id: the same for each try, so that the picture is added once.
  func uploadImage(_ bytes: Data, id: UUID) async throws(CatinderError) -> String

  func deleteImage(_ name: String) async throws(CatinderError)

  /// Sorts one's pictures.
  /// - Parameter names: the names of all of them, each once.
  func orderImages(_ names: [String]) async throws(CatinderError)

  // MARK: Decisions
  /// Sends a decision; returns true for a match.
  func decide(_ decision: Decision, on uid: ProfileID) async throws(CatinderError) -> Bool

  /// Returns the last 100 decisions that can be taken back, the newest first.
  func decisions() async throws(CatinderError) -> [PastDecision]

  func undo(_ uid: ProfileID) async throws(CatinderError) -> Withdrawal

  /// Deletes all decisions without a match: the deck starts again.
  func startAgain() async throws(CatinderError)

  /// Starts a boost; returns its duration.
  func boost() async throws(CatinderError) -> Duration

  // MARK: Ways out
  /// Ends a match, or blocks a cat whether it matches or not; both can be sent twice.
  ///
  /// - Throws: ``CatinderError/notFound`` for a match that is none.
  func part(_ parting: Parting, from uid: ProfileID) async throws(CatinderError)

  func unblock(_ uid: ProfileID) async throws(CatinderError)

  /// Returns the cats that the user has blocked, the last one first.
  func blocked() async throws(CatinderError) -> [Profile]

  /// Reports a cat to the administrator of the server; nobody else learns of it.
  func report(_ report: CatReport, about uid: ProfileID) async throws(CatinderError)

  // MARK: The account
  /// Changes the password, and ends all other sessions.
  ///
  /// - Throws: ``CatinderError/wrongPassword``.
  func changePassword(from old: Secret, to new: Secret) async throws(CatinderError)

  /// Ends all sessions of the user, this one too.
  func logOutEverywhere() async throws(CatinderError)

  func ownData() async throws(CatinderError) -> OwnData

  /// Deletes the account with all that belongs to it, and ends all sessions. It is gone when this
  /// returns.
  ///
  /// - Throws: ``CatinderError/wrongPassword``.
  func deleteAccount(_ password: Secret) async throws(CatinderError)

  // MARK: Messages
  /// Returns the matches, the newest first by ``Match/latest``.
  func matches() async throws(CatinderError) -> [Match]

  /// Returns the last 500 messages, or the last before a message, the oldest first.
  func messages(with uid: ProfileID, before id: String?) async throws(CatinderError) -> [Message]

  /// Sends a message. It is stored when this returns: neither a crash nor a power cut loses it.
  func send(_ message: OutgoingMessage, to uid: ProfileID) async throws(CatinderError) -> Message

  /// Marks all messages of a match as read.
  func markSeen(_ uid: ProfileID) async throws(CatinderError)

  /// Tells the news, one after another on any thread, until the watch is released.
  func watch(_ tell: @escaping @Sendable (CatinderNews) -> Void) -> CatinderWatch
}

/// The result of a log-in.
public struct LoggedIn: Sendable, Equatable {
  public let session: CatinderSession
  public let profile: Profile

  public init(session: CatinderSession, profile: Profile) {
    (self.session, self.profile) = (session, profile)
  }
}

/// A session with the token that proves it, which only its owner may read.
public struct CatinderSession: Sendable, Equatable {
  public let uid: ProfileID
  public let token: Secret
  public let since: Date

  public init(uid: ProfileID, token: Secret, since: Date) {
    (self.uid, self.token, self.since) = (uid, token, since)
  }
}

/// The name of an account and its password.
public struct Credentials: Sendable, Equatable {
  public var user: String
  public var password: Secret

  /// Creates credentials; nil if either is empty.
  public init?(user: String, password: String) {
    guard VisibleText.isVisible(user), let secret = Secret(password) else { return nil }
    self.user = TextLimit.user.cleaned(user)
    self.password = secret
  }
}

/// The events on the server.
public enum CatinderNews: Sendable, Equatable {
  /// All news arrive from now on; earlier ones have to be requested.
  case connected
  /// A message to the user, or of the user from any program.
  case message(Message)
  /// A match has read one's messages, up to the one of this identifier; all if the server names none.
  case seen(by: ProfileID, upTo: String?)
  case match(Match)
  /// A match is no more: one of the two has taken the like back, or has ended it.
  case matchEnded(ProfileID)
  /// There is no connection at the moment; it is tried again.
  case disconnected(CatinderError)
  /// The session has ended; it is not tried again.
  case loggedOut
}

/// A stream of news; it ends when it is cancelled or released.
public final class CatinderWatch: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }

  deinit { onCancel() }

  public func cancel() { onCancel() }
}

/// The outcome of taking a decision back.
public enum Withdrawal: Sendable, Hashable {
  /// The decision is gone, with a match without messages.
  ///
  /// The profiles are those of later decisions that stay, as their matches have messages; the last first.
  case withdrawn(past: [Profile] = [])
  /// The two have written to each other, and stay matched.
  case matchStays
}
