import CatinderDomain
import Foundation
import Synchronization

/// The log-in to one server: in a file that only its owner reads, or for as long as the program runs.
final class KeptSession: Sendable {
  private let file: SessionFile?
  private let server: CatinderAddress?
  private let inMemory = Mutex<CatinderSession?>(nil)

  /// - Parameters:
  ///   - folder: nil where nothing is written.
  ///   - server: a session of another one counts as none.
  init(folder: URL?, server: CatinderAddress?) {
    (file, self.server) = (folder.map { SessionFile(folder: $0) }, server)
  }

  /// Nil also where the file cannot be read: one logs in again.
  var session: CatinderSession? {
    guard let file else { return inMemory.withLock { $0 } }
    guard let kept = file.read(), kept.server == server else { return nil }
    return kept.session
  }

  /// - Throws: what the disk says.
  func keep(_ session: CatinderSession?) throws {
    guard let file else { return inMemory.withLock { $0 = session } }
    try file.write(session.map { SessionFile.Kept(session: $0, server: server) })
  }
}
