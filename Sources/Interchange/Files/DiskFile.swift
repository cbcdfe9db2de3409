import Foundation

/// One path on disk, looked at and changed with the care that the only copy of someone's records
/// needs: no links followed, modes for the owner alone, synced where it must survive a power cut.
///
/// Every call blocks, goes through ``CurrentFileSystem``, and throws ``FileProblem``: no call takes a
/// file that cannot be looked at for one that is not there.
public struct DiskFile: Sendable {
  /// The device and the number of a file, which another file under the same name does not share.
  public struct Identity: Sendable, Hashable {
    public let device: UInt64
    public let inode: UInt64

    init(_ status: stat) { (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
  }

  public enum Kind: Equatable, Sendable {
    case nothing
    /// - Parameter size: in bytes.
    case regular(size: Int)
    case other(UnusualFile)
  }

  public let url: URL

  public init(url: URL) { self.url = url }

  public var path: String { url.path(percentEncoded: false) }

  public func sibling(_ suffix: String) -> DiskFile {
    DiskFile(url: URL(filePath: path + suffix, directoryHint: .notDirectory))
  }

  private var system: any FileSystem { CurrentFileSystem.value }

  // MARK: - Looking
  public func kind() throws(FileProblem) -> Kind {
    guard let status = try status() else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular(size: Int(status.st_size))
    case S_IFLNK: return .other(linkKind)
    case S_IFDIR: return .other(.folder)
    case S_IFIFO: return .other(.pipe)
    case S_IFSOCK: return .other(.socket)
    default: return .other(.device)
    }
  }

  public func exists() throws(FileProblem) -> Bool { try status() != nil }

  /// Returns true if the file belongs to the user of this process, or if there is none.
  public func isOwn() throws(FileProblem) -> Bool {
    try status().map { $0.st_uid == geteuid() } ?? true
  }

  /// Nil where there is no file.
  public func identity() throws(FileProblem) -> Identity? { try status().map(Identity.init) }

  private func status() throws(FileProblem) -> stat? {
    do throws(SystemError) {
      return try system.status(path)
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return nil }
      throw FileProblem(path, .lookedAt, error)
    }
  }

  /// Returns true for a symbolic link that nothing can be reached by.
  public var isBrokenLink: Bool {
    guard let status = try? status(), status.st_mode & S_IFMT == S_IFLNK else { return false }
    return linkKind != .link
  }

  /// The kind of a symbolic link.
  public var linkKind: UnusualFile {
    do throws(SystemError) { _ = try system.targetStatus(path) } catch {
      switch error.code {
      case ELOOP: return .linkToItself
      case ENOENT, ENOTDIR: return .linkToNowhere
      default: break
      }
    }
    return .link
  }

  // MARK: - Reading
  /// The first bytes, fewer where the file is shorter.
  public func beginning(_ count: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = try open(O_RDONLY | O_NOFOLLOW, .read)
    defer { system.close(descriptor) }
    return try read(descriptor, upTo: count)
  }

  /// The whole file, read without an error from its first byte to its last.
  ///
  /// - Parameter limit: in bytes; a larger file is `EFBIG`.
  public func contents(limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = try open(O_RDONLY | O_NOFOLLOW, .read)
    defer { system.close(descriptor) }
    let size: Int
    do throws(SystemError) { size = Int(try system.status(of: descriptor).st_size) } catch {
      throw FileProblem(path, .read, error)
    }
    guard size <= limit else { throw FileProblem(path, .read, SystemError(EFBIG)) }
    let bytes = try read(descriptor, upTo: size)
    // Fewer bytes than the file has are a fault of the disk, or somebody cuts it at this moment.
    guard bytes.count == size else { throw FileProblem(path, .read, SystemError(EIO)) }
    return bytes
  }

  /// Hands the whole file to `body` in parts, read without an error from its first byte to its last:
  /// for a file of any size.
  public func readParts(_ body: (Data) throws -> Void) throws {
    let descriptor = try open(O_RDONLY | O_NOFOLLOW, .read)
    defer { system.close(descriptor) }
    var left: Int
    do throws(SystemError) { left = Int(try system.status(of: descriptor).st_size) } catch {
      throw FileProblem(path, .read, error)
    }
    while left > 0 {
      let part = try read(descriptor, upTo: min(left, 1 << 20))
      guard !part.isEmpty else { throw FileProblem(path, .read, SystemError(EIO)) }
      try body(Data(part))
      left -= part.count
    }
  }

