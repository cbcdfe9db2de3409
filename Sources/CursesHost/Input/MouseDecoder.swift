import Terminal

/// Reads reports of the mouse (modes 1000 to 1003 in the forms 1006 and 1015, and the bare one) and
/// counts clicks.
struct MouseDecoder: Sendable {
  /// Two presses further apart are two clicks.
  private static let doubleClick = Duration.milliseconds(400)

  private struct Press: Sendable {
    var button: MouseButton
    var position: Point
    var time: Duration
    var clicks: Int
  }

  private var last: Press?

  /// Returns the event of `CSI < b ; x ; y M` (SGR, 1006) or `CSI b ; x ; y M` (1015); nil where
  /// the sequence is neither, or tells of a button that has no name.
  mutating func decode(_ control: ControlSequence, at now: Duration) -> MouseEvent? {
    guard control.parameters.count == 3, !control.hasIntermediates else { return nil }
    let numbers = (0..<3).map { control.parameter($0) }
    switch (control.marker, control.final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): return event(numbers, isRelease: false, at: now)
    case (UInt8(ascii: "<"), UInt8(ascii: "m")): return event(numbers, isRelease: true, at: now)
    case (nil, UInt8(ascii: "M")):
      return decode(legacy: [numbers[0] - 32, numbers[1], numbers[2]], at: now)
    default: return nil
    }
  }

  /// Returns a report of the older forms, which do not tell which button was let go: button bits,
  /// then column and row from 1.
  mutating func decode(legacy numbers: [Int], at now: Duration) -> MouseEvent? {
    guard numbers[0] >= 0 else { return nil }
    let isRelease = numbers[0] & 0b110_0011 == 3
    guard isRelease, let last else { return event(numbers, isRelease: isRelease, at: now) }
    let bits = numbers[0] & ~3 | Self.bits(of: last.button)
    return event([bits, numbers[1], numbers[2]], isRelease: true, at: now)
  }

  private mutating func event(_ numbers: [Int], isRelease: Bool, at now: Duration) -> MouseEvent? {
    guard numbers[1] > 0, numbers[2] > 0, numbers[0] & ~0b111_1111 == 0 else { return nil }
    let position = Point(x: min(numbers[1], 1 << 16) - 1, y: min(numbers[2], 1 << 16) - 1)
    guard let kind = kind(numbers[0], isRelease: isRelease, position, now) else { return nil }
    return MouseEvent(kind, at: position, Self.modifiers(numbers[0]))
  }

  private mutating func kind(
    _ bits: Int, isRelease: Bool, _ position: Point, _ now: Duration
  ) -> MouseEvent.Kind? {
    if bits & 64 != 0 { return isRelease ? nil : .wheel(Self.wheel[bits & 3]) }
    guard bits & 3 < 3 else { return bits & 32 != 0 ? .move : nil }
    let button = Self.buttons[bits & 3]
    if isRelease { return .release(button) }
    if bits & 32 != 0 { return .drag(button) }
    return .press(button, clicks: count(button, position, now))
  }

  private mutating func count(_ button: MouseButton, _ position: Point, _ now: Duration) -> Int {
    var clicks = 1
    if let last, last.button == button, last.position == position,
      now - last.time <= Self.doubleClick
    {
      clicks = last.clicks + 1
    }
    last = Press(button: button, position: position, time: now, clicks: clicks)
    return clicks
  }

  private static let buttons: [MouseButton] = [.left, .middle, .right]
  private static let wheel: [WheelDirection] = [.up, .down, .left, .right]

  private static func bits(of button: MouseButton) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }

  private static func modifiers(_ bits: Int) -> Modifiers {
    var result: Modifiers = []
    if bits & 4 != 0 { result.insert(.shift) }
    if bits & 8 != 0 { result.insert(.alt) }
    if bits & 16 != 0 { result.insert(.control) }
    return result
  }
}
