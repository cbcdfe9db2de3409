import FoundationEssentials
import Glibc
import PseudoTerminal
import Synchronization

/// The files of a watch, by the notes of the kernel (inotify(7)).
///
/// Their folders are watched, as editors write a new file and put it in the place of the old one. Folders
/// that come into being later are not seen until a watched file changes.
final class WatchedFiles: Sendable {
  /// The kernel watches no more.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  private let isOver = Mutex(false)

  /// The silence after which several changes count as one save.
  private static let pause: Int32 = 15
  private static let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)

  /// - Parameter onChange: is told the paths that have changed, each time together, on a thread of its own.
  /// - Throws: ``Failure`` where the kernel watches no more.
  init(folders: Set<String>, onChange: @escaping @Sendable (Set<String>) -> Void) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Self.failure("inotify") }
    var names: [Int32: String] = [:]
    for folder in folders.sorted() {
      let watch = inotify_add_watch(descriptor, folder, Self.changes)
      guard watch >= 0 else {
        close(descriptor)
        throw Self.failure(folder)
      }
      names[watch] = folder
    }
    DetachedThread.start { [self, names] in read(names, onChange) }
  }

  /// Tells of nothing any more.
  func end() { isOver.withLock { $0 = true } }

  private static func failure(_ place: String) -> Failure {
    Failure(description: "\(place): \(String(cString: strerror(errno)))")
  }

  private func read(_ folders: [Int32: String], _ onChange: (Set<String>) -> Void) {
    var changed: Set<String> = []
    while !isOver.withLock({ $0 }) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Without a change, the thread looks only whether it is over.
      let count = poll(&entry, 1, changed.isEmpty ? 500 : Self.pause)
      if count > 0 {
        changed.formUnion(take(folders))
      } else if count == 0, !changed.isEmpty {
        onChange(changed)
        changed = []
      }
    }
    close(descriptor)
  }

  /// Returns the paths of the notes that have come.
  private func take(_ folders: [Int32: String]) -> Set<String> {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    var (paths, offset): (Set<String>, Int) = ([], 0)
    // struct inotify_event: watch, mask, cookie, length of the name, then the name.
    while offset + 16 <= count {
      let (watch, length) = bytes.withUnsafeBytes {
        (
          $0.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        )
      }
      let name = bytes[min(count, offset + 16)..<min(count, offset + 16 + length)].prefix {
        $0 != 0
      }
      if let folder = folders[watch] {
        paths.insert("\(folder)/\(String(decoding: name, as: UTF8.self))")
      }
      offset += 16 + length
    }
    return paths
  }
}
