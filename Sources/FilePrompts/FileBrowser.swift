/// The folders and files of one folder, to choose a file from.
public struct FileBrowser: Equatable, Sendable {
  /// Without a slash at its end; empty for the root.
  public var folder: String
  /// As a person reads it.
  public var title: String
  /// Nil while they are read.
  public var entries: [PathCompletion]?
  public var index = 0
  /// Whether the folder may be read.
  public var isReadable = true

  init(_ folder: String, in paths: TypedPath) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    title = paths.shown(self.folder)
  }

  /// The folder above is the first row, where there is one.
  var hasParent: Bool { !folder.isEmpty }

  var count: Int { (entries?.count ?? 0) + (hasParent ? 1 : 0) }

  /// The file or folder of a row; nil for that of the folder above.
  func entry(at index: Int) -> PathCompletion? {
    let place = index - (hasParent ? 1 : 0)
    guard let entries, entries.indices.contains(place) else { return nil }
    return entries[place]
  }

  /// The name as it is on the disk, which no two have in common.
  func key(at index: Int) -> String {
    entry(at: index).map { String($0.text.dropFirst(folder.count + 1)) } ?? ".."
  }

  var parent: String { TypedPath.folder(of: folder) }

  /// Takes what was read, and marks the row of a path, where it is there.
  mutating func take(_ listing: FolderListing) {
    guard listing.folder == folder else { return }
    entries = listing.entries
    isReadable = listing.isReadable
    let found = listing.entries.firstIndex { $0.text == listing.marked }
    index = found.map { $0 + (hasParent ? 1 : 0) } ?? min(hasParent ? 1 : 0, max(0, count - 1))
  }
}
