import Foundation
import Interchange
import Synchronization
import Terminal

/// Drawn pictures in a folder, of which those that were not asked for longest go first.
///
/// Whatever goes wrong with a file here, the picture is drawn anew: nothing is ever lost.
final class PictureCache: Sendable {
  private let folder: URL
  private let limit: Int
  /// The bytes in the folder; nil while nobody has counted.
  private let total = Mutex<Int?>(nil)

  /// - Parameter limit: the bytes of all files together.
  init(_ folder: URL, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  func picture(for key: CacheKey) -> DrawnPicture? {
    let file = file(key)
    guard let data = file.content() else { return nil }
    guard let picture = StoredPicture.picture(in: Array(data), key: key) else { return nil }
    // The time of its last change says when it was last asked for.
    file.touch()
    return picture
  }

  /// A reader sees the whole file or none: it gets its name when it is complete.
  func keep(_ picture: DrawnPicture, for key: CacheKey) {
    let bytes = StoredPicture.bytes(of: picture, key: key)
    // One picture is not to push out most of the others.
    guard bytes.count <= limit / 4, (try? file(key).replace(by: bytes)) != nil else { return }
    account(for: bytes.count)
  }

  private func file(_ key: CacheKey) -> CacheFile { CacheFile(folder.appending(path: key.name)) }

  /// Counts the folder where that is due, and removes what is too much and a little more.
  private func account(for bytes: Int) {
    total.withLock { total in
      total = total.map { $0 + bytes }
      if total.map({ $0 > limit }) ?? true {
        total = CacheFolder(folder).trim(to: limit, room: limit / 8)
      }
    }
  }
}
