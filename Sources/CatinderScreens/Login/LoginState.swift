import CatinderDomain

/// What is typed to log in, and what was wrong with it.
struct LoginState: Equatable, Sendable {
  enum Problem: Equatable, Sendable {
    case noUser, noPassword
    case refused(CatinderError)
  }

  var user = ""
  var password = ""
  /// Whether the session outlives the program.
  var keeps = true
  var problem: Problem?
  /// How often a field was refused: it shakes each time.
  var refusals = 0
  /// The server has been asked.
  var isAsking = false

  /// The first that is missing.
  var missing: Problem? {
    if !VisibleText.isVisible(user) { return .noUser }
    return password.isEmpty ? .noPassword : nil
  }
}
