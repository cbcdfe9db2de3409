import FoundationEssentials
import Glibc
import Terminal

/// The files of a snapshot folder.
public struct SnapshotFolder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The paths of all files in it, sorted; hidden ones and the log of what was accepted left out.
  public var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let paths = all.filter { file in
      var isFolder: Bool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      return !isFolder && file != AcceptLog.fileName
        && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return paths.sorted()
  }

  /// The paths of all snapshots, sorted: those of the files, and one more for each further theme.
  public var snapshots: [String] { files.flatMap(looks) }

  /// Returns the paths of the themes of a file; what is no snapshot of a screen is one.
  private func looks(_ file: String) -> [String] {
    guard let name = SnapshotName(path: file), name.kind == .screen, name.theme == nil,
      let text = try? text(file), !SnapshotFile.isOldForm(text)
    else { return [file] }
    let themes = SnapshotFile.themes(in: text)
    return themes.isEmpty ? [file] : themes.map { name.with(theme: $0).path }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// Returns the snapshots that a complete run has not used.
  public func obsolete(used: Set<String>) -> [String] { snapshots.filter { !used.contains($0) } }

  /// Deletes snapshots, and the files and folders that are empty then.
  public func delete(_ snapshots: [String]) throws {
    let left = Set(self.snapshots).subtracting(snapshots)
    for snapshot in snapshots {
      let name = SnapshotName(path: snapshot)
      if let name, name.kind == .screen, left.contains(where: name.shares) {
        try remove(name)
      } else {
        try removeFile(snapshot)
        try name.map { try removeFile($0.file) }
      }
    }
  }

  /// Takes a theme out of its file.
  private func remove(_ name: SnapshotName) throws {
    let kept = try SnapshotFile(text: text(name.file))
    let file = SnapshotFile(kept.looks.filter { $0.theme != name.theme })
    try write(file.lettered(like: kept).text, to: name.file)
  }

  private func removeFile(_ file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
    removeEmpty(url.deletingLastPathComponent())
  }

  /// Writes a text, with its seal unless it is that of a whole screen: such a one is compared letter
  /// by letter, and a mistake in it is red by itself.
  func write(_ text: String, to name: String) throws {
    let isSealed = SnapshotName(path: name)?.kind != .screen
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let written = isSealed ? SnapshotSeal.sealed(text) : text
    try Data(written.utf8).write(to: file, options: .atomic)
  }

  private func removeEmpty(_ folder: URL) {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    guard folder.standardizedFileURL.path.hasPrefix(root + "/") else { return }
    guard rmdir(folder.path) == 0 else { return }
    removeEmpty(folder.deletingLastPathComponent())
  }

  /// The faults of the files themselves: a wrong name, a first line of another size, edits by hand.
  public var problems: [String] {
    files.compactMap { file in problem(file).map { "\(file): \($0)" } }
  }

  private func problem(_ file: String) -> String? {
    guard let name = SnapshotName(path: file) else { return "is no snapshot name" }
    guard let text = try? text(file) else { return "cannot be read" }
    if name.kind == .screen { return problem(name, text) }
    let size = "\(name.size.columns)x\(name.size.rows)"
    guard text.hasPrefix(size + ", ") else { return "is not of size \(size)" }
    switch SnapshotSeal(text).state {
    case .intact: return nil
    case .broken: return "edited by hand: its seal is not that of its text"
    case .missing: return "edited by hand: it has no seal"
    }
  }

  private func problem(_ name: SnapshotName, _ text: String) -> String? {
    if SnapshotFile.isOldForm(text) {
      return "has the form of earlier versions: `journey snapshots migrate \(path)`"
    }
    let size = "\(name.size.columns)x\(name.size.rows)"
    if !text.hasPrefix(size + ", ") { return "is not of size \(size)" }
    if name.theme != nil { return "a theme is a part of the file of its screen" }
    do { _ = try SnapshotFile(text: text) } catch { return "edited by hand: \(error)" }
    return nil
  }
}

/// The checksum at the end of the first line of a snapshot of text or outline alone, by which an edit by
/// hand is found: an outline that lost a line would still be contained in the screen.
///
/// It stands in the file itself: a manifest of all would conflict whenever two branches record.
public struct SnapshotSeal: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case intact, missing
    /// The text is not the one that was sealed.
    case broken
  }

  /// The recorded text without the seal.
  public let text: String
  public let state: State

  /// Opens what a file holds.
  public init(_ file: String) {
    let end = file.firstIndex(of: "\n") ?? file.endIndex
    let digits = file[..<end].suffix(8)
    let rest = file[..<digits.startIndex]
    guard rest.hasSuffix(Self.word), digits.allSatisfy(\.isHexDigit) else {
      text = file
      state = .missing
      return
    }
    text = String(rest.dropLast(Self.word.count)) + file[end...]
    state = Self.checksum(text) == digits ? .intact : .broken
  }

  /// Returns the text with its seal, as it is written to a file.
  public static func sealed(_ text: String) -> String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return text[..<end] + word + checksum(text) + text[end...]
  }

  private static let word = ", seal "

  /// Returns eight hexadecimal digits (FNV-1a of 64 bits, folded). They find mistakes, not
  /// forgeries.
  public static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
