import Networking

/// The name of an account and its password, which prints as nothing.
public struct Credentials: Sendable, Equatable {
  public var user: String
  public var password: Secret

  /// Nil where either is empty.
  public init?(user: String, password: String) {
    guard VisibleText.isVisible(user), let secret = Secret(password) else { return nil }
    self.user = TextLimit.user.cleaned(user)
    self.password = secret
  }
}
