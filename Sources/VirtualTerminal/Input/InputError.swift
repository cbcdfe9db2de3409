/// Why a terminal in its present modes would not tell the program of an event.
public enum InputError: Error, Hashable, Sendable {
  /// No mouse mode is on.
  case mouseNotReported
  /// A mouse mode is on that leaves out moves with a button held.
  case dragNotReported
  /// A mouse mode is on, or none, that leaves out moves with no button held.
  case motionNotReported
  /// The position is outside the screen, or beyond what the encoding in force can say.
  case positionNotEncodable
  /// Mode 1004 is off.
  case focusNotReported
  /// A release, or a modifier alone, that the program has not asked for.
  case keyNotReported
  /// No sequence is known for the key.
  case keyNotEncodable
  /// A resize is a signal, not bytes, unless mode 2048 is on.
  case resizeNotReported
  /// What the terminal is it tells only when it is asked.
  case capabilitiesNotAsked
}

extension InputError: CustomStringConvertible {
  /// Names the modes that would have to be on.
  public var description: String {
    switch self {
    case .mouseNotReported:
      "the program has no mouse reports on (modes 1000, 1002 and 1003, or 9 for presses)"
    case .dragNotReported:
      "the program has no reports of moves with a button held on (modes 1002 and 1003)"
    case .motionNotReported: "the program has no reports of all moves on (mode 1003)"
    case .positionNotEncodable:
      "the place is off the screen, or too far for the mouse encoding (mode 1006 would do)"
    case .focusNotReported: "the program has no focus reports on (mode 1004)"
    case .keyNotReported:
      "the program has not asked for such keys (kitty keyboard protocol, event types, CSI > 2 u)"
    case .keyNotEncodable: "there is no sequence for this key"
    case .resizeNotReported: "the program has no reports of sizes on (mode 2048)"
    case .capabilitiesNotAsked: "a terminal tells what it is only when it is asked"
    }
  }
}
