import Foundation
import Terminal
import XCTest

@testable import JourneyKit
@testable import journey

/// Variables, rows, fragments, conditions, and what goes wrong in them.
final class ScriptLanguageTests: XCTestCase {
  private func scripts(_ yaml: String) throws -> [Script] {
    try Script.scripts(yaml: yaml, file: "notes.yaml")
  }

  private func error(_ yaml: String) -> String {
    do {
      _ = try scripts(yaml)
      return "no error"
    } catch { return "\(error)" }
  }

  @MainActor
  private func run(_ yaml: String) async throws -> RunReport {
    let scripts = try Script.scripts(yaml: yaml, file: Tally.folder + "/notes.journey.yaml")
    return await JourneyRunner().run(scripts.map { $0.journey() }, name: "test")
  }

  @MainActor
  private func message(_ yaml: String) async throws -> String {
    try await run(yaml).cases.flatMap(\.failures).map(\.message).joined(separator: "\n")
  }

  func testVariablesStandForTheirValuesAndOtherWordsStay() throws {
    let script = try XCTUnwrap(
      scripts(
        """
        variables: { dir: src }
        program: [sh, -c, 'ls ${dir} ${HOME}']
        files: { "${dir}/a.txt": "${dir} $dir" }
        steps: [{ press: x }]
        """
      ).first)
    XCTAssertEqual(script.program.arguments, ["-c", "ls src ${HOME}"])
    XCTAssertEqual(script.program.files, ["src/a.txt": "src $dir"])
  }

  /// A name that is mistyped would be typed as it stands, and the journey might pass.
  func testNamesThatAreNoVariablesAreMistakes() throws {
    XCTAssertEqual(
      error("variables: { name: ann, age: 3 }\nprogram: cat\nsteps:\n  - type: '${nmae}'\n"),
      "notes.yaml:4:11: “nmae” is no variable; there are age, name. `$${nmae}` stands for `${nmae}` itself"
    )
    let script = try XCTUnwrap(
      scripts(
        "variables: { a: b }\nprogram: [sh, -c, 'x $${i} $${a} ${a} ${HOME}']\nsteps: [{ press: x }]"
      ).first)
    XCTAssertEqual(script.program.arguments, ["-c", "x ${i} ${a} b ${HOME}"])
    // Without variables it is a word like others.
    let plain = try XCTUnwrap(scripts("program: [echo, '${i}']\nsteps: [{ press: x }]").first)
    XCTAssertEqual(plain.program.arguments, ["${i}"])
  }

  func testValuesNameOtherVariables() throws {
    let script = try XCTUnwrap(
      scripts(
        "variables: { greeting: 'hello ${user} ${HOME}', user: ann }\nprogram: [echo, '${greeting}']\n"
          + "steps: [{ press: x }]"
      ).first)
    XCTAssertEqual(script.program.arguments, ["hello ann ${HOME}"])
    let rest = "\nprogram: [echo, '${a}']\nsteps: [{ press: x }]\n"
    XCTAssertEqual(
      error("variables: { a: 'x${b}', b: '${a}' }" + rest),
      "notes.yaml:1:17: the variable “b” names itself")
    // Each names the next one twice: together they would be as long as a disk.
    let doubled = (0..<60).map { "v\($0): '${v\($0 + 1)}${v\($0 + 1)}'" }.joined(separator: ", ")
    XCTAssertTrue(
      error("variables: { a: '${v0}', \(doubled), v60: xx }" + rest).hasSuffix(
        "with its variables this is longer than 1048576 bytes"))
    XCTAssertEqual(error("variables: { a: '${v0}', \(doubled), v60: '' }" + rest), "no error")
  }

  func testRowsHaveTheValuesThatAreWanted() {
    let steps = "program: cat\nsteps: [{ type: '${name}' }]\n"
    for (rows, words) in [
      ("parameters: [name]\n", "notes.yaml:1:13: “rows” is missing, which has their values"),
      ("rows: []\n", "notes.yaml:1:7: “rows” is empty"),
      (
        "rows: [{ name: a }, { nam: b }]\n",
        "notes.yaml:1:21: expected values of name, found those of nam"
      ),
      ("rows: [a]\n", "notes.yaml:1:8: expected a map, as there are no “parameters”, found “a”"),
      (
        "parameters: [name, age]\nrows: [[a]]\n",
        "notes.yaml:2:8: expected 2 values (name, age), found 1"
      ),
      (
        "matrix: { colour: [red] }\n",
        "notes.yaml:1:11: “colour” is neither size, term, colours, language, theme nor a variable that is used "
          + "as ${colour}"
      ),
    ] {
      XCTAssertEqual(error(rows + steps), words)
    }
    XCTAssertEqual(error("matrix: { name: [red] }\n" + steps), "no error")
  }

