import Terminal
import XCTest

@testable import JourneyKit
@testable import journey

/// Storms as YAML: what a finding is written as can be read again.
final class StormScriptTests: XCTestCase {
  private let acts: [StormAct] = [
    .press("F1"), .type("a \"b\" \\ 'c'"), .paste("x\u{1B}]2;t\u{7}\n"), .click(Point(x: 3, y: 5)),
    .wheel(isDown: true, at: Point(x: 0, y: 1)), .wheel(isDown: false, at: .zero),
    .resize(Size(40, 12)), .signal(15), .clock(seconds: -3600), .focus(false), .hangUp,
    .thereAndBack(Size(20, 9)),
    .neighbours(width: 67), .redraw, .suspend, .unread("j", times: 24),
    .undo(.press("d"), key: "Ctrl-Z"), .again([.press("r"), .press("Esc")], times: 20),
    .leave(["Esc", "q"]),
  ]

  func testAllActsAreReadAgain() throws {
    let finding = StormFinding(
      fault: StormFault(.memory, "two\nlines"), acts: acts, foundAfter: acts, operations: 1,
      time: .zero, seed: 77, screen: .empty)
    let yaml = StormSource(finding, program: ["./a b", "-x"], size: Size(90, 30)).yaml
    let script = try StormScript(yaml: yaml, file: "x.storm.yaml")
    XCTAssertEqual(script.replay, acts)
    XCTAssertEqual(script.seed, 77)
    XCTAssertEqual(script.rule, .memory)
    XCTAssertEqual(script.program.executable, "./a b")
    XCTAssertEqual(script.program.arguments, ["-x"])
    XCTAssertEqual(script.program.size, Size(90, 30))
  }

  func testStepsForJourneyRunAreRead() throws {
    let finding = StormFinding(
      fault: StormFault(.crash, "x"), acts: acts, foundAfter: [], operations: 1, time: .zero,
      seed: 1,
      screen: .empty)
    let yaml = StormSource(finding, program: ["less"], size: Size(80, 24)).journeyYAML
    let script = try XCTUnwrap(try Script.scripts(yaml: yaml, file: "x.journey.yaml").first)
    XCTAssertGreaterThan(script.steps.count, acts.count)
  }

  func testProperties() throws {
    let script = try StormScript(
      yaml: """
        program: [./todo]
        storm: { seed: 7, acts: 300, seconds: 20 }
        hold:
          - always: text "Total"
          - never: text "Traceback"
          - eventually: text "ready"
            within: 2s
          - after: text "save"
            eventually: text "saved"
            within: 5 acts
          - after: dialog
            hold: text "Esc"
            until: list
        """, file: "x.yaml")
    XCTAssertEqual(
      script.properties,
      [
        .always(.text("Total")), .never(.text("Traceback")),
        .eventually(.text("ready"), within: .seconds(2)),
        .after(.text("save"), eventually: .text("saved"), within: .acts(5)),
        .after(try Query(parsing: "dialog"), .text("Esc"), until: try Query(parsing: "list")),
      ])
    XCTAssertEqual(script.seed, 7)
    XCTAssertEqual(script.acts, 300)
  }

  func testMistakesHaveAPlace() {
    for (yaml, words) in [
      ("program: [x]\nacts:\n  - dance: 1\n", "x.yaml:3:5: unknown act “dance”"),
      ("program: [x]\nrule: nothing\n", "x.yaml:2:7: expected a rule"),
      ("program: [x]\nhold:\n  - sometimes: text \"a\"\n", "x.yaml:3:5: unknown key"),
    ] {
      XCTAssertThrowsError(try StormScript(yaml: yaml, file: "x.yaml")) { error in
        XCTAssertTrue("\(error)".hasPrefix(words), "\(error)")
      }
    }
  }
}
