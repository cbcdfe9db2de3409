import CatinderDomain

/// What of the tab is shown to somebody who is logged in.
enum CatinderPage: Equatable, Sendable {
  case deck, messages, profile
  case chat(ProfileID)
}
