import Foundation
import JourneyKit
import XCTest

@testable import journey

/// The JSON Schema, which editors check scripts with, says the same as the reader.
final class SchemaTests: XCTestCase {
  private func schema() throws -> Schema {
    Schema(root: try JSON(file: Tally.examples + "/Journeys/journey.schema.json"))
  }

  private func verbs(_ schema: Schema) throws -> [String: JSON] {
    let choices = try XCTUnwrap(schema.root["$defs"]?["step"]?["anyOf"]?.items)
    return try XCTUnwrap(choices.last?["properties"]?.members)
  }

  private func reads(_ step: String, head: String = "") -> Bool {
    (try? Script.scripts(yaml: "program: x\n\(head)\nsteps: [\(step)]\n", file: "x.yaml")) != nil
  }

  func testItHasTheSameKeysAndVerbs() throws {
    let schema = try schema()
    XCTAssertEqual(Set(try verbs(schema).keys), Set(ScriptVerb.allCases.map(\.rawValue)))
    XCTAssertEqual(Set(schema.root["properties"]?.members.keys.map(\.self) ?? []), Set(Script.keys))
    let signals = schema.root["$defs"]?["signal"]?["enum"]?.items
    XCTAssertEqual(signals?.count, ScriptNode.signals.count)
  }

  /// `journey verbs --schema` writes it.
  func testItIsWrittenFromTheTable() throws {
    let text = try String(
      contentsOfFile: Tally.examples + "/Journeys/journey.schema.json", encoding: .utf8)
    XCTAssertEqual(text, VerbSchema.json.pretty + "\n", "run `make verbs`")
  }

  func testEveryVerbOptionAndParameterIsDescribed() throws {
    let schema = try schema()
    for (name, option) in schema.root["properties"]?.members ?? [:] {
      XCTAssertNotNil(option["description"]?.string, name)
    }
    for (name, verb) in try verbs(schema) {
      XCTAssertNotNil(verb["description"]?.string, name)
      let maps = (verb["anyOf"]?.items ?? []) + [verb]
      for (key, parameter) in maps.compactMap({ $0["properties"] }).flatMap(\.members) {
        XCTAssertNotNil(parameter["description"]?.string, "\(name).\(key)")
      }
    }
  }

  func testItTakesTheExamplesOfOptions() throws {
    let schema = try schema()
    for option in ScriptOption.all {
      let value = try JSONDecoder().decode(JSON.self, from: Data(option.example.utf8))
      var journey: [String: JSON] = ["program": .text("cat"), "steps": .list([])]
      journey[option.name] = value
      XCTAssertTrue(schema.accepts(.map(journey)), option.name)
      if option.name == "parameters" { journey["rows"] = .list([.list([.text("a"), .text("b")])]) }
      if option.name == "rows" { journey["parameters"] = .list([.text("a"), .text("b")]) }
      let text = JSON.map(journey).line
      XCTAssertNoThrow(try Script.scripts(yaml: text, file: "x.yaml"), text)
    }
  }

