import CatinderDomain

/// What can happen with the cards (C-10 to C-23).
public enum DeckAction: Sendable {
  case loaded(Result<[Profile], CatinderError>)
  case decided(Decision)
  /// What the server makes of a decision: whether it is a match.
  case answered(Profile, Decision, Result<Bool, CatinderError>)
  case undoTapped
  /// What was decided before, which can still be taken back.
  case remembered(Result<[PastDecision], CatinderError>)
  case withdrawn(Profile, Result<Withdrawal, CatinderError>)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case infoTapped
  case boostTapped
  case boosted(Result<Duration, CatinderError>)
  case boostTicked
  case startAgainTapped
  /// What is said to the question whether all choices are to be forgotten.
  case startAgainAnswered(Bool)
  case startedAgain(Result<[Profile], CatinderError>)
  case photoLoaded(String, file: String?)
}
