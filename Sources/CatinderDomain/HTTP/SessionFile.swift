import Foundation
import Interchange
import Networking

/// The file of the session between two runs; only its owner may read it.
public struct SessionFile: Sendable {
  /// A session and its server; nil for the server within the program.
  public struct Kept: Sendable, Equatable {
    public let session: CatinderSession
    public let server: CatinderAddress?

    public init(session: CatinderSession, server: CatinderAddress?) {
      (self.session, self.server) = (session, server)
    }
  }

  private struct Content: Codable {
    var uid: ProfileID
    var token: String
    var since: Date
    var server: String?
  }

  private let file: URL

  /// - Parameter folder: created with the first session, for its owner alone.
  public init(folder: URL) {
    file = folder.appending(path: "catinder-session.json", directoryHint: .notDirectory)
  }

  /// Returns the session; nil if nobody is logged in, or the file cannot be read.
  public func read() -> Kept? {
    guard let data = try? FileIntake.read(path, limit: 1 << 16),
      let content = try? CatinderJSON.decode(Content.self, data),
      let token = Secret(content.token)
    else { return nil }
    let session = CatinderSession(uid: content.uid, token: token, since: content.since)
    guard let address = content.server else { return Kept(session: session, server: nil) }
    guard let server = try? CatinderAddress(address) else { return nil }
    return Kept(session: session, server: server)
  }

  /// Writes the session; nil removes the file.
  public func write(_ kept: Kept?) throws {
    guard let kept else {
      let file = DiskFile(url: file)
      guard try file.exists() else { return }
      try file.remove()
      return try file.syncFolder()
    }
    let content = Content(
      uid: kept.session.uid, token: kept.session.token.reveal(), since: kept.session.since,
      server: kept.server?.url.absoluteString)
    try DiskFile(url: file.deletingLastPathComponent()).createFolder()
    // Replaced as a whole, and never readable for others.
    let new = try NewFile(file, isReplacing: true)
    try new.write(CatinderJSON.encode(content))
    try new.finish()
  }

  private var path: String { file.path(percentEncoded: false) }
}
