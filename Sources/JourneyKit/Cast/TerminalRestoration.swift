import Terminal
import VirtualTerminal

/// The bytes that restore a terminal after a program, so that a shell can go on.
///
/// Undone is what was done: modes that are not as they were first, the alternate screen, keyboard
/// protocols, margins, the cursor's looks, colours. The text on the screen, the title and the
/// clipboard stay.
public struct TerminalRestoration {
  private let terminal: VirtualTerminal
  private var bytes: [UInt8] = []

  private init(_ terminal: VirtualTerminal) { self.terminal = terminal }

  /// Returns the bytes to send. `terminal` must have seen the same as the real one; it is sent them
  /// too.
  public static func bytes(for terminal: VirtualTerminal) -> [UInt8] {
    var restoration = TerminalRestoration(terminal)
    restoration.run()
    return restoration.bytes
  }

  private mutating func run() {
    // CAN ends a half read sequence (ECMA-48 8.3.6), ESC < a VT52 (DEC VT100).
    if terminal.isInSequence { send("\u{18}") }
    if !terminal.modes.contains(.ansi) { send("\u{1B}<") }
    endKeyboardProtocol()
    restoreModes()
    endKeyboardProtocol()
    restoreLooks()
    // DECSTR, and for consoles that do not know it: SGR 0, ASCII in G0, which is in use.
    send("\u{1B}[!p\u{1B}[?7h\u{1B}[?25h\u{1B}[m\u{1B}(B\u{0F}")
    if terminal.cursor.position.x > 0 { send("\r\n") }
  }

  /// Turns the kitty protocol off, which has a stack for each of the two screens.
  private mutating func endKeyboardProtocol() {
    guard !terminal.keyboardFlags.isEmpty else { return }
    send("\u{1B}[<99u")
    if !terminal.keyboardFlags.isEmpty { send("\u{1B}[=0u") }
  }

  /// Restores the modes, except DECCOLM, which erases the screen. Mode 2026 comes last, and ends
  /// the held update.
  private mutating func restoreModes() {
    let kept: Set<Mode> = [.columns132, .saveCursor, .synchronizedOutput, .ansi]
    for mode in Mode.allCases where !kept.contains(mode) {
      let isWanted = Modes.initial.contains(mode)
      guard terminal.modes.contains(mode) != isWanted else { continue }
      send("\u{1B}[\(mode.isANSI ? "" : "?")\(mode.number)\(isWanted ? "h" : "l")")
    }
    if terminal.modes.contains(.synchronizedOutput) { send("\u{1B}[?2026l") }
  }

  private mutating func restoreLooks() {
    let fresh = VirtualTerminal(size: terminal.size, scrollback: 0)
    // DECSTBM moves the cursor.
    if terminal.margins != fresh.margins { send("\u{1B}7\u{1B}[r\u{1B}8") }
    if terminal.cursor.shape != .block { send("\u{1B}[0 q") }
    if (0..<256).contains(where: { terminal.paletteColor($0) != fresh.paletteColor($0) }) {
      send("\u{1B}]104\u{1B}\\")
    }
    for number in 10...19 where terminal.dynamicColor(number) != fresh.dynamicColor(number) {
      send("\u{1B}]\(100 + number)\u{1B}\\")
    }
    if terminal.progress != nil { send("\u{1B}]9;4;0\u{1B}\\") }
    if !terminal.pointerShape.isEmpty { send("\u{1B}]22;\u{1B}\\") }
  }

  private mutating func send(_ text: String) {
    let part = Array(text.utf8)
    terminal.feed(part)
    bytes += part
  }
}
