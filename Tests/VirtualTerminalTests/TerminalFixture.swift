import Terminal
import VirtualTerminal

extension VirtualTerminal {
  /// A terminal that has been fed a text; `\e` stands for ESC.
  convenience init(_ columns: Int, _ rows: Int, scrollback: Int = 100, _ text: String = "") {
    self.init(size: Size(columns, rows), scrollback: scrollback)
    type(text)
  }

  /// Feeds a text in which `\e` stands for ESC.
  func type(_ text: String) {
    feed(text.replacing("\\e", with: "\u{1B}").utf8)
  }

  /// The rows without blanks at their ends.
  var lines: [String] {
    surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var history: [String] { scrollback.map { $0.map(\.text).joined() } }

  var answer: String {
    String(decoding: takeReplies(), as: UTF8.self).replacing("\u{1B}", with: "\\e")
  }

  /// Column and row.
  var place: [Int] { [cursor.position.x, cursor.position.y] }
}
