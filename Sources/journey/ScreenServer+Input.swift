import Terminal
import VirtualTerminal

extension ScreenServer {
  /// Encodes input; what the terminal would not tell the program is nothing, not a failure.
  func type(_ request: ScreenRequest) throws {
    do {
      if let keypad = Self.keypad[(request.key ?? "").lowercased()] {
        output += try terminal.encode(KeyPress(.keypad(keypad), modifiers(request)))
        return
      }
      for event in try events(request) { output += try terminal.encode(event) }
    } catch is InputError {}
  }

  private func events(_ request: ScreenRequest) throws -> [InputEvent] {
    switch request.op {
    case "key": return [.key(try stroke(request))]
    case "mouse": return mouse(request).map { [.mouse($0)] } ?? []
    case "paste": return [.paste(String(decoding: try Self.bytes(request), as: UTF8.self))]
    default: return [.focus(request.focused ?? true)]
    }
  }

  private func stroke(_ request: ScreenRequest) throws -> KeyStroke {
    let name = (request.key ?? "").lowercased()
    if name == "char", let scalar = Unicode.Scalar(request.codepoint ?? 0) {
      return KeyStroke(.character(Character(scalar)), modifiers(request))
    }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()) {
      return KeyStroke(.function(number), modifiers(request))
    }
    guard let key = Self.keys[name] else { throw Failure(text: "unsupported: key \(name)") }
    return KeyStroke(key, modifiers(request))
  }

  private static let keypad: [String: KeypadKey] = [
    "kp0": .digit0, "kp1": .digit1, "kp2": .digit2, "kp3": .digit3, "kp4": .digit4,
    "kp5": .digit5, "kp6": .digit6, "kp7": .digit7, "kp8": .digit8, "kp9": .digit9,
    "kpmult": .multiply, "kpplus": .add, "kpcomma": .separator, "kpminus": .subtract,
    "kpperiod": .decimal, "kpdivide": .divide, "kpenter": .enter, "kpequal": .equal,
  ]

  private static let keys: [String: Key] = [
    "enter": .enter, "escape": .escape, "tab": .tab, "backspace": .backspace,
    "delete": .delete, "insert": .insert, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
  ]

  private func modifiers(_ request: ScreenRequest) -> Modifiers {
    let names: [String: Modifiers] = [
      "shift": .shift, "alt": .alt, "ctrl": .control, "control": .control, "super": .super,
    ]
    return (request.mods ?? []).reduce(into: []) { $0.formUnion(names[$1.lowercased()] ?? []) }
  }

  private func mouse(_ request: ScreenRequest) -> MouseEvent? {
    let position = Point(x: request.x ?? 0, y: request.y ?? 0)
    // A move within a cell is none.
    if request.event == "move", position == lastPosition { return nil }
    lastPosition = position
    guard let kind = kind(request.event ?? "", request.button ?? 0) else { return nil }
    return MouseEvent(kind, at: position, modifiers(request))
  }

  /// Buttons count from 1; 4 to 7 are the wheel up, down, left and right.
  private func kind(_ event: String, _ number: Int) -> MouseEvent.Kind? {
    let wheel: [Int: WheelDirection] = [4: .up, 5: .down, 6: .left, 7: .right]
    if let direction = wheel[number] { return event == "press" ? .wheel(direction) : nil }
    switch event {
    case "press":
      heldButton = number
      return .press(Self.button(number), clicks: 1)
    case "release":
      heldButton = 0
      return .release(Self.button(number))
    default: return heldButton > 0 ? .drag(Self.button(heldButton)) : .move
    }
  }

  private static func button(_ number: Int) -> MouseButton {
    number == 2 ? .middle : number == 3 ? .right : .left
  }
}
