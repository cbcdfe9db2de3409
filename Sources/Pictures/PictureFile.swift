import Glibc
import Terminal

/// A picture's file, open and of a bearable size.
final class PictureFile: Sendable {
  /// The identity of a file, and of its content.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
    var bytes: Int64
    var changed: [Int64]
  }

  let descriptor: Int32
  let identity: Identity

  init(_ path: String, _ limits: PictureLimits) throws(PictureFailure) {
    guard !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK a pipe of that name would hold us for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    do throws(PictureFailure) {
      identity = try Self.check(descriptor, limits)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Nothing is said of a file that may well be there where no descriptor is left for it.
  private static func failure(_ code: Int32) -> PictureFailure {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EMFILE, ENFILE, ENOMEM: .notStarted
    default: .unreadable
    }
  }

  /// The bytes from an offset on, fewer where the file ends.
  func bytes(from offset: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  private static func check(
    _ descriptor: Int32, _ limits: PictureLimits
  ) throws(PictureFailure) -> Identity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { throw .unreadable }
    guard status.st_size <= limits.fileBytes else { throw .tooLarge }
    let times = [status.st_mtim, status.st_ctim].flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] }
    return Identity(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino), bytes: Int64(status.st_size),
      changed: times)
  }
}
