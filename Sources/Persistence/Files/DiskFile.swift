import Foundation

/// One path on disk, looked at and changed with the care that the only copy of someone's records
/// needs: no links followed, modes for the owner alone, synced where it must survive a power cut.
struct DiskFile: Sendable {
  /// What tells a file from another that takes its place under the same name.
  struct Identity: Sendable, Equatable {
    let device: UInt64
    let inode: UInt64
  }

  enum Kind: Equatable {
    case nothing
    case regular(size: Int)
    /// In plain words, for a message: a link, a folder, a pipe …
    case other(String)
  }

  let url: URL

  var path: String { url.path(percentEncoded: false) }

  func sibling(_ suffix: String) -> DiskFile {
    DiskFile(url: URL(filePath: path + suffix, directoryHint: .notDirectory))
  }

  var kind: Kind {
    guard let status else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular(size: Int(status.st_size))
    case S_IFLNK: return .other("a symbolic link")
    case S_IFDIR: return .other("a folder")
    case S_IFIFO: return .other("a pipe")
    case S_IFSOCK: return .other("a socket")
    default: return .other("a device")
    }
  }

  var exists: Bool { status != nil }

  var isOwn: Bool { status.map { $0.st_uid == geteuid() } ?? true }

  var identity: Identity? {
    status.map { Identity(device: UInt64($0.st_dev), inode: UInt64($0.st_ino)) }
  }

  private var status: stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Makes an empty file for the owner alone; fails where anything has that name.
  func createEmpty() throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw DataStoreError.cannotUse(url, systemReason(errno)) }
    close(descriptor)
  }

  /// Takes away what others may do with the file.
  func closeToOthers() {
    guard let status, status.st_mode & 0o077 != 0 else { return }
    chmod(path, 0o600)
  }

  /// The first bytes, fewer where the file is shorter.
  func beginning(_ count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = read(descriptor, &bytes, count)
    return Array(bytes.prefix(max(0, found)))
  }

  func rename(to other: DiskFile) throws {
    guard Foundation.rename(path, other.path) == 0 else {
      throw DataStoreError.cannotUse(url, systemReason(errno))
    }
  }

  func remove() { unlink(path) }

  /// Waits until the content, and the name in its folder, are on the disk.
  func sync() throws {
    try sync(path)
    try sync(url.deletingLastPathComponent().path(percentEncoded: false))
  }

  private func sync(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DataStoreError.cannotUse(url, systemReason(errno)) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw DataStoreError.cannotUse(url, systemReason(errno)) }
  }
}
