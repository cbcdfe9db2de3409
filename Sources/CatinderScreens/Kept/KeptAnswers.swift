import CatinderDomain
import Foundation
import Interchange

/// The last answers of a server, in files that only their owner reads.
///
/// They are shown with their age where the server cannot be reached.
public struct KeptAnswers: Sendable {
  private struct Content<Value: Codable>: Codable {
    var date: Date
    var value: Value
  }

  private let folder: URL

  /// - Parameter folder: of one server; made with the first answer.
  public init(folder: URL) { self.folder = folder }

  /// Does without where the disk refuses: it is only a copy.
  func keep(_ value: some Codable, _ name: String, at date: Date) {
    let content = CatinderJSON.encode(Content(date: date, value: value))
    try? CacheFile(file(name)).replace(by: content)
  }

  /// Nil where there is none that can be read; blocks for the disk.
  func answer<Value: Codable>(_ type: Value.Type, _ name: String) -> (value: Value, date: Date)? {
    guard let data = CacheFile(file(name)).content(),
      let content = try? CatinderJSON.decode(Content<Value>.self, data)
    else { return nil }
    return (content.value, content.date)
  }

  /// Changes an answer; it stays as old as it was.
  func change<Value: Codable>(_ type: Value.Type, _ name: String, _ body: (inout Value) -> Void) {
    guard let kept = answer(type, name) else { return }
    var value = kept.value
    body(&value)
    keep(value, name, at: kept.date)
  }

  /// They are gone with the session.
  func clear() { try? DiskFile(url: folder).removeFolder() }

  private func file(_ name: String) -> URL {
    folder.appending(path: name + ".json", directoryHint: .notDirectory)
  }
}

/// The age of kept answers that show because the server cannot be reached.
public struct Outdated: Equatable, Sendable {
  let since: Date
  let error: CatinderError
}
