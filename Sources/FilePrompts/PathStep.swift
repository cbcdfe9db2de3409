/// What a key does with the completions of a path.
enum PathStep: Equatable, Sendable {
  case complete, submit
  case move(Int)
}
