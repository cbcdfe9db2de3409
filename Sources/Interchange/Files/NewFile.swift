import Foundation

/// A file that is written under another name beside its own, for the owner alone, and gets its name
/// when it is whole.
public final class NewFile {
  private let url: URL
  private let part: URL
  private let isReplacing: Bool
  /// To be written to until ``finish()``.
  public let output: FileHandle

  /// - Throws: ``FileExportProblem``, for a name that is taken too.
  public init(_ url: URL, isReplacing: Bool) throws {
    (self.url, self.isReplacing) = (url, isReplacing)
    part = URL(filePath: url.path(percentEncoded: false) + ".part-\(UUID().uuidString.prefix(8))")
    let path = url.path(percentEncoded: false)
    if FileExport.isFolder(path) { throw FileExportProblem.isFolder(TextRules.clean(path)) }
    var status = stat()
    if !isReplacing, lstat(path, &status) == 0 {
      throw FileExportProblem.exists(TextRules.clean(path))
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(part.path(percentEncoded: false), flags, 0o600)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Puts it in its place; on the disk when this returns.
  public func finish() throws {
    try output.synchronize()
    let (from, to) = (part.path(percentEncoded: false), url.path(percentEncoded: false))
    if isReplacing {
      guard rename(from, to) == 0 else { throw Self.failure(errno) }
    } else if link(from, to) != 0 {
      // What has come meanwhile stays; a file system without hard links has no such promise.
      if errno == EEXIST { throw FileExportProblem.exists(TextRules.clean(to)) }
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno), rename(from, to) == 0 else {
        throw Self.failure(errno)
      }
    }
  }

  /// Leaves nothing of what is not whole; after ``finish()`` it does nothing.
  public func abandon() { unlink(part.path(percentEncoded: false)) }

  private static func failure(_ code: Int32) -> FileExportProblem {
    .failed(String(cString: strerror(code)))
  }
}