  func testRowsAndCellsHaveNames() throws {
    let scripts = try scripts(
      """
      journey: add
      program: cat
      parameters: [name, age]
      rows: [[Barsik, 3], [Murka, 5]]
      matrix: { size: [80x24, 40x12] }
      steps: [{ press: x }]
      """)
    XCTAssertEqual(
      scripts.map(\.name),
      [
        "add (Barsik 3, 80x24)", "add (Murka 5, 80x24)", "add (Barsik 3, 40x12)",
        "add (Murka 5, 40x12)",
      ])
    XCTAssertEqual(scripts.map(\.program.size.columns), [80, 80, 40, 40])
  }

  func testMistakesOfTablesAreShownWhereTheyAre() {
    let head = "program: cat\nsteps: []\n"
    for (text, message) in [
      (
        "rows: [[1, 2]]",
        "notes.yaml:3:8: expected a map, as there are no “parameters”, found a list"
      ),
      ("rows: []", "notes.yaml:3:7: “rows” is empty"),
      (
        "parameters: [a]\nrows: [[1, 2]]", "notes.yaml:4:8: expected 1 values (a), found 2"
      ),
      (
        "matrix: { size: [80x24, big] }",
        "notes.yaml:3:25: expected a size as 80x24, found “big”"
      ),
      (
        "matrix: { theme: [dark, blue] }",
        "notes.yaml:3:25: expected dark or light, found “blue”"
      ),
      ("matrix: { term: [a, a] }", "notes.yaml:3:21: “a” stands there twice"),
      (
        "only-when: windows",
        "notes.yaml:3:12: expected linux, macos, x86_64, aarch64, root or program NAME, each also "
          + "with not, found “windows”"
      ),
      ("folder: ../x", "notes.yaml:3:9: “../x” leaves the journey's folder"),
      (
        "files: { a: { mode: \"755\" } }",
        "notes.yaml:3:13: a file has one of text, base64, from and folder"
      ),
    ] { XCTAssertEqual(error(head + text), message) }
    let values = (0..<30).map { "v\($0)" }.joined(separator: ", ")
    let axes = (0..<9).map { "axis\($0): [\(values)]" }.joined(separator: ", ")
    let used = (0..<9).map { "${axis\($0)}" }.joined()
    XCTAssertEqual(
      error(head + "tags: [\"\(used)\"]\nmatrix: { \(axes) }"),
      "notes.yaml:1:1: these are more than 10000 journeys")
  }

  func testMistakesOfSteps() {
    func stepError(_ step: String) -> String { error("program: cat\nsteps:\n  - \(step)\n") }
    for (step, message) in [
      ("softly: [{ press: x }]", "notes.yaml:3:14: only expectations stand here, and no acts"),
      ("expect-printed", "notes.yaml:3:5: “words” is missing"),
      (
        "expect-file: { path: a, has: b, is: missing }",
        "notes.yaml:3:18: a file has a content, a part of one, or is missing"
      ),
      ("include: nowhere.yaml", "notes.yaml:3:14: the fragment “nowhere.yaml” cannot be read"),
      (
        "expect-title: { tittle: x }",
        "notes.yaml:3:21: unknown key “tittle” of a title; did you mean “title”?"
      ),
      ("send-bytes: 1b5", "notes.yaml:3:17: expected bytes in hex as 1b 5b 41, found “1b5”"),
    ] { XCTAssertEqual(stepError(step), message) }
  }

  func testAFragmentThatIncludesItselfIsAMistake() throws {
    try Command.inFolder { folder in
      let file = folder + "/loop.yaml"
      try Data("- include: loop.yaml\n".utf8).write(to: URL(filePath: file))
      let yaml = "program: cat\nsteps: [include: \(file)]\n"
      XCTAssertTrue(error(yaml).hasSuffix("“loop.yaml” includes itself"), error(yaml))
    }
  }

