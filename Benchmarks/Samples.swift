/// Times of one thing done many times, in milliseconds.
struct Samples {
  private(set) var times: [Double] = []

  mutating func add(_ duration: Duration) {
    times.append(duration / .milliseconds(1))
  }

  var median: Double { quantile(0.5) }

  func quantile(_ part: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  /// Measures `body` `count` times after `warmUp` runs that do not count.
  @MainActor
  static func measure(
    _ count: Int, warmUp: Int = 2, _ body: () async throws -> Void
  ) async rethrows -> Samples {
    var samples = Samples()
    for run in 0..<(warmUp + count) {
      let start = ContinuousClock.now
      try await body()
      if run >= warmUp { samples.add(ContinuousClock.now - start) }
    }
    return samples
  }

  /// The same for what needs no waiting.
  @MainActor
  static func measure(_ count: Int, warmUp: Int = 2, _ body: () -> Void) -> Samples {
    var samples = Samples()
    for run in 0..<(warmUp + count) {
      let start = ContinuousClock.now
      body()
      if run >= warmUp { samples.add(ContinuousClock.now - start) }
    }
    return samples
  }

  /// The same for what needs no waiting and may fail.
  @MainActor
  static func measureCalls(
    _ count: Int, warmUp: Int = 2, _ body: () throws -> Void
  ) rethrows -> Samples {
    var samples = Samples()
    for run in 0..<(warmUp + count) {
      let start = ContinuousClock.now
      try body()
      if run >= warmUp { samples.add(ContinuousClock.now - start) }
    }
    return samples
  }
}
