/// Two who match, as one of them sees it.
struct Pair: Sendable, Equatable {
  let id: Int64
  let me: Account
  let partner: Account
}
