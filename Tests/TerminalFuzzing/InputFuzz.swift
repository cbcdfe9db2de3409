import Terminal
import VirtualTerminal

/// Up to a byte 0xFF a stream that sets modes; then events, four bytes each.
enum InputFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    let end = bytes.firstIndex(of: 0xFF) ?? bytes.count
    let terminal = VirtualTerminal(size: Size(80, 24), scrollback: 0)
    terminal.feed(UnsafeBufferPointer(rebasing: bytes[..<end]))
    var rest = bytes[end...].dropFirst()
    while rest.count >= 4 {
      try encode(event(Array(rest.prefix(4))), terminal)
      rest = rest.dropFirst(4)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    try encode(.paste(text), terminal)
  }

  /// Bytes or a refusal; and nothing in a pasted text can end the brackets around it.
  private static func encode(_ event: InputEvent, _ terminal: VirtualTerminal) throws(BrokenRule) {
    guard let bytes = try? terminal.encode(event) else { return }
    if case .paste = event {
      guard terminal.modes.contains(.bracketedPaste) else { return }
      let closing = Array("\u{1B}[201~".utf8)
      let count = bytes.indices.count { bytes[$0...].starts(with: closing) }
      try require(count == 1 && bytes.suffix(closing.count) == closing[...], "open brackets")
    } else {
      try require(bytes.count <= 64, "\(bytes.count) bytes for \(event)")
    }
  }

  private static func event(_ bytes: [UInt8]) -> InputEvent {
    let modifiers = Modifiers(rawValue: bytes[1] & 15)
    switch bytes[0] % 4 {
    case 0: return .key(KeyStroke(key(bytes[2], bytes[3]), modifiers))
    case 1:
      let place = Point(x: Int(bytes[2]), y: Int(bytes[3] & 31))
      return .mouse(MouseEvent(kind(bytes[1] >> 4), at: place, modifiers))
    case 2: return .focus(bytes[1] & 1 == 0)
    default: return .resize(Size(Int(bytes[2]), Int(bytes[3])))
    }
  }

  private static let keys: [Key] = [
    .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown,
  ]

  private static func key(_ kind: UInt8, _ value: UInt8) -> Key {
    let kind = Int(kind)
    if kind < keys.count { return keys[kind] }
    if kind < 64 { return .function(Int(value) % 30) }
    let scalar = Unicode.Scalar(UInt32(kind - 64) << 8 | UInt32(value)) ?? "?"
    return .character(Character(scalar))
  }

  private static func kind(_ value: UInt8) -> MouseEvent.Kind {
    let button = [MouseButton.left, .middle, .right][Int(value) % 3]
    switch value % 5 {
    case 0: return .press(button, clicks: 1)
    case 1: return .release(button)
    case 2: return .drag(button)
    case 3: return .move
    default: return .wheel([.up, .down, .left, .right][Int(value) % 4])
    }
  }
}
