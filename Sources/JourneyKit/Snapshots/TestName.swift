#if canImport(XCTest)
  import XCTest

  extension XCTestCase {
    /// `UITests.AddAPetJourney`
    var suiteName: String { String(reflecting: type(of: self)) }

    /// `testPetIsInTheList`; XCTest's own name has the class before it.
    var methodName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// What came of it, once it has ended.
    var outcome: ReportCase.Outcome {
      if testRun?.hasBeenSkipped == true { return .skipped }
      return testRun?.hasSucceeded == true ? .passed : .failed
    }
  }
#endif
