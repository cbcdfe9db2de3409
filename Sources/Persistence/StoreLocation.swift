import Foundation

/// The place where a store keeps its records.
public enum StoreLocation: Sendable, Equatable {
  /// Gone with the process; for tests, and for a person who wants to leave no trace.
  case inMemory
  /// In a file, with its copies in a folder that is made when needed.
  case file(URL, backups: URL)

  /// The file and the backups of these folders.
  public static func folders(_ folders: Folders) -> StoreLocation {
    .file(folders.database, backups: folders.backups)
  }

  var file: URL? {
    if case .file(let url, _) = self { return url }
    return nil
  }

  var backups: URL? {
    if case .file(_, let url) = self { return url }
    return nil
  }
}
