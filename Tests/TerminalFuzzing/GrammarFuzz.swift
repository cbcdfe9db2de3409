import Terminal
import VirtualTerminal

/// Bytes that choose sequences of the table, what stands in their places, text, and changes of size.
/// After each sequence everything that can be seen is looked at.
///
/// The first byte is the size, the second the kind of terminal.
enum GrammarFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    guard bytes.count > 2 else { return }
    let whole = ScreenFuzz.terminal(bytes[0], bytes[1])
    let pieces = ScreenFuzz.terminal(bytes[0], bytes[1])
    var choices = Choices(rest: bytes[2...])
    var drawn = DrawnScreen()
    var window: [DetailedLine] = []
    while !choices.rest.isEmpty {
      if choices.next(16) == 0 {
        let size = Size(1 + choices.next(96), 1 + choices.next(32))
        whole.resize(to: size)
        pieces.resize(to: size)
      } else {
        let stream = sequence(&choices)
        whole.feed(stream)
        for byte in stream { pieces.feed([byte]) }
      }
      try whole.checkEverything()
      try refresh(&window, whole, &drawn)
    }
    try whole.checkEncoding()
    try whole.checkEqual(to: pieces)
    try require(whole.pictures == pieces.pictures, "pictures")
    try require(whole.shellMarks == pieces.shellMarks, "marks")
    try require(whole.notifications == pieces.notifications, "notifications")
  }

  /// Draws the rows that are dirty: then a window shows what there is.
  private static func refresh(
    _ window: inout [DetailedLine], _ terminal: VirtualTerminal, _ drawn: inout DrawnScreen
  ) throws(BrokenRule) {
    let lines = terminal.screenState.lines
    let rows = terminal.dirtyRows(since: &drawn)
    if window.count != lines.count { window = lines }
    for row in rows { window[row] = lines[row] }
    try require(window == lines, "a dirty row was missed")
  }

  /// Bytes as answers to questions; 0 once there are no more.
  private struct Choices {
    var rest: Slice<UnsafeBufferPointer<UInt8>>

    mutating func next(_ limit: Int) -> Int { Int(rest.popFirst() ?? 0) % limit }

    /// More choices than a byte has.
    mutating func wide(_ limit: Int) -> Int { (next(256) << 8 | next(256)) % limit }
  }

  private static func sequence(_ choices: inout Choices) -> [UInt8] {
    switch choices.next(8) {
    case 0: return Array(text(&choices).utf8)
    case 1: return Array("\r\n".utf8)
    default:
      let template = SequenceGrammar.templates[choices.wide(SequenceGrammar.templates.count)]
      var copy = choices
      defer { choices = copy }
      return SequenceGrammar.fill(template, numbers: { number(&copy) }, texts: { text(&copy) })
    }
  }

  /// Mostly small numbers, which reach further than large ones.
  private static func number(_ choices: inout Choices) -> String {
    switch choices.next(8) {
    case 0: ""
    case 1...5: String(choices.next(24))
    case 6: String(choices.wide(9000))
    default: String(SequenceGrammar.edges[choices.next(SequenceGrammar.edges.count)])
    }
  }

  private static func text(_ choices: inout Choices) -> String { texts[choices.next(texts.count)] }

  private static let texts = [
    "a", "some words", "日本", "e\u{301}", "👩\u{200D}👧", "🇩🇪🇫", "❤\u{FE0F}", "กำ", "क्षि", "\u{601}1", "한",
    "\u{10EEEE}\u{305}\u{305}", "\t", "\u{8}", "\u{18}", "?", "a;b", "=", "\u{9B}1", "x\u{200D}",
    "\u{FE0F}",
    "a line that is longer than the screens of most of these terminals are wide",
  ]
}
