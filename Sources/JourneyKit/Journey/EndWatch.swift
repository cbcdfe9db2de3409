/// The watch over the end of one journey's program: an end that no step expects is a failure, also
/// behind the last act.
///
/// Outlives its journey, so that a test case finds it when the test is over.
@MainActor
final class EndWatch {
  /// The failure of an end that no step has expected until now.
  private(set) var failure: JourneyFailure?
  private var isExpected = false
  /// The doubts about the screens, each once; see ``Settlement/doubts``.
  private(set) var doubts: [String] = []

  /// Takes the end of the program, if it has come, and the doubts about its screen.
  func look(at journey: Journey) {
    for doubt in journey.driver.settlement?.doubts ?? [] where !doubts.contains(doubt) {
      if doubts.count < Self.mostDoubts { doubts.append(doubt) }
    }
    guard failure == nil, !isExpected, let ending = journey.driver.endingByItself() else { return }
    let place = journey.log.lastPlace ?? Place(file: "", line: 0)
    failure = journey.madeFailure(Self.words(ending, place), place)
  }

  private static let mostDoubts = 20

  /// A step has asked for the end: what it is worth, the step says.
  func expect() { (isExpected, failure) = (true, nil) }

  /// The program runs anew.
  func begin() { (isExpected, failure) = (false, nil) }

  private static func words(_ ending: Ending, _ place: Place) -> String {
    let printed = ending.printed.isEmpty ? [] : ["it printed:", ending.printed]
    return
      ([
        "\(ending), which no step expects (expect-end\(place.file.hasSuffix(".yaml") ? "" : ", expectEnded"))"
      ]
      + [ending.core].compactMap(\.self) + printed).joined(separator: "\n")
  }
}

/// The journeys of one test.
@MainActor
package final class EndWatches {
  private var all: [EndWatch] = []

  package nonisolated init() {}

  func add(_ watch: EndWatch) { all.append(watch) }

  var failures: [JourneyFailure] { all.compactMap(\.failure) }
  var doubts: [String] { all.flatMap(\.doubts) }
}

/// The one who looks for the unexpected ends of the journeys of a task.
package enum EndWatching {
  package enum Owner: Sendable {
    /// A ``JourneyTestCase``.
    case test(EndWatches)
    /// The owner of the journeys calls ``Journey/finish()``.
    case itself
    /// Nobody: in a test of XCTest, an observer does.
    case nobody
  }

  @TaskLocal package static var owner = Owner.nobody

  @MainActor
  static func begin(_ watch: EndWatch) {
    switch owner {
    case .test(let watches): watches.add(watch)
    case .itself: break
    case .nobody:
      #if canImport(XCTest)
        EndObserver.add(watch)
      #endif
    }
  }
}

extension Journey {
  /// Ends the journey: fails where the program has ended and no step has expected that. The program
  /// goes on if it runs.
  ///
  /// Runners of journeys and ``JourneyTestCase`` do this by themselves.
  public func finish() throws {
    ends.look(at: self)
    guard let failure = ends.failure else { return }
    ends.expect()
    log.note(failure)
    throw failure
  }
}
