import CatinderDomain

/// What can happen in a chat (C-53 to C-58).
public enum ChatAction: Sendable {
  case loaded(ProfileID, before: String?, Result<[Message], CatinderError>)
  case olderTapped
  case typed(String)
  case sendTapped
  case sent(ProfileID, String, Result<Message, CatinderError>)
  /// Everything that was not sent once more.
  case retryTapped
  case seenTold(ProfileID, Result<Bool, CatinderError>)
  case infoTapped
  case partnerLoaded(Result<Profile, CatinderError>)
  case closed
}
