import CatinderDomain
import Foundation
import Networking
import Synchronization

/// Keeps a log-in in a file that only its owner reads; without a file, for as long as the program
/// runs.
final class SessionFile: Sendable {
  private struct Content: Codable {
    var server: String
    var uid: ProfileID
    var token: String
    var since: Date
  }

  private let file: URL?
  private let server: String
  private let kept = Mutex<CatinderSession?>(nil)

  /// - Parameter server: a session of another one counts as none.
  init(_ file: URL?, server: String) {
    (self.file, self.server) = (file, server)
  }

  /// Nil also where the file cannot be read: one logs in again.
  var session: CatinderSession? {
    guard let file else { return kept.withLock { $0 } }
    guard let data = try? Data(contentsOf: file),
      let content = try? JSONDecoder().decode(Content.self, from: data),
      content.server == server, let token = Secret(content.token)
    else { return nil }
    return CatinderSession(uid: content.uid, token: token, since: content.since)
  }

  func keep(_ session: CatinderSession?) throws {
    kept.withLock { $0 = session }
    guard let file else { return }
    guard let session else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let content = Content(
      server: server, uid: session.uid, token: session.token.reveal(), since: session.since)
    try write(JSONEncoder().encode(content), file)
  }

  /// Closed to others before anything stands in it, and whole or not at all.
  private func write(_ data: Data, _ file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let new = folder.appending(path: ".catinder-session.new")
    try? FileManager.default.removeItem(at: new)
    let isMade = FileManager.default.createFile(
      atPath: new.path(percentEncoded: false), contents: data,
      attributes: [.posixPermissions: 0o600])
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
    guard rename(new.path(percentEncoded: false), file.path(percentEncoded: false)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
