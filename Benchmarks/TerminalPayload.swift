import Foundation

/// A kind of output that terminals are measured with: a block that is repeated.
///
/// The same bytes in every run: seeded numbers, and recorded programs.
struct TerminalPayload {
  let name: String
  /// What this project was measured against once, in MB/s on two cores, 80x24 with 1,000 lines of
  /// scrollback: the best of ghostty 1.3, alacritty, libvterm 0.3.3, kitty, libtsm, tmux 3.3a,
  /// xterm.js 6 and pyte.
  let best: Double
  /// libvterm 0.3.3 in the same run; how it runs today says how fast the machine is.
  let libvterm: Double
  let block: [UInt8]

  private init(_ name: String, best: Double, libvterm: Double, _ block: String) {
    self.init(name, best: best, libvterm: libvterm, Array(block.utf8))
  }

  private init(_ name: String, best: Double, libvterm: Double, _ block: [UInt8]) {
    self.name = name
    self.best = best
    self.libvterm = libvterm
    self.block = block
  }

  /// The block again and again, cut at `size`.
  func bytes(_ size: Int) -> Data {
    var data = Data(capacity: size + block.count)
    while data.count < size { data.append(contentsOf: block) }
    return data.prefix(size)
  }

  static func all() throws -> [TerminalPayload] {
    [
      TerminalPayload("ascii log", best: 129, libvterm: 20, asciiLog()),
      TerminalPayload("light cells", best: 1849, libvterm: 58, lightCells()),
      TerminalPayload("medium cells", best: 132, libvterm: 79, mediumCells()),
      TerminalPayload("dense cells", best: 302, libvterm: 302, denseCells()),
      TerminalPayload("rgb cells", best: 304, libvterm: 304, colorCells()),
      TerminalPayload("scrolling", best: 123, libvterm: 2, lineFeeds),
      TerminalPayload("full-screen scroll", best: 170, libvterm: 26, fullScreenScroll()),
      TerminalPayload(
        "scroll region", best: 108, libvterm: 4, "\u{1B}[2;20r\u{1B}[20H\(lineFeeds)\u{1B}[r"),
      TerminalPayload("cursor motion", best: 262, libvterm: 208, cursorMotion()),
      TerminalPayload("unicode", best: 106, libvterm: 31, unicode()),
      TerminalPayload("real programs", best: 139, libvterm: 74, try realPrograms()),
    ]
  }

  // MARK: Blocks

  private static let columns = 80
  private static let rows = 24
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  private static let lineFeeds = String(repeating: "y\r\n", count: 100_000)

  private static func word(_ random: inout BenchNumbers) -> String {
    String((0..<random.next(1...10)).map { _ in random.pick(letters) })
  }

  private static func asciiLog() -> String {
    var random = BenchNumbers(7)
    return (0..<4000).map { _ in
      let words = (0..<random.next(2...14)).map { _ in word(&random) }.joined(separator: " ")
      let (hour, minute) = (random.next(10...23), random.next(10...59))
      return "2026-11-21 \(hour):\(minute) \(words)\r\n"
    }.joined()
  }

  /// A screen of one letter, at once.
  private static func lightCells() -> String {
    var random = BenchNumbers(7)
    return (0..<60).map { _ in
      "\u{1B}[H" + String(repeating: random.pick(letters), count: columns * rows)
    }.joined()
  }

  /// As an editor draws: coloured words, cursor addresses, erased ends of lines.
  private static func mediumCells() -> String {
    var random = BenchNumbers(7)
    var text = ""
    for screen in 0..<120 {
      text += "\u{1B}[?25l"
      for y in 1...rows {
        text += "\u{1B}[\(y);1H\u{1B}[33m\(1000 + y + screen) \u{1B}[m"
        var width = 5
        while width < 70 {
          let word = word(&random)
          let color = random.pick(["1;34", "32", "38;5;208", "36", "3;35"])
          text += random.next(0...1) == 0 ? word + " " : "\u{1B}[\(color)m\(word)\u{1B}[m "
          width += word.count + 1
        }
        text += "\u{1B}[K"
      }
      text += "\u{1B}[\(random.next(1...rows));\(random.next(1...columns))H\u{1B}[?25h"
    }
    return text
  }

  /// Both colours and three attributes for each cell.
  private static func denseCells() -> String {
    (0..<12).map { screen in
      "\u{1B}[H"
        + (0..<columns * rows).map { cell in
          "\u{1B}[38;5;\(cell % 256);48;5;\((cell + screen) % 256);1;3;4m"
            + String(letters[(cell + screen) % 62])
        }.joined()
    }.joined()
  }

  private static func colorCells() -> String {
    (0..<8).map { screen in
      "\u{1B}[H"
        + (0..<columns * rows).map { cell in
          "\u{1B}[38;2;\(cell % 256);\(screen * 9);\(cell / 8 % 256)m"
            + String(letters[cell % 62])
        }.joined()
    }.joined()
  }

  private static func fullScreenScroll() -> String {
    var random = BenchNumbers(7)
    return (0..<2000).map { _ in String(repeating: random.pick(letters), count: columns) }.joined()
  }

  private static func cursorMotion() -> String {
    var text = ""
    for screen in 0..<8 {
      for cell in 0..<columns * rows {
        let place = cell * 797 % (columns * rows)
        text += "\u{1B}[\(place / columns + 1);\(place % columns + 1)H"
        text.append(letters[(cell + screen) % 62])
      }
    }
    return text
  }

  private static let scripts = [
    "漢字仮名交じり文章世界語言文字電腦終端機模擬器", "áéíóúñçßøåÆŒ", "ελληνικάγραφή", "русскийтекст",
    "한국어텍스트", "─│┌┐└┘├┤┬┴┼▀▄█", "😀😃🚀🎉🌍🔥",
  ].map { Array($0) }

  private static func unicode() -> String {
    var random = BenchNumbers(7)
    return (0..<3000).map { _ in
      let words = (0..<random.next(4...12)).map { _ in
        let script = random.pick(scripts)
        let word = String((0..<random.next(1...6)).map { _ in random.pick(script) })
        return random.next(0...9) == 0 ? word + " e\u{301}" : word
      }
      return words.joined(separator: " ") + "\r\n"
    }.joined()
  }

  /// less, vim, nano, mc, dialog, four programs of ncurses-examples and tmux, a reset, and all recordings
  /// of the terminal's tests: a program that is slow is among them.
  private static func realPrograms() throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/programs.out")
    return Array(try Data(contentsOf: file)) + [0x1B, 0x63] + (try SessionOutput.all())
  }
}
