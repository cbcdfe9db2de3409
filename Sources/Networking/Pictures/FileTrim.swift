import Foundation

/// Removes the oldest files of a folder until the others are within a number of bytes.
struct FileTrim {
  let folder: URL
  let capacity: Int

  private typealias File = (url: URL, bytes: Int, date: Date)

  /// What cannot be read or removed stays.
  func run() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let files: [File] = urls.compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys), let bytes = values.fileSize,
        let date = values.contentModificationDate
      else { return nil }
      return (url, bytes, date)
    }
    var total = files.reduce(0) { $0 + $1.bytes }
    guard total > capacity else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where total > capacity {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.bytes
    }
  }
}
