import Foundation

/// Reads a file that a person named, whatever lies there.
public enum FileIntake {
  /// The whole content; blocks. Symbolic links are followed, a pipe is never waited for.
  public static func read(_ path: String, limit: Int) throws(FileIntakeProblem) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(status.st_size)
    if size > limit { throw .tooLarge(limit: limit, size: size) }
    return try content(of: descriptor, limit: limit)
  }

  /// A file can grow while it is read, so that its size is no promise.
  private static func content(
    of descriptor: Int32, limit: Int
  ) throws(FileIntakeProblem) -> Data {
    var data = Data()
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw problem(errno) }
      if count == 0 { return data }
      data.append(contentsOf: block.prefix(count))
      if data.count > limit { throw .tooLarge(limit: limit, size: data.count) }
    }
  }

  static func problem(_ code: Int32) -> FileIntakeProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR, ENXIO: .notAFile
    default: .unreadable(systemReason(code))
    }
  }
}
