import Core
import Foundation
import Interchange

/// Holds a folder for one process: a second program on the same data is told who has it.
///
/// An advisory `flock` on the folder itself, so that no file in it can be deleted or replaced to get
/// past it, and on a file in it that holds the owner's process number, for file systems that lock no
/// folders. The kernel frees both with the process, however that ends, so a stale lock cannot be; the
/// file itself stays.
public final class InstanceLock: Sendable {
  private let descriptors: [Int32]

  /// Takes the lock, or fails at once.
  ///
  /// - Parameter url: a file in the folder that is held; made where it is missing.
  /// - Throws: ``InstanceLockError``; the file is not changed where another process holds it.
  public init(at url: URL) throws {
    let folder = try Self.lockedFolder(of: url)
    do {
      let file = try Self.locked(url, O_RDWR | O_CREAT | O_NOFOLLOW)
      descriptors = [folder, file].compactMap(\.self)
    } catch {
      if let folder { CurrentFileSystem.value.close(folder) }
      throw error
    }
    // Only tells others who it is; on a full disk the lock holds all the same.
    let number = Array("\(getpid())\n".utf8)
    guard let file = descriptors.last else { return }
    let system = CurrentFileSystem.value
    let count = number.withUnsafeBytes { try? system.write(file, $0) }
    try? system.truncate(file, to: count ?? 0)
  }

  deinit { descriptors.forEach { CurrentFileSystem.value.close($0) } }

  /// Nil where the file system locks no folders, as some that lie behind a network.
  private static func lockedFolder(of url: URL) throws -> Int32? {
    do {
      return try locked(url.deletingLastPathComponent(), O_RDONLY | O_DIRECTORY)
    } catch InstanceLockError.cannotOpen(_, let code)
      where [EBADF, EINVAL, ENOLCK, ENOTSUP, ENOSYS].contains(code)
    {
      return nil
    }
  }

  private static func locked(_ url: URL, _ flags: Int32) throws -> Int32 {
    let path = url.path(percentEncoded: false)
    let system = CurrentFileSystem.value
    let descriptor: Int32
    do throws(SystemError) { descriptor = try system.open(path, flags, mode: 0o600) } catch {
      throw InstanceLockError.cannotOpen(url, error.code)
    }
    do throws(SystemError) { try system.lock(descriptor) } catch {
      defer { system.close(descriptor) }
      guard error.code == EWOULDBLOCK else { throw InstanceLockError.cannotOpen(url, error.code) }
      throw InstanceLockError.held(by: holder(of: url, descriptor))
    }
    return descriptor
  }

  /// The kernel names who has asked for the lock, which may have been a helper of the owner's; then
  /// the number in the file is the owner's.
  private static func holder(of url: URL, _ descriptor: Int32) -> Int32? {
    if let holder = FileHolder(of: DiskFile(url: url)), holder.name != nil { return holder.process }
    let bytes = (try? CurrentFileSystem.value.bytes(descriptor, upTo: 16)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

/// A reason for which a folder could not be taken for this process.
public enum InstanceLockError: WordedError, Equatable {
  /// Another process has it; nil where the kernel does not tell which.
  case held(by: Int32?)
  /// The folder or its lock file cannot be used; the number is the `errno`.
  case cannotOpen(URL, Int32)

  public func words(_ language: Language) -> String {
    switch self {
    case .held(let process):
      language.say(
        en: "the data folder is in use by \(process.map { "process \($0)" } ?? "another process")",
        ru: "папку с данными использует \(process.map { "процесс \($0)" } ?? "другой процесс")")
    case .cannotOpen(let url, let code):
      FileProblem(url.path(percentEncoded: false), .locked, SystemError(code)).words(language)
    }
  }
}
