import Foundation
import Terminal
import VirtualTerminal

/// What many pictures, many marks and a long history cost: each is to grow with their number and not
/// faster.
@MainActor
struct TerminalBounds {
  func run() {
    Report.title("Bounds of the virtual terminal, 80x24")
    placements()
    shellMarks()
    for count in [100_000, 1_000_000] { resizes(of: count) }
  }

  /// Kitty placements of one image: every number of them by itself, in a new terminal.
  private func placements() {
    let counts = [1_000, 8_000, 64_000]
    let commands = counts.map { count in
      (1...count).reduce("\u{1B}_Ga=t,i=1,s=1,v=1,f=24,q=2;AAAA\u{1B}\\") {
        "\($0)\u{1B}[\($1 % 24 + 1);\($1 % 80 + 1)H\u{1B}_Ga=p,i=1,p=\($1),q=2\u{1B}\\"
      }
    }
    report("kitty placements of one image", counts, commands)
  }

  /// A prompt and its end on every line.
  private func shellMarks() {
    let counts = [100_000, 1_000_000]
    let line = "\u{1B}]133;A\u{7}$ \u{1B}]133;B\u{7}ls\u{1B}]133;C\u{7}\r\n\u{1B}]133;D;0\u{7}"
    report("lines with marks of OSC 133", counts, counts.map { String(repeating: line, count: $0) })
  }

  private func report(_ what: String, _ counts: [Int], _ texts: [String]) {
    let times = texts.map { text in
      let bytes = Array(text.utf8)
      return Samples.measure(3, warmUp: 1) {
        VirtualTerminal(size: Size(80, 24), scrollback: 1_000_000).feed(bytes)
      }.quantile(0)
    }
    for (count, time) in zip(counts, times) {
      let each = Report.number(time * 1_000_000 / Double(count))
      Report.note("\(count) \(what)", "\(Report.number(time)) ms, \(each) ns each")
    }
  }

  /// A change of the width and back, with a history of so many lines.
  private func resizes(of count: Int) {
    let terminal = VirtualTerminal(size: Size(80, 24), scrollback: count)
    let line = String(repeating: "word ", count: 20) + "\r\n"
    let lines = Array(String(repeating: line, count: 1_000).utf8)
    while terminal.scrollbackCount < count { terminal.feed(lines) }
    let before = MemoryFigure.resident()
    var isNarrow = false
    let samples = Samples.measure(10, warmUp: 0) {
      isNarrow.toggle()
      terminal.resize(to: Size(isNarrow ? 60 : 80, 24))
    }
    Report.line("a resize with \(count) lines of history", samples, aim: count > 100_000 ? 40 : 20)
    Report.note("resident memory before and after", "\(before), \(MemoryFigure.resident())")
  }
}
