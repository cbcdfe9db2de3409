extension TerminalState {
  public mutating func string(_ string: ControlString) {
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
    if !perform(number, String(decoding: payload, as: UTF8.self), end) {
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
    case 52: clipboardCommand(text)
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
      guard let number = Int(parts[pair]), (0...260 - base).contains(number) else { continue }
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
    for index in all + text.split(separator: ";").compactMap({ Int($0) }) {
      colors.resetPalette(index + base)
    }
  }

  /// OSC 10 to 19; further colours in one command are for the next numbers.
  private mutating func specialColorCommand(_ first: Int, _ text: String, _ end: String) {
    for (offset, part) in text.split(separator: ";").prefix(10).enumerated() {
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
    pen.link = links.number(of: .init(uri: uri, id: String(id?.dropFirst(3) ?? "")))
    isPenStale = true
  }

  /// OSC 52; who asks for the clipboard gets no answer.
  private mutating func clipboardCommand(_ text: String) {
    guard let semicolon = text.firstIndex(of: ";") else { return }
    let selection = String(text[..<semicolon])
    let data = text[text.index(after: semicolon)...]
    if data == "?" { return }
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
  private mutating func setSynchronized(_ value: Int) {
    set(.synchronizedOutput, to: value == 1)
  }

  /// DECRSPS, for tab stops.
  private mutating func restorePresentation(_ kind: Int, _ text: String) {
    guard kind == 2 else { return note("DCS \(kind) $t") }
    tabs = Array(repeating: false, count: columns)
    for part in text.split(separator: "/") {
      if let column = Int(part), (1...columns).contains(column) { tabs[column - 1] = true }
    }
  }
}
