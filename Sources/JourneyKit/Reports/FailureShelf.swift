import Synchronization

/// The latest failures of journeys in this process: XCTest hands on no more than a text, and by that
/// the rest is found again.
final class FailureShelf: Sendable {
  static let shared = FailureShelf()

  private let failures = Mutex<[JourneyFailure]>([])
  /// A test that expects failures makes many.
  private static let room = 50

  func put(_ failure: JourneyFailure) {
    failures.withLock { failures in
      failures.append(failure)
      if failures.count > Self.room { failures.removeFirst() }
    }
  }

  /// The one with this report, or with this whole description.
  func failure(saying text: String) -> JourneyFailure? {
    failures.withLock { failures in
      failures.last { text.hasSuffix($0.report) || text.hasSuffix("\($0)\"") }
    }
  }
}
