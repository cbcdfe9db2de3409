import Foundation
import JourneyKit
import Terminal
import XCTest

@MainActor
final class TraceReadingTests: XCTestCase {
  func testWhatIsNoTraceIsRefused() async throws {
    for (text, word) in [
      ("", "no trace"), ("[]", "no trace"), ("{}", "no trace"),
      (json(format: "other"), "this is a other"), (json(version: 1), "version 1"),
    ] {
      XCTAssertThrowsError(try Trace(json: Data(text.utf8)), text) {
        XCTAssertTrue("\($0)".contains(word), "\($0)")
      }
    }
  }

  func testTraceThatContradictsItselfIsRefused() async throws {
    let good = json(screens: #"[{"size":[2,1],"rows":[0,0]}]"#)
    XCTAssertEqual(try Trace(json: Data(good.utf8)).decodedScreens().map(\.text), ["ab"])
    for screen in [
      #"{"size":[2,1],"rows":[0,1]}"#, #"{"size":[2,1],"rows":[1,0]}"#,
      #"{"size":[2],"rows":[]}"#, #"{"size":[5000,1],"rows":[]}"#, #"{"size":[2,-1],"rows":[]}"#,
      #"{"size":[2,1],"rows":[],"nodes":{"at":1,"remove":0,"add":[]}}"#,
      #"{"size":[2,1],"rows":[],"nodes":{"at":0,"remove":0,"add":[0]}}"#,
    ] {
      let text = json(screens: "[\(screen)]")
      XCTAssertThrowsError(try Trace(json: Data(text.utf8)), screen) { _ in }
    }
    let huge = json(rows: #"[[[0,"x",1,99999]]]"#)
    XCTAssertThrowsError(try Trace(json: Data(huge.utf8)))
    let strange = json(rows: #"[[[1,"x"]]]"#)
    XCTAssertThrowsError(try Trace(json: Data(strange.utf8)))
  }

  private func json(
    format: String = "journey-trace", version: Int = 2, rows: String = #"[[[0,"ab"]]]"#,
    screens: String = "[]"
  ) -> String {
    #"{"format":"\#(format)","version":\#(version),"name":"x","result":"passed","steps":[],"#
      + #""styles":[{}],"rows":\#(rows),"nodes":[],"screens":\#(screens)}"#
  }

  func testStepsAreShownAsText() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, threeLevels)
    let trace = try Trace(path: folder.path + "/Example.test/trace.json")
    XCTAssertEqual(try Trace(path: folder.path + "/Example.test").list, trace.list)
    XCTAssertEqual(trace.list.first, "Example.test: failed")
    XCTAssertEqual(trace.list[3].prefix(26), "3.   ok fill in the field ")
    let text = try trace.text(step: 5)
    XCTAssertTrue(text[0].hasPrefix("step 5 of 7: ok type “Rex 猫 <b>&” (0."), text[0])
    XCTAssertTrue(text.contains { $0.hasPrefix("1│Rex 猫 <b>&") }, "\(text)")
    XCTAssertTrue(text.contains { $0.contains("#notes.draft = \"Rex 猫 <b>&\"") })
    XCTAssertThrowsError(try trace.text(step: 8))
    XCTAssertThrowsError(try trace.text(step: 0))
  }

  func testAStepNamesItsPlaceAndItsSettlementOnce() async throws {
    let record = StepRecord(
      "press x", file: "/a/less.journey.yaml", line: 7,
      evidence: StepEvidence(settlement: Settlement(.kernel).description))
    let trace = Trace(name: "a", result: .passed, steps: [record])
    XCTAssertEqual(trace.list[1], "1. ok press x (0.0 s)  less.journey.yaml:7")
    XCTAssertTrue(
      try trace.text(step: 1).contains("  settled: the kernel has shown that nobody worked"))
  }

  func testPrintedTextHasNoControls() async throws {
    let record = StepRecord("press \u{1B}[2J")
    let trace = Trace(name: "a\u{1B}]0;x\u{7}", result: .passed, steps: [record])
    let all = trace.list + (try trace.text(step: 1))
    XCTAssertFalse(all.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }
}
