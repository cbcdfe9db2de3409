import Core
import Dispatch
import Foundation
import Interchange
import Terminal

/// The files that somebody is after, told by the ends of their names.
public struct FileKind: Hashable, Sendable {
  /// With their points, in small letters; empty for files of all kinds.
  public let endings: [String]

  /// Any file at all.
  public static let any = FileKind()

  public static let pictures = FileKind(".png", ".jpg", ".jpeg", ".jpe")

  public init(_ endings: String...) { self.endings = endings }

  /// By the name alone: what is in the file is seen when it is read.
  public func takes(_ name: String) -> Bool {
    if endings.isEmpty { return true }
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}

/// One way to go on with a path that is being typed.
public struct PathCompletion: Sendable, Equatable {
  /// The whole text that takes the place of what was typed; a folder ends with a slash.
  public let text: String
  /// The last part alone, clean, to be shown.
  public let name: String
  public let isFolder: Bool
}

extension TypedPath {
  /// The largest number of entries that are read of a folder.
  public static let mostEntries = 20_000

  /// Returns the entries of the typed folder that go on with the rest: folders first, then files of
  /// the kind, each by name. Blocks for the reading of one folder.
  ///
  /// Hidden files come only where a point was typed. Where nothing goes on exactly, names count whatever
  /// their case.
  public func completions(
    of typed: String, for kind: FileKind = .any, limit: Int = mostEntries
  ) -> [PathCompletion] {
    let typed = typed.hasPrefix("~") && !typed.contains("/") ? "~/" : typed
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (head, tail) = (String(typed[..<slash]), String(typed[slash...]))
    let folder = head.isEmpty ? workingFolder : resolved(head)
    let all = Self.entries(of: folder, hidden: tail.hasPrefix(".")).filter {
      $0.isFolder || kind.takes($0.name)
    }
    let exact = all.filter { $0.name.hasPrefix(tail) }
    let folded = Folding.fold(tail)
    let found = exact.isEmpty ? all.filter { Folding.fold($0.name).hasPrefix(folded) } : exact
    return found.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
      .prefix(limit).map { entry in
        PathCompletion(
          text: head + entry.name + (entry.isFolder ? "/" : ""), name: Sanitizer.clean(entry.name),
          isFolder: entry.isFolder)
      }
  }

  /// The same away from the caller's thread.
  public func listing(
    of typed: String, for kind: FileKind = .any, limit: Int = mostEntries
  ) async -> [PathCompletion] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: completions(of: typed, for: kind, limit: limit))
      }
    }
  }

  /// The folder that a path lies in, without a slash at its end; empty for the root.
  public static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  public static func isReadable(folder: String) -> Bool {
    (try? CurrentFileSystem.value.access(folder, R_OK | X_OK)) != nil
  }

  /// Returns the beginning that all of them share: the text for a `Tab`; nil where that is no longer
  /// than the typed one.
  public static func common(_ completions: [PathCompletion], typed: String) -> String? {
    guard var common = completions.first?.text else { return nil }
    for completion in completions.dropFirst() {
      common = String(zip(common, completion.text).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > typed.count ? common : nil
  }

  private struct Entry {
    let name: String
    let isFolder: Bool
  }

  private func resolved(_ head: String) -> String {
    path(in: head, exists: { _ in true }) ?? workingFolder
  }

  /// A link to a folder counts as one; names that are no UTF-8 are left out.
  private static func entries(of folder: String, hidden: Bool) -> [Entry] {
    let system = CurrentFileSystem.value
    let found = (try? system.entries(in: folder, most: mostEntries)) ?? []
    return found.compactMap { entry in
      if entry.name.hasPrefix("."), !hidden { return nil }
      return Entry(
        name: entry.name, isFolder: entry.isFolder ?? Self.isFolder("\(folder)/\(entry.name)"))
    }
  }

  /// A link to a folder counts as one.
  public static func isFolder(_ path: String) -> Bool { FileExport.isFolder(path) }
}
