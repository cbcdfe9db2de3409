import Terminal

extension TerminalState {
  /// A VT525-like terminal with 132 columns, sixel pictures, selective erase, national sets, windows, ANSI colour
  /// and rectangles.
  mutating func reportPrimaryAttributes() {
    let sixel = options.tellsPictures ? "4;" : ""
    reply(isVT52 ? "\u{1B}/Z" : "\u{1B}[?65;1;\(sixel)6;9;15;21;22;28c")
  }

  /// DSR.
  mutating func reportStatus(_ what: Int) {
    switch what {
    case 5: reply("\u{1B}[0n")
    case 6: reply("\u{1B}[\(addressed.y + 1);\(addressed.x + 1)R")
    default: note("CSI \(what) n")
    }
  }

  mutating func reportPrivateStatus(_ what: Int) {
    switch what {
    case 6: reply("\u{1B}[?\(addressed.y + 1);\(addressed.x + 1);1R")
    case 15: reply("\u{1B}[?13n")  // no printer
    case 25: reply("\u{1B}[?20n")  // keys unlocked
    case 26: reply("\u{1B}[?27;1;0;0n")  // a North American keyboard
    case 53, 55: reply("\u{1B}[?50n")  // no locator
    case 56: reply("\u{1B}[?57;0n")
    case 62: reply("\u{1B}[0*{")
    case 63: reply("\u{1B}P0!~0000\u{1B}\\")
    case 75: reply("\u{1B}[?70n")
    case 85: reply("\u{1B}[?83n")
    case 996: reply("\u{1B}[?997;1n")  // a dark colour scheme
    default: note("CSI ?\(what) n")
    }
  }

  /// DECRQM: 1 set, 2 reset, 3 always set, 4 always reset, 0 unknown.
  mutating func reportMode(_ number: Int, isANSI: Bool) {
    let value: Int
    if let mode = Mode(number: number, isANSI: isANSI) {
      value = modes[mode] ? 1 : 2
    } else {
      value = isANSI && Mode.fixedANSI.contains(number) ? 4 : 0
    }
    reply("\u{1B}[\(isANSI ? "" : "?")\(number);\(value)$y")
  }

  /// DECREQTPARM.
  mutating func reportParameters(_ kind: Int) {
    if kind < 2 { reply("\u{1B}[\(kind + 2);1;1;128;128;1;0x") }
  }

  mutating func reportSize() {
    reply("\u{1B}[48;\(rows);\(columns);\(rows * 16);\(columns * 8)t")
  }

  /// XTWINOPS: sizes are told, in cells of 8 by 16 pixels; a program cannot change the window.
  mutating func windowOperation(_ s: ControlSequence) {
    switch s.value(0) {
    case 11: reply("\u{1B}[1t")
    case 13: reply("\u{1B}[3;0;0t")
    case 14: reply("\u{1B}[4;\(rows * 16);\(columns * 8)t")
    case 15: reply("\u{1B}[5;\(rows * 16);\(columns * 8)t")
    case 16: reply("\u{1B}[6;16;8t")
    case 18: reply("\u{1B}[8;\(rows);\(columns)t")
    case 19: reply("\u{1B}[9;\(rows);\(columns)t")
    // Titles could hold what a program wants typed: they are told as empty.
    case 20: reply("\u{1B}]L\u{1B}\\")
    case 21: reply("\u{1B}]l\u{1B}\\")
    case 22: titles.push(s.value(1))
    case 23: titles.pop(s.value(1))
    case 1...10, 24...: break
    default: note("CSI \(s)")
    }
  }

  /// XTGETTCAP: an answer for each name that is known, and a refusal for the others, without them.
  mutating func reportCapabilities(_ text: String) {
    for code in text.split(separator: ";", omittingEmptySubsequences: false).prefix(64) {
      let name = Hexadecimal.decode(code).map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard let value = Capabilities.value(name) else {
        reply("\u{1B}P0+r\u{1B}\\")
        continue
      }
      let shown = value.isEmpty ? "" : "=" + Hexadecimal.encode(value.utf8)
      reply("\u{1B}P1+r\(Hexadecimal.encode(name.utf8))\(shown)\u{1B}\\")
    }
  }

  /// DECRQPSR: cursor information (1) or tab stops (2).
  mutating func reportPresentation(_ kind: Int) {
    switch kind {
    case 1: reply("\u{1B}P1$u\(cursorInformation)\u{1B}\\")
    case 2:
      let stops = tabs.indices.filter { tabs[$0] }.map { String($0 + 1) }
      reply("\u{1B}P2$u\(stops.joined(separator: "/"))\u{1B}\\")
    default: note("CSI \(kind) $w")
    }
  }

  private var cursorInformation: String {
    func flags(_ bits: [Bool]) -> String {
      let value = bits.enumerated().reduce(0x40) { $0 | ($1.element ? 1 << $1.offset : 0) }
      return String(Character(Unicode.Scalar(UInt8(value))))
    }
    let rendition = flags([
      pen.has(.bold), pen.underline > 0, pen.has(.blink), pen.has(.reverse),
    ])
    let shifts = flags([
      modes.contains(.origin), charsets.single == 2, charsets.single == 3,
      pendingWrap,
    ])
    return "\(addressed.y + 1);\(addressed.x + 1);1;\(rendition);\(flags([isProtecting]));"
      + "\(shifts);\(charsets.left);\(charsets.right);@;BBBB"
  }

  /// DECRQSS: what a setting is, in the form that would set it.
  mutating func reportSetting(_ name: String) {
    let value: String? =
      switch name {
      case "m": graphicsReport(pen) + "m"
      case "r": "\(margins.top + 1);\(margins.bottom + 1)r"
      case "s": "\(margins.left + 1);\(margins.right + 1)s"
      case "t": "\(rows)t"
      case "$|": "\(columns)$|"
      case "*|": "\(rows)*|"
      case "*x": "\(changesRectanglesExactly ? 2 : 1)*x"
      case "\"p": "\(60 + conformanceLevel);1\"p"
      case "\"q": "\(isProtecting ? 1 : 2)\"q"
      case " q": "\(cursorStyle) q"
      case "$}": "0$}"  // the main display
      case "$~": "0$~"  // no status line
      case ">m": "\(keyboard.modify[4])m"
      default: nil
      }
    reply("\u{1B}P" + (value.map { "1$r" + $0 } ?? "0$r") + "\u{1B}\\")
  }

  private var cursorStyle: Int {
    let base = cursorShape == .block ? 1 : cursorShape == .underline ? 3 : 5
    return modes.contains(.cursorBlink) ? base : base + 1
  }
}
