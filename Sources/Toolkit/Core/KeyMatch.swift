/// What keys pressed one after another mean so far.
public enum KeyMatch<Action> {
  case none
  /// More keys are needed.
  case begun
  case complete(KeyBinding<Action>)
}
