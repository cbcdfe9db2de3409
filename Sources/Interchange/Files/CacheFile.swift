import Foundation

/// One file of a cache: it can be had again at any time, so that nothing of it is synced.
public struct CacheFile: Sendable {
  private let file: DiskFile

  public init(_ url: URL) { file = DiskFile(url: url) }

  /// The content; nil where there is none that can be read.
  ///
  /// - Parameter limit: in bytes; a larger file counts as none.
  public func content(limit: Int = 1 << 28) -> Data? {
    try? FileIntake.read(file.path, limit: limit)
  }

  /// Notes that the file was used just now, which ``CacheFolder/trim(to:)`` goes by.
  public func touch() { try? CurrentFileSystem.value.touch(file.path) }

  /// Puts the content in the place of what is there, in a folder that is made where it is missing; a
  /// reader sees the whole file or none.
  public func replace(by content: some ContiguousBytes) throws(FileProblem) {
    try DiskFile(url: file.url.deletingLastPathComponent()).createFolder()
    let part = file.sibling(".\(UUID().uuidString)~")
    do throws(FileProblem) {
      try DiskOutput(creating: part).write(content)
      try part.rename(to: file)
    } catch {
      part.discard()
      throw error
    }
  }
}

/// A folder of such files.
public struct CacheFolder: Sendable {
  private let url: URL

  public init(_ url: URL) { self.url = url }

  private struct Entry {
    let path: String
    let size: Int
    let date: timespec
  }

  /// Removes the files that were changed or used longest ago until the others are within a number of
  /// bytes. What cannot be read or removed stays.
  ///
  /// - Parameter room: as many bytes more go where any go.
  /// - Returns: the bytes that are left.
  @discardableResult
  public func trim(to capacity: Int, room: Int = 0) -> Int {
    let entries = entries()
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > capacity else { return total }
    let sorted = entries.sorted {
      ($0.date.tv_sec, $0.date.tv_nsec) < ($1.date.tv_sec, $1.date.tv_nsec)
    }
    for entry in sorted where total > capacity - room {
      if (try? CurrentFileSystem.value.unlink(entry.path)) != nil { total -= entry.size }
    }
    return total
  }

  private func entries() -> [Entry] {
    let system = CurrentFileSystem.value
    let folder = url.path(percentEncoded: false)
    let names = (try? system.names(in: folder)) ?? []
    return names.compactMap { name in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      guard let status = try? system.status(path), status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      return Entry(path: path, size: Int(status.st_size), date: status.st_mtim)
    }
  }
}
