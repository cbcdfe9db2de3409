import Foundation
import Semantics
import Terminal
import XCTest

@testable import JourneyKit

/// A soak tells programs that grow, die or hang from those that do not.
@MainActor
final class SoakTests: JourneyTestCase {
  /// A program that shows the number of its keys, and has the faults named.
  private static let text = #"""
    import os, sys, threading, tty
    fault = sys.argv[1] if len(sys.argv) > 1 else ""
    tty.setraw(0)
    kept, keys = [], 0
    while True:
        os.write(1, b"\x1b[H\x1b[2Ja Add  q Quit\r\n%d" % keys)
        data = os.read(0, 1024)
        if b"q" in data or (fault == "ends" and keys == 20):
            sys.exit(0)
        keys += 1
        if fault == "memory":
            kept.append(bytearray(b"x" * 300000))
        if fault == "at-once" and keys == 50:
            kept.append(bytearray(b"x" * 64000000))
        if fault == "first-half" and keys < 60:
            kept.append(bytearray(b"x" * 300000))
        if fault == "descriptors":
            kept.append(os.open("/dev/null", os.O_RDONLY))
        if fault == "threads" and keys % 4 == 0:
            threading.Thread(target=threading.Event().wait, daemon=True).start()
        if fault == "dies" and keys == 40:
            os.abort()
    """#

  private func soak(_ fault: String, acts: Int = 160) async throws -> SoakReport {
    let program = try Python.program(["-c", Self.text, fault])
    var options = SoakOptions()
    options.acts = acts
    options.sampleActs = 4
    options.rate = 1000
    options.seed = 5
    return try await Soak(options) { ProcessDriver(program, deadline: .seconds(60)) }.run()
  }

  private func grown(_ report: SoakReport) -> [String] {
    report.growth.filter(\.isUnbounded).map(\.rule.name)
  }

  func testAProgramThatKeepsWhatItHasIsGreen() async throws {
    let report = try await soak("")
    XCTAssertTrue(report.isGreen, "\(report.growth) \(report.faults)")
    XCTAssertEqual(report.tidyEnds, [], "q is labelled Quit and is left alone")
    XCTAssertEqual(report.growth.map(\.isJudged), [true, true, true])
    XCTAssertEqual(report.answers.count, 160)
    let first = try XCTUnwrap(report.progress.first?.sample)
    let last = try XCTUnwrap(report.progress.last?.sample)
    XCTAssertEqual([first.acts, last.acts], [0, 160])
    XCTAssertGreaterThan(first.figures.memory, 1000)
    XCTAssertGreaterThan(first.figures.descriptors, 2)
    XCTAssertEqual(first.figures.threads, 1)
  }

  func testWhatGrowsIsNamed() async throws {
    let memory = try await soak("memory")
    XCTAssertEqual(grown(memory), ["memory"], "\(memory.growth)")
    let descriptors = try await soak("descriptors")
    XCTAssertEqual(grown(descriptors), ["descriptors"], "\(descriptors.growth)")
    let threads = try await soak("threads")
    XCTAssertTrue(grown(threads).contains("threads"), "\(threads.growth)")
    XCTAssertFalse(memory.isGreen || descriptors.isGreen || threads.isGreen)
  }

  func testWhatFillsInTheFirstHalfDoesNotGrow() async throws {
    let report = try await soak("first-half")
    XCTAssertEqual(grown(report), [], "\(report.growth)")
  }

  func testTheActWithWhichMemoryCameIsNamed() async throws {
    let notes = try await soak("at-once").notes
    let first = try XCTUnwrap(notes.largest.first)
    XCTAssertGreaterThan(first.rise, 50_000)
    XCTAssertTrue((1...160).contains(first.number), "\(first)")
    XCTAssertTrue("\(first)".contains(" MiB"), "\(first)")
    let slowest = notes.slowest.map(\.answer)
    XCTAssertEqual(slowest.count, SoakNotes.count)
    XCTAssertEqual(slowest, slowest.sorted(by: >))
    let plain = try await soak("").notes.largest.filter { $0.rise > 50_000 }
    XCTAssertEqual(plain, [])
  }

  func testADeathIsAFault() async throws {
    let report = try await soak("dies")
    XCTAssertFalse(report.isGreen)
    XCTAssertEqual(report.faults.count, 1)
    XCTAssertTrue(report.faults.first?.contains("signal 6") == true, "\(report.faults)")
    XCTAssertEqual(report.answers.count, 40)
  }

  func testATidyEndIsAStartAnew() async throws {
    let report = try await soak("ends", acts: 30)
    XCTAssertEqual(report.tidyEnds.count, 1, "\(report.tidyEnds)")
    XCTAssertEqual(report.faults, [])
    XCTAssertEqual(report.progress.last?.sample.acts, 30)
  }

  func testTheCommandTellsFiguresAndJudgesNothingTooShort() throws {
    let program = try Python.program(["-c", Self.text])
    let file = FileManager.default.temporaryDirectory.appending(path: "soak-\(UUID().uuidString)")
    try Data(count: 3 << 20).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun(
      ["soak", "--hours", "0.001", "--watch", file.path, "--", program.executable]
        + program.arguments)
    XCTAssertEqual(run.status, 2, run.output + run.errors)
    XCTAssertTrue(run.output.contains("samples are too few to judge"), run.output)
    XCTAssertTrue(run.output.contains("p99 ms"), run.output)
    XCTAssertTrue(run.output.contains(" 3.0\n"), run.output)
    XCTAssertEqual(try CommandRun(["soak"]).status, 64)
    XCTAssertEqual(try CommandRun(["soak", "--hours", "0", "--", "true"]).status, 64)
  }
}

/// The acts that stand out, and their names.
final class SoakNotesTests: XCTestCase {
  private func note(_ number: Int, answer: Double, rise: Int) -> SoakNote {
    SoakNote(number: number, act: "press a", answer: answer, rise: rise)
  }

  func testTheFirstFiveOfEachAreKept() {
    var notes = SoakNotes()
    for (index, answer) in [5.0, 90, 7, 8, 90, 6, 1].enumerated() {
      let rise = [0, 4096, -9, 2048, 1023, 1024, 8192][index]
      if notes.wants(answer: answer, rise: rise) {
        notes.take(note(index + 1, answer: answer, rise: rise))
      }
    }
    XCTAssertEqual(notes.slowest.map(\.number), [2, 5, 4, 3, 6])
    XCTAssertEqual(notes.largest.map(\.number), [7, 2, 4, 6])
    XCTAssertFalse(notes.wants(answer: 6, rise: 1023))
    XCTAssertTrue(notes.wants(answer: 6, rise: 1024))
    XCTAssertEqual(
      "\(note(3, answer: 71.6, rise: -4096))", "act 3, press a: 72 ms, -4 MiB")
  }

  func testAnActIsNamedByWhatItIsDoneTo() {
    var surface = Surface(size: Size(30, 3))
    surface.write("Rex", at: Point(x: 0, y: 0))
    surface.write("d Delete  Esc Back", at: Point(x: 0, y: 2))
    let node = SemanticNode(
      identifier: "pets.list", role: .list, label: "Pets",
      frame: Rect(x: 0, y: 0, columns: 30, rows: 2))
    let screen = Screen(surface: surface, nodes: [node], focus: "pets.list")
    XCTAssertEqual(
      StormAct.press("d").text(on: screen), "press d on \"Delete\" in \"Pets\" (pets.list)")
    XCTAssertEqual(
      StormAct.press("Enter").text(on: screen), "press Enter on \"Pets\" (pets.list)")
    XCTAssertEqual(
      StormAct.click(Point(x: 1, y: 1)).text(on: screen),
      "click at row 1 col 1 on \"Pets\" (pets.list)")
    let plain = Screen(surface: surface)
    XCTAssertTrue(
      StormAct.click(Point(x: 1, y: 0)).text(on: plain).hasPrefix("click at row 0 col 1 on \"Rex"))
    XCTAssertEqual(StormAct.type("x").text(on: plain), "type \"x\"")
  }
}

/// The rule of growth on series of numbers.
final class SoakGrowthTests: XCTestCase {
  private func growth(_ rule: SoakGrowth.Rule, _ values: [Double]) -> SoakGrowth {
    SoakGrowth(rule, times: values.indices.map(Double.init), values: values)
  }

  /// A sample in the midst of large work is no growth, and hides none.
  func testWorkThatGivesBackWhatItTakesDoesNotBendTheLine() {
    func values(_ step: Double) -> [Double] {
      (0..<101).map { 100_000 + Double($0) * step + ([88, 97, 100].contains($0) ? 700_000 : 0) }
    }
    let flat = growth(.memory, values(0))
    XCTAssertEqual(flat.rise, 0, accuracy: 1)
    XCTAssertFalse(flat.isUnbounded)
    XCTAssertTrue(growth(.memory, values(400)).isUnbounded)
  }

  func testALeakRisesInTheSecondHalfToo() {
    let leak = growth(.memory, (0..<101).map { 100_000 + Double($0) * 400 })
    XCTAssertEqual(leak.rise, 20_000, accuracy: 1)
    XCTAssertTrue(leak.isUnbounded)
    // 5 % of some 110 MB are 5.5 MB: the 8 MiB count.
    let slow = growth(.memory, (0..<101).map { 100_000 + Double($0) * 160 })
    XCTAssertEqual(slow.rise, 8000, accuracy: 1)
    XCTAssertFalse(slow.isUnbounded)
  }

  func testWhatFillsUpAndStaysIsBounded() {
    let full = growth(.memory, (0..<101).map { 100_000 + min(Double($0), 50) * 4000 })
    XCTAssertEqual(full.rise, 0, accuracy: 0.01)
    let noise = growth(.memory, (0..<101).map { 100_000 + Double(($0 * 37) % 11) * 3000 })
    XCTAssertFalse(noise.isUnbounded, "\(noise)")
    // Of a large program more may rise.
    let large = growth(.memory, (0..<101).map { 1_000_000 + Double($0) * 400 })
    XCTAssertFalse(large.isUnbounded, "\(large)")
  }

  func testCountsMayRiseByFour() {
    XCTAssertFalse(growth(.threads, (0..<101).map { 10 + Double($0) * 0.07 }).isUnbounded)
    XCTAssertTrue(growth(.threads, (0..<101).map { 10 + Double($0) * 0.09 }).isUnbounded)
    XCTAssertTrue(growth(.descriptors, (0..<101).map { 10 + Double($0) * 0.09 }).isUnbounded)
  }

  func testFewSamplesAreNotJudged() {
    let few = growth(.threads, (0..<18).map { Double($0) * 100 })
    XCTAssertFalse(few.isJudged || few.isUnbounded)
    XCTAssertTrue("\(few)".contains("9 samples are too few"), "\(few)")
    XCTAssertTrue(growth(.threads, (0..<20).map { Double($0) * 100 }).isUnbounded)
  }
}
