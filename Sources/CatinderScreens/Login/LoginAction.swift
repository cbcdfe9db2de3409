import CatinderDomain

/// What can happen on the way in (C-01 to C-05).
public enum LoginAction: Sendable {
  case userChanged(String)
  case passwordChanged(String)
  case keepsChosen(Bool)
  case submitted
  /// A new account on somebody else's server.
  case registerTapped
  case refused(CatinderError)
}
