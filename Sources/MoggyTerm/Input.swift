import CMoggyTerm
import Terminal
import VirtualTerminal

// The calls of the header that send what the user does.

@_cdecl("moggyterm_key")
public func key(_ pointer: OpaquePointer?, _ key: UInt32, _ modifiers: UInt32) -> CInt {
  guard let handle = CTerminal.of(pointer), let cap = cap(key) else { return 0 }
  return handle.send(.key(KeyStroke(cap, held(modifiers))))
}

private func cap(_ key: UInt32) -> Key? {
  if let scalar = Unicode.Scalar(key) { return .character(Character(scalar)) }
  let functions = UInt32(MOGGYTERM_KEY_F)
  if (functions + 1...functions + 24).contains(key) { return .function(Int(key - functions)) }
  // In the order of the header.
  let named: [Key] = [
    .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown,
  ]
  let first = UInt32(MOGGYTERM_KEY_ENTER)
  guard key >= first, Int(key - first) < named.count else { return nil }
  return named[Int(key - first)]
}

private func held(_ modifiers: UInt32) -> Modifiers {
  Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers & 15))
}

@_cdecl("moggyterm_mouse")
public func mouse(
  _ pointer: OpaquePointer?, _ event: Int32, _ button: Int32, _ column: Int32, _ row: Int32,
  _ modifiers: UInt32
) -> CInt {
  guard let handle = CTerminal.of(pointer), let kind = kind(event, button) else { return 0 }
  let place = Point(x: Int(column), y: Int(row))
  return handle.send(.mouse(MouseEvent(kind, at: place, held(modifiers))))
}

private func kind(_ event: Int32, _ button: Int32) -> MouseEvent.Kind? {
  let directions: [WheelDirection] = [.up, .down, .left, .right]
  let event = Int(event)
  if event == MOGGYTERM_MOUSE_WHEEL {
    return directions.indices.contains(Int(button)) ? .wheel(directions[Int(button)]) : nil
  }
  if event == MOGGYTERM_MOUSE_MOVE { return .move }
  let buttons: [MouseButton] = [.left, .middle, .right]
  guard buttons.indices.contains(Int(button)) else { return nil }
  switch event {
  case MOGGYTERM_MOUSE_PRESS: return .press(buttons[Int(button)], clicks: 1)
  case MOGGYTERM_MOUSE_RELEASE: return .release(buttons[Int(button)])
  case MOGGYTERM_MOUSE_DRAG: return .drag(buttons[Int(button)])
  default: return nil
  }
}

@_cdecl("moggyterm_paste")
public func paste(_ pointer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int) -> CInt {
  guard let handle = CTerminal.of(pointer), let text, length > 0 else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: text, count: length)
  return handle.send(.paste(String(decoding: bytes, as: UTF8.self)))
}

@_cdecl("moggyterm_focus")
public func focus(_ pointer: OpaquePointer?, _ hasFocus: CInt) -> CInt {
  CTerminal.of(pointer)?.send(.focus(hasFocus != 0)) ?? 0
}