  private func read(_ descriptor: Int32, upTo count: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while bytes.count < count {
        let part = try system.bytes(descriptor, upTo: count - bytes.count)
        if part.isEmpty { break }
        // The usual case, one call for all, copies nothing.
        if bytes.isEmpty { bytes = part } else { bytes += part }
      }
    } catch { throw FileProblem(path, .read, error) }
    return bytes
  }

  // MARK: - Writing
  /// Makes an empty file for the owner alone; fails where anything has that name.
  public func createEmpty() throws(FileProblem) { system.close(try create()) }

  /// Makes a file of this content for the owner alone, and syncs it; fails where anything has that
  /// name. The caller removes what is left of it after an error.
  public func create(with content: some ContiguousBytes) throws(FileProblem) {
    let output = try DiskOutput(creating: self)
    try output.write(content)
    try output.finish()
  }

  func create() throws(FileProblem) -> Int32 {
    try open(O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, .created)
  }

  private func open(
    _ flags: Int32, _ operation: FileProblem.Operation
  ) throws(FileProblem) -> Int32 {
    do throws(SystemError) { return try system.open(path, flags, mode: 0o600) } catch {
      throw FileProblem(path, operation, error)
    }
  }

  /// Takes away what others may do with the file; one that is not ours keeps its mode.
  public func closeToOthers() {
    guard let status = try? status(), status.st_mode & 0o077 != 0 else { return }
    try? system.chmod(path, mode: 0o600)
  }

  /// - Throws: where this user may not write the file, or nobody may.
  public func checkWritable() throws(FileProblem) {
    do throws(SystemError) { try system.access(path, W_OK) } catch {
      throw FileProblem(path, .written, error)
    }
  }

  public func rename(to other: DiskFile) throws(FileProblem) {
    do throws(SystemError) { try system.rename(path, to: other.path) } catch {
      throw FileProblem(path, .replaced, error)
    }
  }

  /// Gives the file a second name, which nothing may have yet; where the file system has no hard
  /// links, the file loses its first one.
  public func keep(as other: DiskFile) throws(FileProblem) {
    do throws(SystemError) { try system.link(path, to: other.path) } catch {
      guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(error.code), try !other.exists()
      else { throw FileProblem(other.path, .created, error) }
      try rename(to: other)
    }
  }

  /// Removes the file; one that is not there is no error.
  public func remove() throws(FileProblem) {
    do throws(SystemError) { try system.unlink(path) } catch {
      if error.code != ENOENT { throw FileProblem(path, .removed, error) }
    }
  }

  /// Removes what was only in between. What cannot be removed is removed by whoever needs the name.
  public func discard() { try? remove() }

  /// Waits until the content, and the name in its folder, are on the disk.
  public func sync() throws(FileProblem) {
    try sync(path)
    try syncFolder()
  }

  /// Waits until the names in the folder of the file are on the disk.
  public func syncFolder() throws(FileProblem) {
    try sync(url.deletingLastPathComponent().path(percentEncoded: false))
  }

  private func sync(_ path: String) throws(FileProblem) {
    do throws(SystemError) {
      let descriptor = try system.open(path, O_RDONLY, mode: 0)
      defer { system.close(descriptor) }
      try system.sync(descriptor)
    } catch { throw FileProblem(path, .saved, error) }
  }
}

/// A new file that is written in parts.
public final class DiskOutput {
  private let file: DiskFile
  private let descriptor: Int32

  /// Makes the file for the owner alone.
  ///
  /// - Throws: also where anything has that name.
  public init(creating file: DiskFile) throws(FileProblem) {
    self.file = file
    descriptor = try file.create()
  }

  deinit { CurrentFileSystem.value.close(descriptor) }

  /// Writes all of it, however often the system takes only a part.
  public func write(_ content: some ContiguousBytes) throws(FileProblem) {
    let system = CurrentFileSystem.value
    let failure = content.withUnsafeBytes { bytes -> SystemError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        do throws(SystemError) {
          let count = try system.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          if count == 0 { return SystemError(EIO) }
          rest = rest.dropFirst(count)
        } catch {
          if error.code != EINTR { return error }
        }
      }
      return nil
    }
    if let failure { throw FileProblem(file.path, .written, failure) }
  }

  /// Waits until all of it is on the disk; its name in the folder is not: see ``DiskFile/sync()``.
  public func finish() throws(FileProblem) {
    do throws(SystemError) { try CurrentFileSystem.value.sync(descriptor) } catch {
      throw FileProblem(file.path, .saved, error)
    }
  }
}
