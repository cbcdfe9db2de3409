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
    XCTAssertEqual(cases.count, 62)
    XCTAssertEqual(cases.count { $0.counts != nil }, 43)
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

  @MainActor
  func testTheTableCountsScreensThatDoNotShowTheirKey() async throws {
    let yaml = """
      counts: 1
      programs:
        tells every key: [sh, -c, "\(Self.counter) printf '\\u001B[Hcount %d ' $count; done"]
        tells every second key:
          run: [sh, -c, "\(Self.counter) printf '\\u001B[Hcount %d ' $((count / 2 * 2)); done"]
          delay: 5ms
        ends with the third key:
          [sh, -c, "\(Self.counter) printf '\\u001B[Hcount %d ' $count; test $count = 3 && exit; done"]
        is nowhere: [no-such-program]
      """
    let cases = try FaultCase.cases(yaml: yaml, file: "keys.yaml")
    let folder = NSTemporaryDirectory()
    let rows = await ActTable(cases: cases, folder: folder, acts: 10, actsOfLaunch: 5).run()
    XCTAssertEqual(rows.map(\.acts), [10, 10, 10, 0])
    // Of five keys, the first, the third and the fifth are not shown.
    XCTAssertEqual(rows.map(\.wrong), [0, 6, 0, 0])
    XCTAssertEqual(rows.map(\.failures.count), [0, 0, 2, 0])
    XCTAssertEqual(rows.map(\.isRight), [true, false, false, true])
    XCTAssertGreaterThan(try XCTUnwrap(rows[0].time(percent: 50)), .zero)
    let columns = rows[1].line.split(separator: " ").map(String.init)
    XCTAssertEqual(columns.prefix(4), ["10", "6", "0", "0"])
    XCTAssertEqual(columns.suffix(2), ["5.0", "kernel"])
    XCTAssertEqual(rows[3].line, "not run: there is no no-such-program")
  }

  private static let counter =
    "stty raw -echo; count=0; printf 'count 0'; "
    + "while key=$(dd bs=1 count=1 2>/dev/null); do count=$((count + 1));"
}
