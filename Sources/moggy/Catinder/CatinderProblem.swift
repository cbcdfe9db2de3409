import CatinderDomain

/// A mistake in what was typed, found before the server is asked for it.
enum CatinderProblem: Error {
  case noUser
  case longUser
  case noPassword
  case longPassword
  case emptyText
  /// Of so many characters.
  case longText(Int)
  case noMatch(String)
  case notUnique(String, [Profile])
}
