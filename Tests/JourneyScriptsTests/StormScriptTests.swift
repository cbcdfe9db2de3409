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

  /// A journey for `journey run` has the acts as they are, so that it is red while the fault is there.
  func testAJourneyOfAFindingDoesTheActsAgain() throws {
    let finding = StormFinding(
      fault: StormFault(.crash, "x"), acts: acts, foundAfter: [], operations: 1, time: .zero,
      seed: 1, screen: .empty)
    let source = StormSource(
      finding, program: ["less"], size: Size(80, 24), options: ["files: { a.txt: \"b\" }"])
    let script = try XCTUnwrap(
      try Script.scripts(yaml: source.journeyYAML, file: "x.journey.yaml").first)
    XCTAssertEqual(script.program.files, ["a.txt": "b"])
    XCTAssertEqual(script.steps.count, 1)
    guard case .storm(let storm) = script.steps[0].act else { return XCTFail("no storm") }
    XCTAssertEqual(storm.replay, acts)
    XCTAssertEqual(try StormScript(yaml: source.yaml, file: "x").program.files, ["a.txt": "b"])
  }

  /// A property that was broken is looked at again, in all three forms.
  func testAFindingKeepsTheProperties() throws {
    let properties: [StormProperty] = [
      .always(.text("a \"b\"")), .never(try Query(parsing: "button \"Save\" in dialog")),
      .eventually(.text("ready"), within: .seconds(1.5)),
      .after(.text("save"), eventually: .text("saved"), within: .acts(5)),
      .after(try Query(parsing: "dialog"), .text("Esc"), until: try Query(parsing: "list")),
    ]
    let finding = StormFinding(
      fault: StormFault(.property, "x"), acts: [.press("a")], foundAfter: [], operations: 1,
      time: .zero, seed: 1, screen: .empty)
    let source = StormSource(finding, program: ["less"], size: Size(80, 24), properties: properties)
    XCTAssertEqual(try StormScript(yaml: source.yaml, file: "x").properties, properties)
    let script = try XCTUnwrap(try Script.scripts(yaml: source.journeyYAML, file: "x").first)
    guard case .storm(let storm) = script.steps[0].act else { return XCTFail("no storm") }
    XCTAssertEqual(storm.options.properties, properties)
    XCTAssertTrue(
      source.swift.contains(
        "], properties: [.always(try Query(parsing: \"text \\\"a \\\\\\\"b\\\\\\\"\\\"\")), .never("
      ),
      source.swift)
  }

  /// What `journey storm` writes is red for `journey run`, and green when the fault is gone; options and paths
  /// of the file come along.
  func testWrittenJourneysAreRedWhileTheFaultIsThere() throws {
    try Command.inFolder { folder in
      let program = """
        #!/bin/sh
        stty -echo -icanon; printf '\\033[?1049hx breaks it'
        while key=$(dd bs=1 count=1 2>/dev/null); do
          case $key in x) test -e "$MARK" || exit 3;; q) printf '\\033[?1049l'; exit 0;; esac
        done
        """
      try Data(program.utf8).write(to: URL(filePath: folder + "/fragile.sh"))
      _ = chmod(folder + "/fragile.sh", 0o755)
      let yaml = """
        program: [./fragile.sh]
        env: { MARK: "\(folder)/mended" }
        storm: { seed: 1, acts: 200 }
        """
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/fragile.yaml"))
      let journey = Tally.product("journey")
      let found = try Command.run(
        journey,
        [
          "storm", "--file", "fragile.yaml", "--rules", "crash", "--findings", "1", "--output",
          "found",
        ],
        directory: folder)
      XCTAssertEqual(found.status, 1, found.output)
      let written = folder + "/found/crash-1.journey.yaml"
      let red = try Command.run(journey, ["run", written], directory: folder)
      XCTAssertEqual(red.status, 1, red.output)
      XCTAssertTrue(red.output.contains("status 3"), red.output)
      try Data().write(to: URL(filePath: folder + "/mended"))
      let green = try Command.run(journey, ["run", written], directory: folder)
      XCTAssertEqual(green.status, 0, green.output)
    }
  }

  func testAProgramThatIsNotThereIsNoFinding() throws {
    let run = try Command.run(Tally.product("journey"), ["storm", "--", "no-such-program"])
    XCTAssertEqual(run.status, 2, run.output)
    XCTAssertTrue(run.output.hasPrefix("error: there is no program no-such-program"), run.output)
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
