import Foundation
import Interchange

extension Folders {
  /// Makes what is missing, for the owner alone (0700), and closes a folder of ours that was open to
  /// others. Folders above ours keep their modes.
  ///
  /// - Throws: ``FolderError`` with the first folder that cannot be made or written.
  public func create() throws {
    for folder in all { try Self.create(folder) }
  }

  static func create(_ folder: URL, isOwn: Bool = true) throws {
    let path = folder.path(percentEncoded: false).withoutTrailingSlash
    try makeDirectory(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw FolderError.cannotCreate(folder, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FolderError.notAFolder(folder) }
    if isOwn, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 { chmod(path, 0o700) }
    guard access(path, W_OK | X_OK) == 0 else { throw FolderError.notWritable(folder, errno) }
  }

  private static func makeDirectory(_ path: String) throws {
    if path.isEmpty || access(path, F_OK) == 0 { return }
    try makeDirectory(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)))
    let url = URL(filePath: path, directoryHint: .notDirectory)
    do throws(SystemError) { try CurrentFileSystem.value.mkdir(path, mode: 0o700) } catch {
      if error.code == EEXIST { return }
      throw FolderError.cannotCreate(url, error.code)
    }
    do throws(FileProblem) { try DiskFile(url: url).syncFolder() } catch {
      // Else the next try would find the folder, and take its name for safe.
      rmdir(path)
      throw FolderError.cannotCreate(url, error.error.code)
    }
  }
}

extension String {
  /// A path by which the last part itself is looked at, and not the end of a link.
  var withoutTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
