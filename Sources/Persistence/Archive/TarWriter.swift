import Foundation

/// Writes a tar file member by member, and the sums of what it has written.
///
/// The file is made for the owner alone; whatever fails, ``abandon()`` leaves nothing of it.
final class TarWriter {
  private let file: DiskFile
  private let descriptor: Int32
  private let time: Int
  /// As sha256sum(1) writes and reads them.
  private(set) var sums = ""

  /// - Throws: ``ArchiveProblem``, also where there is a file of that name.
  init(_ file: DiskFile, at date: Date) throws {
    self.file = file
    time = Int(date.timeIntervalSince1970)
    descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.problem(errno) }
  }

  deinit { close(descriptor) }

  func add(_ name: String, _ content: Data) throws {
    guard let header = TarHeader(name: name, count: content.count, time: time).bytes else {
      throw ArchiveProblem.cannotWrite(systemReason(EFBIG))
    }
    try write(header)
    try write(content)
    try write(Data(count: (TarHeader.size - content.count % TarHeader.size) % TarHeader.size))
    sums += "\(SHA256.hexadecimal(content))  \(name)\n"
  }

  /// Ends the file; on the disk when this returns.
  func finish() throws {
    try write(Data(count: 2 * TarHeader.size))
    guard fsync(descriptor) == 0 else { throw Self.problem(errno) }
  }

  func abandon() { file.remove() }

  private func write(_ content: Data) throws {
    try content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Self.problem(errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  static func problem(_ code: Int32) -> ArchiveProblem {
    switch code {
    case ENOSPC, EDQUOT: .diskFull
    case EEXIST: .exists
    default: .cannotWrite(systemReason(code))
    }
  }
}