  @MainActor
  func testSoftlySaysAllThatIsNotSo() async throws {
    let message = try await message(
      "program: [sh, -c, 'echo hello; cat']\n"
        + "steps: [softly: [{ expect: text \"gone\" }, { expect: text \"hello\" }, { expect-title: x }]]"
    )
    XCTAssertTrue(message.contains("2 of what was expected are not so"), message)
    XCTAssertTrue(message.contains("title: expected \"x\""), message)
  }

  @MainActor
  func testAnotherProgramThatEndsIsRed() async throws {
    let head = "program: cat\nprograms: { other: { program: [sh, -c, 'echo two; exit 7'] } }\n"
    let message = try await message(
      head + "steps: [in: { program: other, steps: [expect: text \"two\"] }]")
    XCTAssertTrue(message.contains("status 7, which no step expects"), message)
    let green = try await run(
      head + "steps: [in: { program: other, steps: [expect-end: 7] }]")
    XCTAssertEqual(green.summary, "1 passed")
  }

  @MainActor
  func testTeardownComesWhenTheProgramIsGoneAndIsRed() async throws {
    let yaml = """
      program: [sh, -c, 'echo $$ > pid; exec cat']
      teardown: ['! kill -0 $(cat pid)']
      steps: [{ expect-file: pid }]
      """
    let green = try await run(yaml)
    XCTAssertEqual(green.summary, "1 passed", green.cases[0].failures.first?.message ?? "")
    let red = try await message(
      "program: cat\nteardown: 'echo left; exit 3'\nsteps: [{ press: x }]")
    XCTAssertTrue(
      red.contains("teardown “echo left; exit 3”: the program has ended with status 3"), red)
    XCTAssertTrue(red.contains("it printed:\nleft"), red)
  }

  @MainActor
  func testAnAttachmentStandsWithItsStep() async throws {
    let yaml = """
      program: [sh, -c, 'echo hello; cat']
      steps: [{ attach: { name: note, text: see issue 12 } }, { attach: picture }]
      """
    let script = try XCTUnwrap(scripts(yaml).first)
    let driver = script.program.driver(from: Tally.folder)
    defer { driver.stop() }
    let app = EndWatching.$owner.withValue(.itself) { Journey(driver) }
    try await script.journey().body(app)
    let attachments = app.steps.flatMap(\.flat).flatMap(\.step.attachments)
    XCTAssertEqual(attachments.map(\.name), ["note", "picture.svg", "picture.txt"])
  }
}

/// One journey in several windows, on the command line.
final class MatrixRunTests: XCTestCase {
  func testACellHasASnapshotOnlyWhereItDiffers() throws {
    try Command.inFolder { folder in
      let yaml = """
        program: [sh, -c, 'test $WORD = b && echo other || echo same; exec cat']
        env: { WORD: "${word}" }
        matrix: { size: [40x8, 50x9], colours: ["256", none], word: [a, b] }
        steps:
          - snapshot: Words/Main start
        """
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/m.journey.yaml"))
      func run(_ mode: String) throws -> (status: Int32, output: String) {
        try Command.run(
          Tally.product("journey"), ["run", "."],
          environment: ["JOURNEY_SNAPSHOTS": mode, "JOURNEY_OUTPUT": folder + "/output"],
          directory: folder)
      }
      XCTAssertEqual(try run("check").status, 1)
      let recorded = try run("record")
      XCTAssertEqual(recorded.status, 0, recorded.output)
      XCTAssertTrue(recorded.output.contains("8 passed"), recorded.output)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder + "/Snapshots/Words/Main")
      XCTAssertEqual(
        files.sorted(),
        [
          "start--word-b.40x8.txt", "start--word-b.50x9.txt", "start.40x8.txt", "start.50x9.txt",
        ])
      let checked = try run("check")
      XCTAssertEqual(checked.status, 0, checked.output)
      try Data(
        yaml.replacing("echo other", with: "echo another").utf8
      ).write(to: URL(filePath: folder + "/m.journey.yaml"))
      let red = try run("check")
      XCTAssertTrue(red.output.contains("4 passed, 4 failed"), red.output)
    }
  }
}
