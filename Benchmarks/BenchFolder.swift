import Foundation

/// A folder for the records of a run, on the disk that temporary files are on.
struct BenchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "moggy-bench-\(getpid())", directoryHint: .isDirectory)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String {
    url.appending(path: name.replacingOccurrences(of: " ", with: "-"))
      .path(percentEncoded: false)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
