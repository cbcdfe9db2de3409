import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// One message as a chat shows it, below the name of its day where that begins with it.
struct ChatEntry {
  let id: String
  let day: String?
  let text: String
  let isOwn: Bool
  let hasFailed: Bool
  /// The time, and of one's own how far it has come.
  let foot: String
  /// The same, and who wrote it, in words.
  let spoken: String

  /// The rows and columns of its bubble in a width.
  struct Shape {
    let lines: [String]
    /// Of the bubble, with a blank at either side.
    let columns: Int
    /// Whether the foot stands behind the last line, not below it.
    let isFootBeside: Bool

    var rows: Int { lines.count + (isFootBeside ? 0 : 1) }
  }

  /// At most 70 % of the width (C-54).
  func shape(in columns: Int) -> Shape {
    let most = max(1, columns * 7 / 10 - 2)
    let lines = TextWrapping.wrap(text, to: most)
    let widest = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let footColumns = DisplayWidth.of(foot)
    let beside = DisplayWidth.of(lines.last ?? "") + 2 + footColumns
    let isBeside = beside <= most
    let inner = max(widest, isBeside ? beside : footColumns)
    return Shape(lines: lines, columns: min(inner, most) + 2, isFootBeside: isBeside)
  }

  /// The words of a line where it is read out.
  func flatLines(in columns: Int) -> [String] {
    TextWrapping.wrap("\(spoken): \(text)", to: max(1, columns))
  }

  func rows(in columns: Int, isFlat: Bool) -> Int {
    (day == nil ? 0 : 1)
      + (isFlat ? flatLines(in: columns).count : shape(in: columns).rows)
  }
}
