import PseudoTerminal
import Terminal

/// One thing that was done or expected while recording.
public enum RecordedAct: Hashable, Sendable {
  case press([KeyStroke])
  case type(String)
  case paste(String)
  case click(RecordedTarget, MouseButton, Modifiers)
  case doubleClick(RecordedTarget)
  case drag(from: RecordedTarget, to: RecordedTarget)
  case scroll(WheelDirection, Int, over: RecordedTarget)
  case resize(Size)
  case expectText(String)
  /// Of the state of this name.
  case snapshot(String)
  case ended(ExitStatus)
}
