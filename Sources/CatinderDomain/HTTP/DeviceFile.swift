import Foundation
import Interchange
import Networking

/// The proofs that accounts were logged into from here, by server and name; only the owner of the file
/// may read it.
///
/// A proof opens nothing. A log-in that brings it along is not held up by the wrong passwords of others.
/// It outlives the session.
public struct DeviceFile: Sendable {
  fileprivate struct Entry: Codable {
    var server: String
    var user: String
    var proof: String
  }

  /// The most entries; the oldest give way.
  private static let most = 50

  private let file: URL

  /// - Parameter folder: created with the first proof, for its owner alone.
  public init(folder: URL) {
    file = folder.appending(path: "catinder-devices.json", directoryHint: .notDirectory)
  }

  /// Returns the proof; nil if there is none, or the file cannot be read.
  public func proof(of user: String, at server: CatinderAddress) -> Secret? {
    entries.last { $0.isOf(user, server) }.flatMap { Secret($0.proof) }
  }

  /// Stores a proof in place of an older one.
  /// - Throws: what the disk says.
  public func keep(_ proof: Secret, of user: String, at server: CatinderAddress) throws {
    let known = entries
    if known.last(where: { $0.isOf(user, server) })?.proof == proof.reveal() { return }
    let entry = Entry(server: server.url.absoluteString, user: user, proof: proof.reveal())
    let others = known.filter { !$0.isOf(user, server) }
    try DiskFile(url: file.deletingLastPathComponent()).createFolder()
    let new = try NewFile(file, isReplacing: true)
    try new.write(CatinderJSON.encode(others.suffix(Self.most - 1) + [entry]))
    try new.finish()
  }

  private var entries: [Entry] {
    let path = file.path(percentEncoded: false)
    guard let data = try? FileIntake.read(path, limit: 1 << 16) else { return [] }
    return (try? CatinderJSON.decode([Entry].self, data)) ?? []
  }
}

extension DeviceFile.Entry {
  fileprivate func isOf(_ user: String, _ server: CatinderAddress) -> Bool {
    self.user == user && self.server == server.url.absoluteString
  }
}
