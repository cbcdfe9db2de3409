import Foundation
import XCTest

@testable import journey

final class SelfTestListTests: XCTestCase {
  func testTheBuiltInListAndThatOfThisPackageAreRead() throws {
    let own = try FaultCase.cases(yaml: BuiltInFaults.yaml, file: "built-in list")
    XCTAssertEqual(own.count, 5)
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SelfTest/habits.yaml")
    let cases = try FaultCase.cases(
      yaml: String(contentsOf: file, encoding: .utf8), file: "habits.yaml")
    XCTAssertEqual(cases.count, 47)
    XCTAssertEqual(Set(cases.map(\.name)).count, cases.count)
    XCTAssertTrue(cases.allSatisfy { !$0.claims.isEmpty })
  }

  @MainActor
  func testATruthHasToPassAndALieToBeRedForItsReason() async throws {
    let yaml = """
      programs: { says a word: [sh, -c, "stty raw -echo; printf word; exec cat >/dev/null"] }
      claims:
        - { truth: it shows, steps: [{ expect: 'text "word"' }] }
        - { truth: another shows, steps: [{ expect: 'text "other"' }] }
        - { lie: another shows, saying: nothing on the screen, steps: [{ expect: 'text "other"' }] }
        - { lie: it shows, saying: nothing on the screen, steps: [{ expect: 'text "word"' }] }
      """
    let cases = try FaultCase.cases(yaml: yaml, file: "words.yaml")
    let lines = await SelfTest(cases: cases, folder: NSTemporaryDirectory()).run()
    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(lines[0].verdict, .right)
    guard case .falseFailure = lines[1].verdict else { return XCTFail("\(lines[1].verdict)") }
    XCTAssertEqual(lines[2].verdict, .right)
    XCTAssertEqual(lines[3].verdict, .falsePass)
  }

  @MainActor
  func testAProgramThatIsNotHereIsNotRun() async throws {
    let yaml = "programs: { is nowhere: [no-such-program] }\nclaims: [{ truth: it starts }]\n"
    let cases = try FaultCase.cases(yaml: yaml, file: "nowhere.yaml")
    let lines = await SelfTest(cases: cases, folder: NSTemporaryDirectory()).run()
    XCTAssertEqual(lines.map(\.verdict), [.notRun("there is no no-such-program")])
  }
}
