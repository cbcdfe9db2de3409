import Terminal

extension TerminalState {
  public mutating func string(_ string: ControlString) {
    clusterBehind = nil
    if string.isTruncated { note("control string over \(string.bytes.count) bytes") }
    switch string.kind {
    case .operatingSystemCommand: command(string)
    case .deviceControl: deviceControl(string)
    case .applicationProgramCommand where string.bytes.first == 0x47: kittyGraphics(string.bytes)
    case .applicationProgramCommand: deliver(.application, string.bytes)
    case .privacyMessage: deliver(.privacy, string.bytes)
    case .startOfString: deliver(.startOfString, string.bytes)
    }
  }

  private mutating func deliver(_ kind: PrivateMessage.Kind, _ bytes: some Sequence<UInt8>) {
    messageCount += 1
    messages.append(PrivateMessage(kind: kind, payload: Array(bytes), ordinal: messageCount))
  }

  /// OSC: a number, a semicolon and text.
  private mutating func command(_ string: ControlString) {
    let digits = string.bytes.prefix { (0x30...0x39).contains($0) }
    let rest = string.bytes.dropFirst(digits.count)
    guard digits.count < 9, let number = Int(String(decoding: digits, as: UTF8.self)),
      rest.isEmpty || rest.first == 0x3B
    else { return note("OSC " + String(decoding: string.bytes.prefix(64), as: UTF8.self)) }
    let payload = rest.dropFirst()
    let end = string.endsWithBell ? "\u{07}" : "\u{1B}\\"
    if !perform(number, String(decoding: payload, as: UTF8.self).withoutControls, end) {
      deliver(.command(number), payload)
    }
  }

  /// - Returns: whether the command is one that the terminal knows.
  private mutating func perform(_ number: Int, _ text: String, _ end: String) -> Bool {
    switch number {
    case 0, 1, 2: titles.set(text, number)
    case 4: paletteCommand(text, end, name: 4, base: 0)
    case 5: paletteCommand(text, end, name: 5, base: 256)
    case 7: desktop.folder = Desktop.cut(text)
    case 8: setLink(text)
    case 9: conEmuCommand(text)
    case 10...19: specialColorCommand(number, text, end)
    case 22: setPointerShape(text)
    case 52: clipboardCommand(text, end)
    case 99: kittyNotification(text)
    case 104: resetPalette(text, base: 0, count: 256)
    case 105: resetPalette(text, base: 256, count: 5)
    case 110...119: colors.resetSpecial(number - 100)
    case 133: return shellMark(text)
    case 777: return extensionCommand(text)
    case 1337: return iTermCommand(text)
    // Known to xterm, of no effect on what the screen shows and without an answer: properties of
    // the window, which special colours are on, fonts, who sets the selection's colours.
    case 3, 6, 50, 106: break
    default: return false
    }
    return true
  }

