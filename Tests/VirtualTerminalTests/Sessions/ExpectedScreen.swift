import Terminal

/// What tmux showed.
struct ExpectedScreen {
  /// The column is the width of the screen where a line is full and the next character wraps.
  var cursor = Point.zero
  var isCursorVisible = true
  var modes: Set<String> = []
  var firstRow = 0
  var lastRow = 0
  /// As `tmux capture-pane -e` writes them; blank ones at the end are left out.
  private(set) var captured: [[UInt8]] = []

  mutating func read(_ word: Substring, _ rest: Substring) {
    let words = rest.split(separator: " ")
    let numbers = (words.first ?? "").split(separator: ",").compactMap { Int($0) }
    switch word {
    case "cursor" where numbers.count == 2:
      cursor = Point(x: numbers[0], y: numbers[1])
      isCursorVisible = words.last == "visible"
    case "region" where numbers.count == 2: (firstRow, lastRow) = (numbers[0], numbers[1])
    case "modes": modes = Set(words.map(String.init))
    case "row": captured.append(EscapedText.bytes(rest))
    default: preconditionFailure("a recording does not know \(word)")
    }
  }

  func row(_ y: Int, columns: Int) -> [Cell] {
    guard y < captured.count else { return Array(repeating: .blank, count: columns) }
    var row = CapturedRow(columns: columns)
    row.read(String(decoding: captured[y], as: UTF8.self))
    return row.cells
  }
}
