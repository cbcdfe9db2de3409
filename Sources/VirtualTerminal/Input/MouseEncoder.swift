import Terminal

/// The mouse as xterm reports it in modes 9, 1000, 1002 and 1003, in the encoding in force.
struct MouseEncoder {
  let modes: Modes
  let size: Size

  func encode(_ event: MouseEvent) throws -> [UInt8] {
    guard isReported(event.kind) else { throw Self.refusal(of: event.kind) }
    guard Rect(size: size).contains(event.position) else { throw InputError.positionNotEncodable }
    return try encode(event, x: event.position.x + 1, y: event.position.y + 1)
  }

  private func encode(_ event: MouseEvent, x: Int, y: Int) throws -> [UInt8] {
    let isRelease = if case .release = event.kind { true } else { false }
    var code = self.code(event.kind)
    if !modes.contains(.mouseX10) { code += modifierBits(event.modifiers) }
    if modes.contains(.mouseSGR) || modes.contains(.mousePixels) {
      let isPixels = modes.contains(.mousePixels)
      let place = isPixels ? "\((x - 1) * 8 + 4);\((y - 1) * 16 + 8)" : "\(x);\(y)"
      return Array("\u{1B}[<\(code);\(place)\(isRelease ? "m" : "M")".utf8)
    }
    if isRelease, modes.contains(.mouseHighlight) {
      return Array("\u{1B}[t".utf8) + (try number(x, false)) + (try number(y, false))
    }
    if isRelease { code = code & ~3 | 3 }
    if modes.contains(.mouseURXVT) { return Array("\u{1B}[\(code + 32);\(x);\(y)M".utf8) }
    let isUTF8 = modes.contains(.mouseUTF8)
    return Array("\u{1B}[M".utf8) + (try number(code, isUTF8)) + (try number(x, isUTF8))
      + (try number(y, isUTF8))
  }

  private func isReported(_ kind: MouseEvent.Kind) -> Bool {
    switch kind {
    case .press, .wheel: MouseEncoder.reporting.contains { modes.contains($0) }
    case .release: MouseEncoder.reporting.dropFirst().contains { modes.contains($0) }
    case .drag: modes.contains(.mouseDrag) || modes.contains(.mouseMotion)
    case .move: modes.contains(.mouseMotion)
    }
  }

  private static func refusal(of kind: MouseEvent.Kind) -> InputError {
    switch kind {
    case .drag: .dragNotReported
    case .move: .motionNotReported
    case .press, .release, .wheel: .mouseNotReported
    }
  }

  private static let reporting: [Mode] = [
    .mouseX10, .mouseHighlight, .mouseButtons, .mouseDrag, .mouseMotion,
  ]

  private func code(_ kind: MouseEvent.Kind) -> Int {
    switch kind {
    case .press(let button, _), .release(let button): number(button)
    case .drag(let button): number(button) + 32
    case .move: 3 + 32
    case .wheel(.up): 64
    case .wheel(.down): 65
    case .wheel(.left): 66
    case .wheel(.right): 67
    }
  }

  private func number(_ button: MouseButton) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }

  private func modifierBits(_ modifiers: Modifiers) -> Int {
    (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.alt) ? 8 : 0)
      + (modifiers.contains(.control) ? 16 : 0)
  }

  /// Encodes one number of the oldest encodings: a byte up to 223, or a character up to 2015 in
  /// mode 1005.
  private func number(_ value: Int, _ isUTF8: Bool) throws -> [UInt8] {
    guard value + 32 <= (isUTF8 ? 2047 : 255) else { throw InputError.positionNotEncodable }
    guard isUTF8, let scalar = Unicode.Scalar(UInt32(value + 32))
    else { return [UInt8(value + 32)] }
    return Array(String(Character(scalar)).utf8)
  }
}