  /// OSC 4 and, for the special colours behind the palette, 5: pairs of an index and a colour or
  /// `?`.
  private mutating func paletteCommand(_ text: String, _ end: String, name: Int, base: Int) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    for pair in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let number = Int(clamping: parts[pair]), (0...260 - base).contains(number)
      else { continue }
      let index = number + base
      if parts[pair + 1] == "?" {
        reply("\u{1B}]\(name);\(number);\(ColorTable.format(colors[palette: index]))\(end)")
      } else if let color = ColorTable.parse(String(parts[pair + 1])) {
        colors[palette: index] = color
      }
    }
  }

  private mutating func resetPalette(_ text: String, base: Int, count: Int) {
    let all = text.isEmpty ? Array(0..<count) : []
    for index in all + text.split(separator: ";").compactMap({ Int(clamping: $0) })
    where (0..<count).contains(index) { colors.resetPalette(index + base) }
  }

  /// OSC 10 to 19; further colours in one command are for the next numbers.
  private mutating func specialColorCommand(_ first: Int, _ text: String, _ end: String) {
    for (offset, part) in text.split(separator: ";").prefix(20 - first).enumerated() {
      let number = first + offset
      if part == "?" {
        reply("\u{1B}]\(number);\(ColorTable.format(colors[special: number]))\(end)")
      } else if let color = ColorTable.parse(String(part)) {
        colors[special: number] = color
      }
    }
  }

  /// OSC 8: parameters, and the address, which is empty to end the link.
  private mutating func setLink(_ text: String) {
    guard let semicolon = text.firstIndex(of: ";") else { return }
    let uri = String(text[text.index(after: semicolon)...])
    let id = text[..<semicolon].split(separator: ":").first { $0.hasPrefix("id=") }
    // The bounds that other terminals agreed on for addresses, and one for names.
    guard uri.utf8.count <= 2083, id?.utf8.count ?? 0 <= 250 else { return }
    let link = LinkTable.Link(uri: uri, id: String(id?.dropFirst(3) ?? ""))
    if !links.contains(link) {
      links.budget.earn()
      if links.isFull, links.budget.pays(for: lineCount) { collectLinks() }
    }
    pen.link = links.number(of: link)
    isPenStale = true
  }

  /// OSC 52; who asks for the clipboard gets an answer only where the owner says so, and of what programs
  /// have written.
  private mutating func clipboardCommand(_ text: String, _ end: String) {
    guard let semicolon = text.firstIndex(of: ";") else { return }
    let selection = String(text[..<semicolon])
    let data = text[text.index(after: semicolon)...]
    if data == "?" {
      guard options.tellsClipboard else { return }
      let written = clipboard.records.last { $0.selection == selection }
      let name = selection.isEmpty ? "s0" : selection
      return reply("\u{1B}]52;\(name);\(Base64.encode(written?.data ?? []))\(end)")
    }
    clipboard.append(ClipboardWrite(selection: selection, data: Base64.decode(data.utf8) ?? []))
  }

  private mutating func deviceControl(_ string: ControlString) {
    let text = String(decoding: string.bytes.prefix(4096), as: UTF8.self)
    guard string.header.intermediates <= 0xFF else { return note("DCS \(string.header)") }
    switch string.header.key {
    case 0x71: showSixel(string)
    case 0x2471: reportSetting(text)
    case 0x2B71: reportCapabilities(text)
    case 0x3D0073: setSynchronized(string.header.value(0))
    case 0x2474: restorePresentation(string.header.value(0), text)
    default: note("DCS \(string.header)")
    }
  }

  /// The older form of mode 2026.
  private mutating func setSynchronized(_ value: Int) { set(.synchronizedOutput, to: value == 1) }

  /// DECRSPS, for tab stops.
  private mutating func restorePresentation(_ kind: Int, _ text: String) {
    guard kind == 2 else { return note("DCS \(kind) $t") }
    tabs = Array(repeating: false, count: columns)
    for part in text.split(separator: "/") {
      if let column = Int(clamping: part), (1...columns).contains(column) {
        tabs[column - 1] = true
      }
    }
  }

  /// A VT525-like terminal with 132 columns, sixel pictures, selective erase, national sets,
  /// windows, ANSI colour and rectangles.
  mutating func reportPrimaryAttributes() {
    let sixel = options.tellsPictures ? "4;" : ""
    reply(isVT52 ? "\u{1B}/Z" : "\u{1B}[?65;1;\(sixel)6;9;15;21;22;28c")
  }

  /// Performs DSR.
  mutating func reportStatus(_ what: Int) {
    switch what {
    case 5: reply("\u{1B}[0n")
    case 6: reply("\u{1B}[\(addressed.y + 1);\(addressed.x + 1)R")
    default: note("CSI \(what) n")
    }
  }

  mutating func reportPrivateStatus(_ s: ControlSequence) {
    switch s.value(0) {
    case 6: reply("\u{1B}[?\(addressed.y + 1);\(addressed.x + 1);1R")
    case 15: reply("\u{1B}[?13n")  // no printer
    case 25: reply("\u{1B}[?20n")  // keys unlocked
    case 26: reply("\u{1B}[?27;1;0;0n")  // a North American keyboard
    case 53, 55: reply("\u{1B}[?50n")  // no locator
    case 56: reply("\u{1B}[?57;0n")
    case 62: reply("\u{1B}[0*{")
    case 63: reply("\u{1B}P\(s.value(1))!~0000\u{1B}\\")
    case 75: reply("\u{1B}[?70n")
    case 85: reply("\u{1B}[?83n")
    case 996: reply("\u{1B}[?997;\(colors.isDark ? 1 : 2)n")
    default: note("CSI \(s)")
    }
  }

  /// DECRQM: 1 set, 2 reset, 3 always set, 4 always reset, 0 unknown. Level 3 brought it.
  mutating func reportMode(_ number: Int, isANSI: Bool) {
    guard conformanceLevel >= 3 else { return }
    let value: Int
    if let mode = Mode(number: number, isANSI: isANSI) {
      value = modes[mode] ? 1 : 2
    } else {
      value = (isANSI ? Mode.fixedANSI : Mode.fixedPrivate).contains(number) ? 4 : 0
    }
    reply("\u{1B}[\(isANSI ? "" : "?")\(number);\(value)$y")
  }

  /// Performs DECREQTPARM.
  mutating func reportParameters(_ kind: Int) {
    if kind < 2 { reply("\u{1B}[\(kind + 2);1;1;128;128;1;0x") }
  }

  /// XTGETTCAP: an answer for each name that is known, and a refusal for each other one, with its digits
  /// where it has some: the program may have asked for several.
  private mutating func reportCapabilities(_ text: String) {
    for code in text.split(separator: ";", omittingEmptySubsequences: false).prefix(64) {
      let bytes = Hexadecimal.decode(code) ?? []
      let name = Hexadecimal.encode(bytes)
      guard let value = Capabilities.value(String(decoding: bytes, as: UTF8.self)) else {
        reply("\u{1B}P0+r\(name)\u{1B}\\")
        continue
      }
      let shown = value.isEmpty ? "" : "=" + Hexadecimal.encode(value.utf8)
      reply("\u{1B}P1+r\(name)\(shown)\u{1B}\\")
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
    let rendition = flags([pen.has(.bold), pen.underline > 0, pen.has(.blink), pen.has(.reverse)])
    let shifts = flags([
      modes.contains(.origin), charsets.single == 2, charsets.single == 3,
      pendingWrap,
    ])
    return "\(addressed.y + 1);\(addressed.x + 1);1;\(rendition);\(flags([isProtecting]));"
      + "\(shifts);\(charsets.left);\(charsets.right);@;BBBB"
  }

  /// DECRQSS: what a setting is, in the form that would set it.
  private mutating func reportSetting(_ name: String) {
    let value: String? =
      switch name {
      case "m": graphicsReport(pen) + "m"
      case "r": "\(margins.top + 1);\(margins.bottom + 1)r"
      case "s": "\(margins.left + 1);\(margins.right + 1)s"
      case "t": "\(rows)t"
      case "$|": "\(columns)$|"
      case "*|": "\(rows)*|"
      case "*x": "\(attributeExtent)*x"
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

/// The window's and the icon's title with their stack, and how both are written (XTSMTITLE).
struct Titles {
  /// xterm's bound for its stack.
  static let stackLimit = 10
  /// The most bytes of one title.
  static let textLimit = 1 << 12

  private(set) var window = ""
  private(set) var icon = ""
  /// XTSMTITLE 0: titles come as hexadecimal digits.
  var isHexadecimal = false
  /// XTSMTITLE 1: titles are told as hexadecimal digits.
  var tellsHexadecimal = false
  private var stack: [(window: String?, icon: String?)] = []

  /// - Parameter which: 0 both, 1 the icon's, 2 the window's.
  mutating func set(_ text: String, _ which: Int) {
    guard let text = isHexadecimal ? decoded(text) : text else { return }
    let short = String(
      decoding: text.withoutControls.utf8.prefix(Self.textLimit), as: UTF8.self)
    if which != 1 { window = short }
    if which != 2 { icon = short }
  }

  /// Returns a title as an answer has it. It could hold what a program wants typed: it is empty unless
  /// the terminal's owner asks otherwise.
  func told(_ title: String, _ options: TerminalOptions) -> String {
    guard options.tellsTitles else { return "" }
    return tellsHexadecimal ? Hexadecimal.encode(title.utf8) : title
  }

  mutating func archive(_ archive: inout StateArchive) {
    archive.text(&window)
    archive.text(&icon)
    archive.flag(&isHexadecimal)
    archive.flag(&tellsHexadecimal)
    archive.list(&stack, most: Self.stackLimit, new: (nil, nil)) { archive, entry in
      archive.optional(&entry.window, new: "") { $0.text(&$1) }
      archive.optional(&entry.icon, new: "") { $0.text(&$1) }
    }
  }

  private func decoded(_ text: String) -> String? {
    Hexadecimal.decode(text).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func forgetPushed() { stack = [] }

  /// The oldest is forgotten where there are too many, as in xterm.
  mutating func push(_ which: Int) {
    if stack.count >= Self.stackLimit { stack.removeFirst() }
    stack.append((which == 1 ? nil : window, which == 2 ? nil : icon))
  }

  /// Takes what the newest entry has not from an older one, which stays: who pushes both titles one by one
  /// may pop them together, as in xterm.
  mutating func pop(_ which: Int) {
    guard let last = stack.popLast() else { return }
    let all = stack + [last]
    if which != 1, let title = all.last(where: { $0.window != nil })?.window { window = title }
    if which != 2, let title = all.last(where: { $0.icon != nil })?.icon { icon = title }
  }
}
