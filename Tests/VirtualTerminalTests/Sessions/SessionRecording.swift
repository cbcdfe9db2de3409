import Foundation
import Terminal

/// What a real program wrote at each step, and what tmux showed of it; made by
/// `scripts/sessions/record.py`, where the format is described.
struct SessionRecording {
  struct Step {
    /// The keys that were typed, or `resize`.
    var name: String
    var size: Size
    var output: [UInt8] = []
    var screen = ExpectedScreen()
  }

  var name: String
  var program = ""
  var term = ""
  var steps: [Step] = []

  init(name: String, text: String) {
    self.name = name
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      read(parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  private mutating func read(_ word: Substring, _ rest: Substring) {
    switch word {
    case "program": program = String(rest)
    case "term": term = String(rest)
    case "step": steps.append(Self.step(rest))
    case "out": steps[steps.count - 1].output += EscapedText.bytes(rest)
    default: steps.last.map { _ in steps[steps.count - 1].screen.read(word, rest) }
    }
  }

  private static func step(_ text: Substring) -> Step {
    let words = text.split(separator: " ")
    let size = (words.last ?? "").split(separator: "x").compactMap { Int($0) }
    return Step(
      name: words.dropLast().joined(separator: " "),
      size: size.count == 2 ? Size(size[0], size[1]) : .zero)
  }
}

extension SessionRecording {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SessionFixtures")

  /// Every recording there is, by name.
  static func all() throws -> [SessionRecording] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "session" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map {
        SessionRecording(
          name: $0.deletingPathExtension().lastPathComponent,
          text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
      }
  }
}
