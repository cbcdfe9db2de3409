import Foundation
import JourneyKit
import Terminal
import XCTest

/// The screen-reader gate: what is said, and a program that breaks each rule.
@MainActor
final class SpeechTests: JourneyTestCase {
  /// A form of two buttons, which Tab goes through, and `x`, which turns a light on and off. It paints what
  /// has changed, and no more, unless a fault is named.
  private static let text = #"""
    import json, os, re, sys, tty
    fault = sys.argv[1] if len(sys.argv) > 1 else ""
    pipe = int(os.environ["JOURNEY_INSPECT_FD"])
    tty.setraw(0)
    os.write(pipe, b'{"protocol":1,"program":"spoken"}\n')
    focus, light, frame, rest = 0, False, 0, b""
    names = ["Save", "" if fault == "no-words" else "Quit"]

    def whole():
        out = "\x1b[H\x1b[2JA form of buttons"
        if fault == "drawing":
            out += "\x1b[8;1H────── end"
        return out + "".join("\x1b[%d;3H%s" % (3 + n, name) for n, name in enumerate(names)) + lamp()

    def lamp():
        if fault == "colour-only":
            return "\x1b[6;1H\x1b[%dmLight\x1b[m" % (32 if light else 31)
        if fault == "silent":
            return "\x1b[6;1H\x1b[%dmLight\x1b[m" % (7 if light else 0)
        return "\x1b[6;1HLight %s\x1b[K" % ("on" if light else "off")

    def cursor():
        return "\x1b[1;1H" if fault == "focus-cursor" else "\x1b[%d;3H" % (3 + focus)

    os.write(1, (whole() + cursor()).encode())
    while True:
        while not (match := re.search(rb"\x1b_journey;(\w+);(\d+)\x1b\\", rest)):
            rest += os.read(0, 65536)
        keys, rest = rest[:match.start()], rest[match.end():]
        focus = (focus + keys.count(b"\t")) % 2
        out = whole() if fault == "repaint" and keys else ""
        if b"x" in keys:
            light = not light
            out += lamp()
        os.write(1, (out + cursor()).encode())
        if match[1] != b"sync":
            continue
        frame += 1
        nodes = [{"id": "button%d" % n, "role": "button", "label": name, "actions": ["press"],
                  "frame": [2, 2 + n, 6, 1], "traits": ["focusable"] + ["focused"] * (n == focus)}
                 for n, name in enumerate(names)]
        report = {"sync": int(match[2]), "frame": frame, "nodes": nodes, "focus": "button%d" % focus,
                  "focusOrder": ["button0", "button1"], "size": {"columns": 80, "rows": 24}}
        os.write(pipe, json.dumps(report).encode() + b"\n")
        os.write(1, b"\x1b]7373;frame;%d\x07" % frame)
    """#

  private func audit(
    _ fault: String, accepting accepted: [SpeechRule: String] = [:]
  ) async throws -> SpeechAudit {
    let audit = SpeechAudit(accepting: accepted)
    let driver = ProcessDriver(try Python.program(["-c", Self.text, fault]), size: Size(80, 24))
    defer { driver.stop() }
    try await audit.during {
      let app = Journey(driver)
      try await app.launch()
      try await app.press(.tab)
      try await app.press("x")
    }
    return audit
  }

  func testWhatIsSaid() async throws {
    let audit = try await audit("")
    XCTAssertEqual(audit.findings, [])
    XCTAssertEqual(audit.acts.map(\.act), ["launch", "press Tab", "press x"])
    XCTAssertEqual(
      audit.acts.map(\.lines),
      [
        [
          "row 0: A form of buttons", "row 2: Save", "row 3: Quit", "row 5: Light off",
          "focus: button “Save”",
        ],
        ["cursor: Quit", "focus: button “Quit”"], ["row 5: Light on"],
      ])
  }

  func testEachRuleHasAProgramThatBreaksIt() async throws {
    let words: [SpeechRule: String] = [
      .repaint: "press Tab: 4 rows were painted again, first row 0: \"A form of buttons\"",
      .focusCursor: "launch: the cursor is at row 0 col 0, beside button \"Save\"",
      .colourOnly: "press x: only colours have changed: 5 cells of 1 rows, first at row 5 col 0",
      .silent: "press x: only looks have changed: 5 cells of 1 rows, first at row 5 col 0",
      .noWords: "press Tab: the focus has no label, no value and no text: button #button1",
      .drawing: "launch: 1 rows, first row 7: \"────── end\"",
    ]
    for rule in SpeechRule.allCases {
      let audit = try await audit(rule.rawValue)
      XCTAssertEqual(Set(audit.findings.map(\.rule)), [rule], "\(audit.findings)")
      let expected = "\(rule.rawValue): \(words[rule] ?? "no words for this rule")"
      XCTAssertTrue(
        audit.findings.contains { "\($0)".hasPrefix(expected) },
        "\(expected) is not in \(audit.findings)")
    }
  }

  func testAnAcceptedRuleIsNoFinding() async throws {
    let audit = try await audit("drawing", accepting: [.drawing: "it is an edge"])
    XCTAssertEqual(audit.findings, [])
    XCTAssertEqual(audit.acceptedFindings.map(\.rule), [.drawing])
  }

  func testTheCommand() throws {
    func run(_ fault: String, _ options: String...) throws -> CommandRun {
      let program = try Python.program(["-c", Self.text, fault])
      return try CommandRun(
        ["audit", "--speech", "--keys", "Tab x"] + options + ["--", program.executable]
          + program.arguments)
    }
    let clean = try run("")
    XCTAssertEqual(clean.status, 0, clean.output + clean.errors)
    XCTAssertTrue(clean.output.contains("press Tab\n    cursor: Quit\n    focus: button “Quit”\n"))
    XCTAssertTrue(clean.output.hasSuffix("3 acts, 0 findings\n"), clean.output)
    let red = try run("silent", "--quiet")
    XCTAssertEqual(red.status, 1, red.output)
    XCTAssertTrue(red.output.hasPrefix("RED silent: press x: only looks"), red.output)
    let accepted = try run("silent", "--quiet", "--accept", "silent=a lamp is a lamp")
    XCTAssertEqual(accepted.status, 0, accepted.output)
    XCTAssertTrue(accepted.output.contains("accepted silent, 1 time: a lamp is a lamp\n"))
    XCTAssertEqual(try run("", "--accept", "silent").status, 64)
    XCTAssertEqual(try run("", "--accept", "loud=x").status, 64)
  }

  /// The example of the article: a journey of YAML on a program that publishes nothing.
  func testTheExampleOfTheArticle() throws {
    let file = Repository.root.appending(path: "Examples/Journeys/tally.journey.yaml").path
    let run = try CommandRun(["audit", "--speech", file])
    XCTAssertEqual(run.status, 1, run.output + run.errors)
    let article = try Repository.text("Sources/JourneyKit/JourneyKit.docc/Speech.md")
    let blocks = article.components(separatedBy: "```text\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    XCTAssertEqual(blocks.first, run.output)
  }
}
