import Foundation
import GRDB
import Interchange

/// The file that the system lets nobody change, found after SQLite has failed: it tells neither which
/// of its files that was nor why.
struct WriteRefusal {
  let problem: FileProblem
  /// True if a transaction that was cut short waits to be taken back: nothing can be read before.
  let isInterrupted: Bool

  /// Nil where nothing refuses, as far as that can be known without a change.
  init?(after error: DatabaseError, of file: DiskFile) {
    let journal = file.sibling("-journal")
    let isWaiting = journal.isWaiting
    guard let problem = Self.problem(error, file, journal, isWaiting) else { return nil }
    self.problem = problem
    isInterrupted =
      isWaiting
      && (error.extendedResultCode == .SQLITE_READONLY_ROLLBACK
        || error.resultCode == .SQLITE_CANTOPEN)
  }

  private static func problem(
    _ error: DatabaseError, _ file: DiskFile, _ journal: DiskFile, _ isWaiting: Bool
  ) -> FileProblem? {
    if error.extendedResultCode == .SQLITE_IOERR_DELETE { return journal.refusalOfRemoval }
    switch error.resultCode {
    case .SQLITE_READONLY:
      return file.refusalOfWriting ?? (isWaiting ? journal : file.folder).refusalOfWriting
    case .SQLITE_CANTOPEN: return (isWaiting ? journal : file.folder).refusalOfWriting
    default: return nil
    }
  }
}

extension DiskFile {
  fileprivate var folder: DiskFile {
    let path = url.deletingLastPathComponent().path(percentEncoded: false)
    return DiskFile(url: URL(filePath: path.withoutTrailingSlash, directoryHint: .notDirectory))
  }

  fileprivate var isWaiting: Bool {
    if case .regular(let size)? = try? kind() { return size > 0 }
    return false
  }

  fileprivate var refusalOfWriting: FileProblem? {
    do throws(FileProblem) { try checkWritable() } catch { return error.isRefusal ? error : nil }
    return nil
  }

  fileprivate var refusalOfRemoval: FileProblem? {
    if let refusal = folder.refusalOfWriting { return FileProblem(path, .removed, refusal.error) }
    guard (try? folder.isOwn()) == true else { return nil }
    // A folder from which nothing may be taken does not take the mode that it has either.
    let system = CurrentFileSystem.value
    do throws(SystemError) {
      let mode = try system.targetStatus(folder.path).st_mode
      try system.chmod(folder.path, mode: mode & 0o7777)
    } catch {
      let problem = FileProblem(path, .removed, error)
      return problem.isRefusal ? problem : nil
    }
    return nil
  }
}

extension FileProblem {
  fileprivate var isRefusal: Bool { isForbidden || isReadOnly }
}
