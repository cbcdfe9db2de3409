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
    do throws(FileProblem) {
      try DiskFile(url: URL(filePath: path, directoryHint: .notDirectory)).createFolder()
    } catch {
      let url = URL(filePath: error.path, directoryHint: .notDirectory)
      throw FolderError.cannotCreate(url, error.error.code)
    }
    let system = CurrentFileSystem.value
    let status: stat
    do throws(SystemError) { status = try system.targetStatus(path) } catch {
      throw FolderError.cannotCreate(folder, error.code)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FolderError.notAFolder(folder) }
    if isOwn, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 {
      // A folder that stays open to others is no reason to keep nothing in it.
      try? system.chmod(path, mode: 0o700)
    }
    do throws(SystemError) { try system.access(path, W_OK | X_OK) } catch {
      throw FolderError.notWritable(folder, error.code)
    }
  }
}

extension String {
  /// A path by which the last part itself is looked at, and not the end of a link.
  var withoutTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
