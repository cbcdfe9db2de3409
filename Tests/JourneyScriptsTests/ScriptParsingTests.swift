import JourneyKit
import Terminal
import XCTest

@testable import journey

final class ScriptParsingTests: XCTestCase {
  private func script(_ yaml: String) throws -> Script {
    try XCTUnwrap(try Script.scripts(yaml: yaml, file: "notes.yaml").first)
  }

  /// The message of the error that a text gives.
  private func error(_ yaml: String) -> String {
    do {
      _ = try Script.scripts(yaml: yaml, file: "notes.yaml")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func stepError(_ step: String) -> String {
    error("program: less\nsteps:\n  - \(step)\n")
  }

  func testAWholeScript() throws {
    let script = try script(
      """
      journey: read a note
      tags: [smoke, less]
      time-limit: 1.5s
      program: [less, notes.txt]
      env: { LESS: -R, COUNT: 3 }
      size: 40x10
      launch-limit: 45s
      act-limit: { after: 3s, then: guess }
      patience: 250ms
      files:
        notes.txt: |
          hello
      steps:
        - press: [Down, z m]
        - type: 42
        - relaunch
        - step: { name: look, steps: [{ expect: text "hello" }] }
      """)
    XCTAssertEqual(script.name, "read a note")
    XCTAssertEqual(script.tags, ["smoke", "less"])
    XCTAssertEqual(script.timeLimit, .milliseconds(1500))
    var program = ScriptProgram(
      executable: "less", arguments: ["notes.txt"], environment: ["LESS": "-R", "COUNT": "3"],
      size: Size(40, 10), files: ["notes.txt": "hello\n"])
    (program.launchLimit, program.patience) = (.seconds(45), .milliseconds(250))
    (program.actLimit, program.guessesAtLimit) = (.seconds(3), true)
    XCTAssertEqual(script.program, program)
    XCTAssertEqual(script.steps.map(\.place.line), [14, 15, 16, 17])
    guard case .press(let strokes) = script.steps[0].act, case .type("42") = script.steps[1].act
    else { return XCTFail("\(script.steps)") }
    XCTAssertEqual(strokes, [.down, "z", "m"])
  }

  func testEachDocumentIsAJourney() throws {
    let scripts = try Script.scripts(
      yaml: "program: a\nsteps: []\n---\nprogram: b\nsteps: []\n", file: "x/two.journey.yaml")
    XCTAssertEqual(scripts.map(\.name), ["two.journey", "two.journey 2"])
    XCTAssertEqual(scripts.map(\.place.line), [1, 4])
  }

  func testMistakesAreShownWhereTheyAre() {
    XCTAssertEqual(
      error("program: less\nstep: []\n").hasPrefix(
        "notes.yaml:2:1: unknown key “step” of a journey; did you mean “steps”?"), true)
    XCTAssertEqual(
      error("program: less\nsize: big\nsteps: []\n"),
      "notes.yaml:2:7: expected a size as 80x24, found “big”")
    XCTAssertEqual(error("program: less\n"), "notes.yaml:1:1: “steps” is missing")
    XCTAssertEqual(error("steps: []\n"), "notes.yaml:1:1: “program” is missing")
    XCTAssertEqual(
      error("program: less\nsteps: {}\n"), "notes.yaml:2:8: expected a list of steps, found a map")
    XCTAssertEqual(
      error("program: less\nfiles: { ../x: y }\nsteps: []\n"),
      "notes.yaml:2:8: “../x” leaves the journey's folder")
    XCTAssertTrue(
      error("program: [less\nsteps: 3").hasPrefix("notes.yaml:2:"),
      error("program: [less\nsteps: 3"))
    XCTAssertEqual(error(""), "notes.yaml:1:1: an empty file")
  }

  func testMistakesOfSteps() {
    XCTAssertEqual(
      stepError("press: Dwn"),
      "notes.yaml:3:12: expected a key as Enter, Ctrl-R or a, found “Dwn”; did you mean “Down”?")
    XCTAssertEqual(
      stepError("pres: Down"), "notes.yaml:3:5: unknown verb “pres”; did you mean “press”?")
    XCTAssertEqual(
      stepError("{ press: a, type: b }"),
      "notes.yaml:3:5: a step is one thing to do; this has 2; each begins with “- ”")
    XCTAssertEqual(stepError("relunch").hasPrefix("notes.yaml:3:5: unknown verb “relunch”"), true)
    XCTAssertEqual(
      stepError("press"), "notes.yaml:3:5: expected a key as Enter, Ctrl-R or a, found nothing")
    XCTAssertEqual(
      stepError("advance: soon"),
      "notes.yaml:3:14: expected a time as 2s, 500ms or 1m, found “soon”")
    XCTAssertEqual(
      stepError("signal: 9"),
      "notes.yaml:3:13: expected a signal as TERM or HUP, found “9”; did you mean “KILL”?")
    XCTAssertEqual(
      stepError("snapshot: Less"),
      "notes.yaml:3:15: expected a snapshot as App/Screen state, found “Less”")
    XCTAssertEqual(
      stepError("scroll: { up: 1, down: 2, over: list }"),
      "notes.yaml:3:13: scroll in one direction: up, down, left or right")
    XCTAssertEqual(
      stepError("drag: { from: list, to: [1, 2] }"),
      "notes.yaml:3:11: drag from a thing to a thing, or from a cell to a cell")
    XCTAssertEqual(
      stepError("expect: { that: list, is: happy }"),
      "notes.yaml:3:31: expected a trait, found “happy”; there are focused, selected, checked, disabled, "
        + "expanded, busy, modal, invalid, focusable, hovered, pressed, dragged")
    XCTAssertEqual(
      stepError("click: { on: list, button: 4 }"),
      "notes.yaml:3:32: expected left, middle or right as “button”, found “4”")
  }

  func testAColonInPlainTextIsExplained() {
    XCTAssertEqual(
      stepError("expect: text \"Count: 3\""),
      "notes.yaml:3:24: wrong YAML: mapping values are not allowed in this context; "
        + "“: ” begins a value: quote it, as in 'text \"Count: 3\"'")
  }

  func testMistakesOfQueries() {
    XCTAssertTrue(stepError("expect: buton \"Save\"").hasPrefix("notes.yaml:3:13: wrong query: "))
    XCTAssertEqual(
      stepError("click: #pets.save"),
      "notes.yaml:3:11: expected a query, found nothing; in YAML a # begins a comment, so '#name' wants quotes"
    )
  }
}
