import Foundation
import Interchange

/// Files that belong to records: below one folder, written whole and synced before a record names
/// them, and never overwritten. Every call blocks.
public struct StoredFiles: Sendable {
  public let folder: URL
  /// True if a folder that is there is closed to others.
  private let isOwn: Bool

  /// The folder is made with the first file.
  ///
  /// - Parameter isOwn: false for a folder of the user's, which keeps its mode.
  public init(folder: URL, isOwn: Bool = true) { (self.folder, self.isOwn) = (folder, isOwn) }

  /// The place of a file of that name, there or not; nil for a name that is none of ours: it would lead
  /// out of the folder, or to a hidden file.
  public func url(of name: String) -> URL? {
    guard Self.isName(name) else { return nil }
    return folder.appending(path: name, directoryHint: .notDirectory)
  }

  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts.allSatisfy(isPlain)
  }

  private static func isPlain(_ part: Substring) -> Bool {
    guard let first = part.first, first != ".", part.utf8.count <= 120 else { return false }
    return part.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains(scalar))
    }
  }

  /// The name under which ``keep(_:as:)`` will have this content: the one wanted, or with a number
  /// where another content has that.
  public func name(for content: Data, wanted: String) throws -> String {
    for number in 1...99 {
      let name = number == 1 ? wanted : Self.numbered(wanted, number)
      let file = try file(name)
      if try !file.exists() || has(content, file) { return name }
    }
    let path = folder.path(percentEncoded: false)
    throw FileProblem(path, .created, SystemError(EEXIST))
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }

  private func has(_ content: Data, _ file: DiskFile) throws -> Bool {
    guard try file.kind() == .regular(size: content.count) else { return false }
    return try file.contents(limit: content.count) == Array(content)
  }

  /// Writes a file, unless it is there already; on the disk when this returns.
  ///
  /// - Parameter name: one that ``name(for:wanted:)`` gave.
  /// - Throws: `FileProblem` or ``FolderError``; nothing is left under that name.
  public func keep(_ content: Data, as name: String) throws {
    let file = try file(name)
    // Its name may have been given and not have reached the disk.
    if try file.exists() { return try file.syncFolder() }
    try place(content, file)
  }

  /// The same, but a file of another content gives way.
  ///
  /// - Returns: whether there was none.
  func replace(_ content: Data, as name: String) throws -> Bool {
    let file = try file(name)
    let isNew = try !file.exists()
    if try !has(content, file) { try place(content, file) }
    return isNew
  }

  private func place(_ content: Data, _ file: DiskFile) throws {
    try Folders.create(folder, isOwn: isOwn)
    try Folders.create(file.url.deletingLastPathComponent(), isOwn: isOwn)
    let part = file.sibling(".part")
    try part.remove()
    defer { part.discard() }
    try part.create(with: content)
    try part.rename(to: file)
    try file.syncFolder()
  }

  /// The content of a file of ours.
  public func content(of name: String, limit: Int) throws(FileIntakeProblem) -> Data {
    guard let url = url(of: name) else { throw .missing }
    return try FileIntake.read(url.path(percentEncoded: false), limit: limit)
  }

  /// Removes a file; one that is not there is no error.
  ///
  /// - Throws: `FileProblem`.
  public func remove(_ name: String) throws { try file(name).remove() }

  private func file(_ name: String) throws -> DiskFile {
    guard let url = url(of: name)
    else { throw FileProblem(folder.path(percentEncoded: false), .lookedAt, SystemError(EINVAL)) }
    return DiskFile(url: url)
  }
}