  /// Every journey of the examples, and every case of the tests.
  func testItTakesTheJourneysOfTheExamples() throws {
    let schema = try schema()
    var count = 0
    let files = try FileManager.default.subpathsOfDirectory(atPath: Tally.examples + "/Journeys")
    for file in files.sorted() where file.hasSuffix(".journey.yaml") {
      let path = "\(Tally.examples)/Journeys/\(file)"
      let yaml = try String(contentsOfFile: path, encoding: .utf8)
      for node in try ScriptNode.documents(yaml: yaml, file: path) {
        XCTAssertTrue(schema.accepts(JSON(node)), file)
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 35)
    for test in OptionCases.all {
      let text = "{\(test.option.debugDescription): \(test.value), \(test.rest)}"
      let value = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
      XCTAssertTrue(schema.accepts(value), text)
    }
  }

  func testBothTakeEveryExample() throws {
    let schema = try schema()
    for (verb, rules) in try verbs(schema) {
      let examples = try XCTUnwrap(rules["examples"]?.items, verb)
      XCTAssertFalse(examples.isEmpty, verb)
      // Its file is not there.
      for example in examples where verb != "include" {
        let step = JSON.map([verb: example])
        XCTAssertTrue(schema.accepts(step, definition: "step"), step.line)
        let programs = verb == "in" ? "programs: { server: { program: cat } }" : ""
        XCTAssertTrue(reads(step.line, head: programs), step.line)
      }
    }
  }

  func testBothRefuseMistakes() throws {
    let schema = try schema()
    let mistakes = [
      #"{"pres": "a"}"#, #"{"press": "a", "type": "b"}"#, #"{"click": {"button": "left"}}"#,
      #"{"click": {"on": "list", "button": "fourth"}}"#, #"{"click": [1]}"#, #"{"click": [-1, 2]}"#,
      #"{"resize": "big"}"#, #"{"resize": "80x"}"#, #"{"advance": "soon"}"#, #"{"signal": "NONE"}"#,
      #"{"storm": {"hold": [{"sometimes": "list"}]}}"#, #"{"storm": {"except": "rain"}}"#,
      #"{"storm": {"acts": "many"}}"#, #"{"focus": "maybe"}"#, #"{"scroll": {"over": "list"}}"#,
      #"{"scroll": {"up": 1, "down": 1, "over": "list"}}"#, #"{"snapshot": "Less"}"#,
      #"{"expect": {"value": "x"}}"#, #"{"expect": {"that": "list", "is": "happy"}}"#,
      #"{"expect": {"that": "list", "count": -1}}"#, #"{"expect-end": {}}"#,
      #"{"expect-end": "x"}"#,
      #"{"wait-until": {"within": "5s"}}"#, #"{"step": {"steps": []}}"#, #""relunch""#, #"[]"#,
      #"{"drag": {"from": "list"}}"#,
      #"{"expect-cursor": "there"}"#, #"{"expect-bells": "many"}"#, #"{"send-bytes": "xyz"}"#,
      #"{"softly": "x"}"#, #"{"when": {"all": "linux"}}"#, #"{"expect-file": {"has": "x"}}"#,
      #"{"in": {"steps": []}}"#, #"{"expect-failure": {"steps": []}}"#,
    ]
    for mistake in mistakes {
      let value = try JSONDecoder().decode(JSON.self, from: Data(mistake.utf8))
      XCTAssertFalse(schema.accepts(value, definition: "step"), mistake)
      XCTAssertFalse(reads(mistake), mistake)
    }
  }

  func testBothTakeAndRefuseWholeJourneys() throws {
    let schema = try schema()
    let table = [
      (#"{"program": ["less", 3], "steps": [], "env": {"A": 1}, "size": "80x24"}"#, true),
      (#"{"program": "less", "steps": ["relaunch"], "tags": "smoke", "time-limit": "1m"}"#, true),
      (#"{"program": "less"}"#, false), (#"{"steps": []}"#, false),
      (#"{"program": [], "steps": []}"#, false), (#"{"program": "", "steps": []}"#, false),
      (#"{"program": "less", "steps": {}}"#, false), (#"{"program": "less", "step": []}"#, false),
      (#"{"program": "less", "steps": [], "size": 80}"#, false),
      (#"{"program": "less", "steps": [], "files": ["a"]}"#, false),
    ]
    for (text, isRight) in table {
      let value = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
      XCTAssertEqual(schema.accepts(value), isRight, text)
      XCTAssertEqual((try? Script.scripts(yaml: text, file: "x.yaml")) != nil, isRight, text)
    }
  }

  @MainActor
  func testTheExamples() async throws {
    let scripts = try ScriptFiles.scripts(at: [Tally.examples + "/Journeys"])
    let real = scripts.filter { $0.tags.contains("real") }
    XCTAssertGreaterThanOrEqual(real.count, 30)
    XCTAssertEqual(
      scripts.map(\.name).suffix(scripts.count - real.count),
      ["less.journey"]
        + ["40x8 256", "40x8 none", "60x12 256", "60x12 none"].map { "count in any window (\($0))" }
        + ["count by keys and by the pointer"])
    // The tests need tmux and Python anyway; the other programs may be missing.
    let run = scripts.filter { $0.tags.contains("smoke") }.map { $0.journey() }
    let report = await JourneyRunner().run(run, name: "examples")
    let messages = report.cases.flatMap(\.failures).map(\.message)
    XCTAssertEqual(report.summary, "3 passed", messages.joined(separator: "\n"))
  }
}
