/// Why a terminal in its present modes would not tell the program of an event.
public enum InputError: Error, Hashable, Sendable {
  /// No mouse mode is on, or the one that is on leaves this kind of event out.
  case mouseNotReported
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
