/// Counts how often a closure of a test was called.
final class CallCount {
  private(set) var calls = 0

  func note() { calls += 1 }
}
