import Foundation
import Interchange
import Persistence

/// A folder for the photos of a run with samples that is kept nowhere; gone with the program, or with
/// the next such run where this one was killed.
final class DemoFolder: Sendable {
  let url: URL
  private let lock: InstanceLock

  /// Nil where no folder can be made: then there are no photos.
  init?() {
    let parent = FileManager.default.temporaryDirectory
    Self.removeLeft(in: parent)
    let name = Self.prefix + UUID().uuidString
    url = parent.appending(path: name, directoryHint: .isDirectory)
    // A name that somebody has taken before us is not used.
    let path = parent.appending(path: name, directoryHint: .notDirectory)
    do throws(SystemError) {
      try CurrentFileSystem.value.mkdir(path.path(percentEncoded: false), mode: 0o700)
    } catch { return nil }
    guard let lock = try? InstanceLock(at: Self.lock(in: url)) else { return nil }
    self.lock = lock
  }

  func remove() { try? DiskFile(url: url).removeFolder() }

  private static let prefix = "moggy-demo-"

  private static func lock(in folder: URL) -> URL { folder.appending(path: "lock") }

  /// A folder that has our name, belongs to us and is held by nobody was left by a run that was killed.
  private static func removeLeft(in parent: URL) {
    let system = CurrentFileSystem.value
    let names = (try? system.names(in: parent.path(percentEncoded: false))) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = parent.appending(path: name, directoryHint: .isDirectory)
      let path = parent.appending(path: name, directoryHint: .notDirectory)
      guard let status = try? system.status(path.path(percentEncoded: false)),
        status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid(), let lock = try? InstanceLock(at: lock(in: folder))
      else { continue }
      withExtendedLifetime(lock) { try? DiskFile(url: folder).removeFolder() }
    }
  }
}
