import Foundation

/// Holds a folder for one process: a second program on the same data is told who has it.
///
/// An advisory `flock` on a file that holds the owner's process number. The kernel frees it with the
/// process, however that ends, so a stale lock cannot be; the file itself stays.
public final class InstanceLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, or fails at once.
  ///
  /// - Throws: ``InstanceLockError``; the file is not changed where another process holds it.
  public init(at url: URL) throws {
    let path = url.path(percentEncoded: false)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw InstanceLockError.cannotOpen(url, errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      defer { close(descriptor) }
      guard code == EWOULDBLOCK else { throw InstanceLockError.cannotOpen(url, code) }
      throw InstanceLockError.held(by: Self.owner(descriptor))
    }
    self.descriptor = descriptor
    let number = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, number, number.count, 0) > 0 else {
      throw InstanceLockError.cannotOpen(url, errno)
    }
  }

  deinit { close(descriptor) }

  /// The process number in the file; nil where the owner has not written it yet.
  private static func owner(_ descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
