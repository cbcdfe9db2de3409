import Foundation
import Synchronization

/// The system calls that every file of the program goes through: records are opened, photos, documents,
/// backups, exports, settings and caches are read and written by them. SQLite makes its own, and what
/// the kernel tells of processes is no file.
///
/// Each call is the one of POSIX of that name, done once: it may write less than it was given, and
/// be interrupted. ``CurrentFileSystem`` has the one in use; tests put one there that fails.
public protocol FileSystem: Sendable {
  /// open(2), always with `O_CLOEXEC`.
  func open(_ path: String, _ flags: Int32, mode: mode_t) throws(SystemError) -> Int32
  func close(_ descriptor: Int32)
  func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int
  /// pread(2).
  func read(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
  /// ftruncate(2).
  func truncate(_ descriptor: Int32, to size: Int) throws(SystemError)
  /// fsync(2), of a file or a folder.
  func sync(_ descriptor: Int32) throws(SystemError)
  /// lstat(2).
  func status(_ path: String) throws(SystemError) -> stat
  /// stat(2): of what a link leads to.
  func targetStatus(_ path: String) throws(SystemError) -> stat
  /// fstat(2).
  func status(of descriptor: Int32) throws(SystemError) -> stat
  func rename(_ path: String, to other: String) throws(SystemError)
  func link(_ path: String, to other: String) throws(SystemError)
  func unlink(_ path: String) throws(SystemError)
  func mkdir(_ path: String, mode: mode_t) throws(SystemError)
  func rmdir(_ path: String) throws(SystemError)
  /// utimensat(2): the file was used just now.
  func touch(_ path: String) throws(SystemError)
  func access(_ path: String, _ mode: Int32) throws(SystemError)
  func chmod(_ path: String, mode: mode_t) throws(SystemError)
  /// flock(2), for this process alone and without waiting.
  func lock(_ descriptor: Int32) throws(SystemError)
  /// Returns the entries of a folder in any order, without `.` and `..`; no more than `most`.
  func entries(in folder: String, most: Int) throws(SystemError) -> [FolderEntry]
}

/// A name in a folder.
public struct FolderEntry: Sendable {
  public let name: String
  /// Nil where the file system does not tell, and for a link.
  public let isFolder: Bool?
}

extension FileSystem {
  /// The names in a folder in any order, without `.` and `..`.
  public func names(in folder: String) throws(SystemError) -> [String] {
    try entries(in: folder, most: .max).map(\.name)
  }

  /// Opens what a person named, to be read; a pipe is never waited for, and no terminal becomes ours.
  ///
  /// - Parameter flags: further ones of open(2).
  /// - Throws: ``SystemError/recordsInUse`` for a file that this process has locked.
  public func openNamed(_ path: String, _ flags: Int32 = 0) throws(SystemError) -> Int32 {
    // It has to be known before: the end of any descriptor of such a file takes its locks away.
    if let status = try? targetStatus(path), LockedFile.holds(status) { throw .recordsInUse }
    return try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | flags, mode: 0)
  }

  /// The next bytes, `count` at the most; empty at the end of the file. An interrupted call is made
  /// anew.
  public func bytes(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let result = bytes.withUnsafeMutableBytes { buffer -> Result<Int, SystemError> in
        do throws(SystemError) { return .success(try read(descriptor, into: buffer)) } catch {
          return .failure(error)
        }
      }
      if case .failure(let error) = result, error.code == EINTR { continue }
      bytes.removeLast(count - (try result.get()))
      return bytes
    }
  }
}

/// The file system that this process uses.
public enum CurrentFileSystem {
  private static let place = Mutex<any FileSystem>(SystemCalls())

  public static var value: any FileSystem { place.withLock { $0 } }

  /// Puts another file system in the place of the system's calls, for the whole process. Only tests
  /// do so.
  @_spi(Faults)
  public static func replace(by other: (any FileSystem)?) {
    place.withLock { $0 = other ?? SystemCalls() }
  }
}

/// The system's own calls.
public struct SystemCalls: FileSystem {
  public init() {}

  public func open(_ path: String, _ flags: Int32, mode: mode_t) throws(SystemError) -> Int32 {
    try Self.checked(Foundation.open(path, flags | O_CLOEXEC, mode))
  }

  public func close(_ descriptor: Int32) { _ = Foundation.close(descriptor) }

  public func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try Self.checked(Foundation.read(descriptor, buffer.baseAddress, buffer.count))
  }

  public func read(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try Self.checked(pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
  }

  public func write(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    try Self.checked(Foundation.write(descriptor, bytes.baseAddress, bytes.count))
  }

  public func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    _ = try Self.checked(ftruncate(descriptor, off_t(size)))
  }

  public func sync(_ descriptor: Int32) throws(SystemError) {
    _ = try Self.checked(fsync(descriptor))
  }

  public func status(_ path: String) throws(SystemError) -> stat {
    var status = stat()
    _ = try Self.checked(lstat(path, &status))
    return status
  }

  public func targetStatus(_ path: String) throws(SystemError) -> stat {
    var status = stat()
    _ = try Self.checked(stat(path, &status))
    return status
  }

  public func status(of descriptor: Int32) throws(SystemError) -> stat {
    var status = stat()
    _ = try Self.checked(fstat(descriptor, &status))
    return status
  }

  public func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try Self.checked(Foundation.rename(path, other))
  }

  public func link(_ path: String, to other: String) throws(SystemError) {
    _ = try Self.checked(Foundation.link(path, other))
  }

  public func unlink(_ path: String) throws(SystemError) {
    _ = try Self.checked(Foundation.unlink(path))
  }

  public func mkdir(_ path: String, mode: mode_t) throws(SystemError) {
    _ = try Self.checked(Foundation.mkdir(path, mode))
  }

  public func rmdir(_ path: String) throws(SystemError) {
    _ = try Self.checked(Foundation.rmdir(path))
  }

  public func touch(_ path: String) throws(SystemError) {
    _ = try Self.checked(utimensat(AT_FDCWD, path, nil, 0))
  }

  public func access(_ path: String, _ mode: Int32) throws(SystemError) {
    _ = try Self.checked(Foundation.access(path, mode))
  }

  public func chmod(_ path: String, mode: mode_t) throws(SystemError) {
    _ = try Self.checked(Foundation.chmod(path, mode))
  }

  public func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try Self.checked(flock(descriptor, LOCK_EX | LOCK_NB))
  }

  /// Names that are no UTF-8 are left out: no path can be made of them.
  public func entries(in folder: String, most: Int) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw SystemError(errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while entries.count < most {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError(errno) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      let kind = Int(entry.pointee.d_type)
      let isFolder = kind == DT_DIR ? true : kind == DT_REG ? false : nil
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries
  }

  private static func checked<Number: SignedInteger>(
    _ result: Number
  ) throws(SystemError) -> Number {
    if result < 0 { throw SystemError(errno) }
    return result
  }
}
