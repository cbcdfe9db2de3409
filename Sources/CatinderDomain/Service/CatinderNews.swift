/// What happens on the server while one looks.
public enum CatinderNews: Sendable, Equatable {
  /// From now on all news arrive; what happened before has to be asked for.
  case connected
  /// A message of oneself, sent from anywhere, or of another one.
  case message(Message)
  /// The other has looked at everything that one has sent, up to the message of this identifier; to
  /// all of it where the server names none.
  case seen(by: ProfileID, upTo: String?)
  case match(Match)
  /// The other has taken the like back, before anybody wrote.
  case matchWithdrawn(ProfileID)
  /// Nothing arrives for the moment; it is tried again.
  case disconnected(CatinderError)
  /// Not tried again: the session is over.
  case loggedOut
}
