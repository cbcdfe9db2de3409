import Foundation

extension DiskFile {
  /// Returns true if there is a folder of that name, or a link to one.
  ///
  /// - Throws: where that cannot be found out, as in a folder that this user may not enter.
  public func isFolder() throws(FileProblem) -> Bool {
    do throws(SystemError) {
      return try CurrentFileSystem.value.targetStatus(path).st_mode & S_IFMT == S_IFDIR
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return false }
      throw FileProblem(path, .lookedAt, error)
    }
  }

  /// Makes a folder of that name for the owner alone (0700), and those above it that are missing; their
  /// names are on the disk when this returns. Anything that has the name stays as it is.
  public func createFolder() throws(FileProblem) {
    // Else the folders above it would be made, one by one, and be of no use.
    guard path.utf8.count < Int(PATH_MAX)
    else { throw FileProblem(path, .created, SystemError(ENAMETOOLONG)) }
    try Self.createFolder(withoutSlash(path))
  }

  private static func createFolder(_ path: String) throws(FileProblem) {
    let system = CurrentFileSystem.value
    if path.isEmpty || (try? system.access(path, F_OK)) != nil { return }
    try createFolder(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)))
    do throws(SystemError) { try system.mkdir(path, mode: 0o700) } catch {
      if error.code == EEXIST { return }
      throw FileProblem(path, .created, error)
    }
    do throws(FileProblem) {
      try DiskFile(url: URL(filePath: path, directoryHint: .notDirectory)).syncFolder()
    } catch {
      // Else the next try would find the folder, and take its name for safe.
      try? system.rmdir(path)
      throw FileProblem(path, .created, error.error)
    }
  }

  /// Returns true if there is anything at that path; follows links.
  public static func isThere(_ path: String) -> Bool {
    (try? CurrentFileSystem.value.targetStatus(path)) != nil
  }

  /// Returns true if this user may run the program at that path.
  public static func isExecutable(_ path: String) -> Bool {
    (try? CurrentFileSystem.value.access(path, X_OK)) != nil
  }

  /// Removes a folder with all that is in it, links without what they lead to; one that is not there is
  /// no error.
  public func removeFolder() throws(FileProblem) { try Self.removeFolder(withoutSlash(path)) }

  private static func removeFolder(_ path: String) throws(FileProblem) {
    let system = CurrentFileSystem.value
    do throws(SystemError) {
      for name in try system.names(in: path) {
        let inner = "\(path)/\(name)"
        if try system.status(inner).st_mode & S_IFMT == S_IFDIR {
          do throws(FileProblem) { try removeFolder(inner) } catch { throw error.error }
        } else {
          try system.unlink(inner)
        }
      }
      try system.rmdir(path)
    } catch {
      if error.code != ENOENT { throw FileProblem(path, .removed, error) }
    }
  }

  private func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
