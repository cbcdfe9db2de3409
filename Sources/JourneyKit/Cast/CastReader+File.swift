import Glibc

extension CastReader {
  /// Reads a file, 64 KiB at a time; it is open as long as the reader is there.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: ``CastError``, also where the file cannot be read.
  public init(path: String, limits: CastLimits = CastLimits()) throws {
    let file = try CastFile(path)
    try self.init(limits: limits) { try file.read() }
  }
}

/// An open file; closed with the object.
private final class CastFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure("cannot open", path) }
  }

  deinit { if descriptor != STDIN_FILENO { _ = close(descriptor) } }

  func read() throws -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    guard count >= 0 else { throw Self.failure("cannot read", path) }
    return bytes
  }

  private static func failure(_ what: String, _ path: String) -> CastError {
    CastError("\(what) '\(path)': \(String(cString: strerror(errno)))")
  }
}
