import Core
import Foundation
import Interchange

/// The records of a server about one account, beside its matches, messages and pictures.
public struct OwnData: Sendable, Equatable, Codable {
  /// A decision on a cat; its name is that of now.
  public struct Choice: Sendable, Equatable, Codable {
    public var profileUid: ProfileID
    public var name: String
    public var decision: Decision

    public init(_ uid: ProfileID, _ name: String, _ decision: Decision) {
      (profileUid, self.name, self.decision) = (uid, name, decision)
    }
  }

  /// A report that the user has made.
  public struct Complaint: Sendable, Equatable, Codable {
    public var date: Date
    public var profileUid: ProfileID
    public var reason: CatReport.Reason
    public var text: String

    public init(date: Date, _ uid: ProfileID, _ report: CatReport) {
      (self.date, profileUid) = (date, uid)
      (reason, text) = (report.reason, report.text)
    }
  }

  /// The name of the account.
  public var user: String
  public var profile: Profile
  /// The oldest first.
  public var decisions: [Choice]
  public var blocked: [Profile]
  public var reports: [Complaint]
  /// The ends of the sessions that are open.
  public var sessionsUntil: [Date]

  public init(
    user: String, profile: Profile, decisions: [Choice], blocked: [Profile],
    reports: [Complaint], sessionsUntil: [Date]
  ) {
    (self.user, self.profile, self.decisions) = (user, profile, decisions)
    (self.blocked, self.reports, self.sessionsUntil) = (blocked, reports, sessionsUntil)
  }
}

/// Everything that a server has of an account, as one ZIP file: `catinder.json` with the records, and
/// the pictures in `photos`.
public struct OwnArchive: Sendable {
  /// The content of `catinder.json`.
  private struct Content: Encodable {
    struct Chat: Encodable {
      var match: Match
      /// All of them, the oldest first.
      var messages: [Message]
    }

    var account: OwnData
    var chats: [Chat]
  }

  public static let recordsName = "catinder.json"

  /// Asks the server for all of it, page by page.
  ///
  /// - Parameter day: the day that the files in the archive have.
  /// - Returns: the bytes of the archive.
  public static func collect(
    from service: any CatinderService, on day: CalendarDay
  ) async throws(CatinderError) -> Data {
    let account = try await service.ownData()
    let me = account.profile.uid
    var chats: [Content.Chat] = []
    for match in try await service.matches() {
      let messages = try await messages(with: match.partner(of: me).uid, service)
      chats.append(Content.Chat(match: match, messages: messages))
    }
    var photos: [(name: String, bytes: Data)] = []
    for (number, name) in account.profile.photosNames.enumerated() {
      photos.append(("photos/\(number + 1)-\(name)", try await service.image(name)))
    }
    let records = CatinderJSON.printed(Content(account: account, chats: chats))
    do {
      var zip = ZipWriter(day: day)
      try zip.add(recordsName, records)
      for photo in photos { try zip.add(photo.name, photo.bytes) }
      return zip.archive
    } catch { throw .wrongData }
  }

  private static func messages(
    with uid: ProfileID, _ service: any CatinderService
  ) async throws(CatinderError) -> [Message] {
    var all: [Message] = []
    while true {
      let page = try await service.messages(with: uid, before: all.first?.id)
      all = page + all
      if page.count < CatinderLimits.messages { return all }
    }
  }
}
