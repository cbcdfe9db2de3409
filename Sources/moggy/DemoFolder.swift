import Foundation
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
    var template = Array(
      parent.appending(path: Self.prefix + "XXXXXX").path(percentEncoded: false).utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { return nil }
    url = URL(filePath: made, directoryHint: .isDirectory)
    guard let lock = try? InstanceLock(at: Self.lock(in: url)) else { return nil }
    self.lock = lock
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  private static let prefix = "moggy-demo-"

  private static func lock(in folder: URL) -> URL { folder.appending(path: "lock") }

  /// A folder that has our name, belongs to us and is held by nobody was left by a run that was killed.
  private static func removeLeft(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = parent.appending(path: name, directoryHint: .isDirectory)
      var status = stat()
      guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid(), let lock = try? InstanceLock(at: lock(in: folder))
      else { continue }
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: folder) }
    }
  }
}
