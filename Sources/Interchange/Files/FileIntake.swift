import Core
import Foundation

/// Reads a file that a person named, whatever lies there.
public enum FileIntake {
  /// The whole content; blocks. Symbolic links are followed, a pipe is never waited for.
  public static func read(_ path: String, limit: Int) throws(FileIntakeProblem) -> Data {
    try content(path, limit)
  }

  /// The same for ``JSONReader``, which takes an array as it is and would copy anything else.
  public static func bytes(_ path: String, limit: Int) throws(FileIntakeProblem) -> [UInt8] {
    try content(path, limit)
  }

  private static func content<Bytes: RangeReplaceableCollection<UInt8>>(
    _ path: String, _ limit: Int
  ) throws(FileIntakeProblem) -> Bytes {
    let input = try InputFile(path)
    if input.size > limit { throw .tooLarge(limit: limit, size: input.size) }
    var bytes = Bytes()
    bytes.reserveCapacity(input.size)
    while true {
      // A file can grow while it is read, so that its size is no promise.
      let part = try input.bytes(1 << 18)
      if part.isEmpty { return bytes }
      bytes.append(contentsOf: part)
      if bytes.count > limit { throw .tooLarge(limit: limit, size: bytes.count) }
    }
  }
}

/// A file that a person named, read in parts.
public final class InputFile {
  private let descriptor: Int32
  /// In bytes, when it was opened.
  public let size: Int
  /// The time at which its content was changed last.
  public let date: Date

  /// Opens a plain file; symbolic links are followed, a pipe is never waited for.
  ///
  /// - Throws: also for a file that this process has locked: see ``LockedFile``.
  public init(_ path: String) throws(FileIntakeProblem) {
    let system = CurrentFileSystem.value
    do throws(SystemError) {
      descriptor = try system.openNamed(path)
    } catch { throw FileIntakeProblem(error) }
    var status = stat()
    do throws(SystemError) { status = try system.status(of: descriptor) } catch {
      system.close(descriptor)
      throw FileIntakeProblem(error)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      system.close(descriptor)
      throw .notAFile
    }
    size = Int(status.st_size)
    date = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
  }

  deinit { CurrentFileSystem.value.close(descriptor) }

  /// The next bytes, `count` at the most; empty at the end of the file.
  public func read(_ count: Int) throws(FileIntakeProblem) -> Data { Data(try bytes(count)) }

  fileprivate func bytes(_ count: Int) throws(FileIntakeProblem) -> [UInt8] {
    do throws(SystemError) {
      return try CurrentFileSystem.value.bytes(descriptor, upTo: count)
    } catch { throw FileIntakeProblem(error) }
  }
}

/// A reason for which a file that somebody named was not read.
public enum FileIntakeProblem: WordedError, Equatable, Sendable {
  case missing
  /// A folder, a pipe, a device: nothing with an end that is known before it is read.
  case notAFile
  /// Bytes, both.
  case tooLarge(limit: Int, size: Int)
  case unreadable(SystemError)

  init(_ error: SystemError) {
    switch error.code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR, ENXIO: self = .notAFile
    default: self = .unreadable(error)
    }
  }

  public func words(_ language: Language) -> String {
    switch self {
    case .missing: language.say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile: language.say(en: "This is no file", ru: "Это не файл")
    case .tooLarge(let limit, _):
      language.say(
        en: "The file has more than \(limit >> 20) MB", ru: "В файле больше \(limit >> 20) МБ")
    case .unreadable(let error):
      language.say(
        en: "It cannot be read: \(error.words(.english))",
        ru: "Не читается: \(error.words(.russian))")
    }
  }
}
