import JourneyKit
import PseudoTerminal
import Terminal

/// What a step does.
public indirect enum ScriptAct: Sendable {
  case press([KeyStroke])
  case type(String)
  case paste(String)
  case click(ScriptTarget, MouseButton, Modifiers)
  case doubleClick(Query)
  case hover(ScriptTarget)
  case drag(from: ScriptTarget, to: ScriptTarget)
  case scroll(WheelDirection, Int, over: Query)
  case focus(Bool)
  case resize(Size)
  case advance(Duration)
  case signal(Int32)
  case relaunch
  case expect(ScriptExpectation)
  case expectNot(Query)
  case expectEnd(ExitStatus)
  case snapshot(screen: String, state: String)
  case waitUntil(Query, within: Duration)
  case group(String, [ScriptStep])
}
