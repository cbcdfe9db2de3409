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

  /// Returns the files that a complete run has not used.
  public func obsolete(used: Set<String>) -> [String] { files.filter { !used.contains($0) } }

  /// Deletes files, and the folders that are empty then.
  public func delete(_ files: [String]) throws {
    for file in files {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.removeItem(at: url)
      removeEmpty(url.deletingLastPathComponent())
    }
  }

  /// Writes a text with its seal.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(SnapshotSeal.sealed(text).utf8).write(to: file, options: .atomic)
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
    guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    else { return "cannot be read" }
    let size = "\(name.size.columns)x\(name.size.rows)"
    guard text.hasPrefix(size + ", ") else { return "is not of size \(size)" }
    switch SnapshotSeal(text).state {
    case .intact: return nil
    case .broken: return "edited by hand: its seal is not that of its text"
    case .missing: return "edited by hand: it has no seal"
    }
  }
}

/// The checksum at the end of a snapshot's first line, by which an edit by hand is found.
///
/// It stands in the file itself: a manifest of all would conflict whenever two branches record. Two
/// that record the same snapshot conflict here, as they should: a mixture of two screens is none.
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
