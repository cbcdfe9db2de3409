import Synchronization

/// What a program has written, and finds again after it was killed.
final class Disk: Sendable {
  private let kept: Mutex<[String]>

  init(_ notes: [String] = []) {
    kept = Mutex(notes)
  }

  var notes: [String] { kept.withLock(\.self) }

  func append(_ note: String) { kept.withLock { $0.append(note) } }
}
