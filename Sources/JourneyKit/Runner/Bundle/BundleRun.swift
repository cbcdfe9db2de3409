/// A run of a bundle's tests, once or more often; its report labels them as a ``JourneyRunner``'s does.
///
/// XCTest itself gives the order.
public struct BundleRun: Sendable {
  public let bundle: TestBundle
  public var repetition = Repetition.times(1)
  /// How often what is red is run again; what then passes is flaky.
  public var retries = 0

  public init(_ bundle: TestBundle) {
    self.bundle = bundle
  }

  /// - Parameters:
  ///   - names: as ``TestBundle/list()`` gives them.
  ///   - onAttempt: told of each test when it has ended.
  public func run(
    _ names: [String], name: String, onAttempt: (ReportCase) -> Void
  ) throws -> RunReport {
    var report = RunReport(name: name)
    var isRed = false
    var round = 0
    repeat {
      var left = names
      for _ in 0...max(0, retries) where !left.isEmpty {
        var red: Set<String> = []
        try bundle.run(left) { test in
          if test.outcome == .failed { red.insert(test.id) }
          report.add(test)
          onAttempt(test)
        }
        isRed = isRed || !red.isEmpty
        left.removeAll { !red.contains($0) }
      }
      round += 1
    } while repetition.goesOn(after: round, isRed: isRed)
    return report
  }
}
