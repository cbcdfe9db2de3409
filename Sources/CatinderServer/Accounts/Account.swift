import CatinderDomain

/// Who asks.
struct Account: Sendable, Equatable {
  let id: Int64
  let uid: ProfileID
}
