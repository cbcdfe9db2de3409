import Foundation
import Synchronization

/// The system calls that everything the program keeps goes through: records are opened, photos,
/// documents, backups and exports are written by them. SQLite makes its own.
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
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
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
  func access(_ path: String, _ mode: Int32) throws(SystemError)
  func chmod(_ path: String, mode: mode_t) throws(SystemError)
  /// flock(2), for this process alone and without waiting.
  func lock(_ descriptor: Int32) throws(SystemError)
  /// The names in a folder in any order, without `.` and `..`.
  func names(in folder: String) throws(SystemError) -> [String]
}

extension FileSystem {
  /// The next bytes, `count` at the most; empty at the end of the file. An interrupted call is made
  /// anew.
  func bytes(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
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

  public func write(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    try Self.checked(Foundation.write(descriptor, bytes.baseAddress, bytes.count))
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

  public func access(_ path: String, _ mode: Int32) throws(SystemError) {
    _ = try Self.checked(Foundation.access(path, mode))
  }

  public func chmod(_ path: String, mode: mode_t) throws(SystemError) {
    _ = try Self.checked(Foundation.chmod(path, mode))
  }

  public func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try Self.checked(flock(descriptor, LOCK_EX | LOCK_NB))
  }

  public func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError(errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError(errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  private static func checked<Number: SignedInteger>(
    _ result: Number
  ) throws(SystemError) -> Number {
    if result < 0 { throw SystemError(errno) }
    return result
  }
}
