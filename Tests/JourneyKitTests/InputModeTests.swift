import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import Toolkit
import XCTest

/// Every act in every mode either reaches the program or is an error that names the mode: nothing is
/// sent that no terminal would send, and nothing is dropped in silence.
@MainActor
final class InputModeTests: JourneyTestCase {
  private struct Act {
    var name: String
    /// A word of the error where the mode is off.
    var missing: String
    var run: @MainActor (Journey) async throws -> Void
  }

  private let acts = [
    Act(name: "click", missing: "1000") { try await $0.click(.text("ready")) },
    Act(name: "wheel", missing: "1000") { try await $0.scroll(.down, over: .text("ready")) },
    Act(name: "drag", missing: "100") { app in
      try await app.drag(along: [Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: 3, y: 2)])
    },
    Act(name: "hover", missing: "1003") { try await $0.hover(.text("ready")) },
    Act(name: "focus", missing: "1004") { try await $0.windowFocus(true) },
    Act(name: "paste", missing: "2004") { try await $0.paste("a\nb") },
    Act(name: "up", missing: "") { try await $0.press(.up) },
    Act(name: "key up", missing: "kitty") { try await $0.keyUp("a") },
  ]

  /// What the program gets; acts that are not named here are errors.
  private let matrix: [(mode: String, got: [String: String])] = [
    ("", ["up": "^[[A"]),
    ("\u{1B}[?9h", ["click": "^[[M #!", "wheel": "^[[Ma#!", "up": "^[[A"]),
    (
      "\u{1B}[?1000h",
      ["click": "^[[M #!^[[M##!", "wheel": "^[[Ma#!", "up": "^[[A"]
    ),
    (
      "\u{1B}[?1000;1006h", ["click": "^[[<0;3;1M^[[<0;3;1m", "wheel": "^[[<65;3;1M", "up": "^[[A"]
    ),
    (
      "\u{1B}[?1002;1006h",
      [
        "click": "^[[<0;3;1M^[[<0;3;1m", "wheel": "^[[<65;3;1M", "up": "^[[A",
        "drag": "^[[<0;1;1M^[[<32;4;1M^[[<32;4;3M^[[<0;4;3m",
      ]
    ),
    (
      "\u{1B}[?1003;1006h",
      [
        "click": "^[[<0;3;1M^[[<0;3;1m", "wheel": "^[[<65;3;1M", "up": "^[[A",
        "drag": "^[[<0;1;1M^[[<32;4;1M^[[<32;4;3M^[[<0;4;3m", "hover": "^[[<35;3;1M",
      ]
    ),
    ("\u{1B}[?1000;1015h", ["click": "^[[32;3;1M^[[35;3;1M", "wheel": "^[[97;3;1M", "up": "^[[A"]),
    (
      "\u{1B}[?1000;1016h",
      ["click": "^[[<0;20;8M^[[<0;20;8m", "wheel": "^[[<65;20;8M", "up": "^[[A"]
    ),
    ("\u{1B}[?1004h", ["focus": "^[[I", "up": "^[[A"]),
    ("\u{1B}[?2004h", ["paste": "^[[200~a^Mb^[[201~", "up": "^[[A"]),
    ("\u{1B}[?1h", ["up": "^[OA"]),
    ("\u{1B}[>3u", ["up": "^[[A", "key up": "^[[97;1:3u"]),
  ]

  func testEveryActInEveryModeIsSentOrRefused() async throws {
    XCTAssertGreaterThanOrEqual(matrix.count, 12)
    for (mode, expected) in matrix {
      let app = try await InputEcho.journey(mode)
      for act in acts { try await check(act, expected[act.name], mode, app) }
      app.driver.stop()
    }
  }

  private func check(_ act: Act, _ expected: String?, _ mode: String, _ app: Journey) async throws {
    let name = "\(act.name) in mode \(mode.dropFirst(1))"
    let refusal = await failure { try await act.run(app) }
    if let expected {
      XCTAssertNil(refusal?.message, name)
      XCTAssertEqual(try got(app), expected, name)
      return
    }
    XCTAssertEqual(
      refusal?.message.contains(act.missing), true, "\(name): \(refusal?.message ?? "")")
    // Nothing came, not even a part of it.
    try await app.act("ask again") { try await app.driver.perform([InputEvent]()) }
    XCTAssertEqual(try got(app), "", name)
  }

  private func got(_ app: Journey) throws -> String {
    let value = try app.element("got").value() ?? ""
    return value.replacing("\u{1B}", with: "^[").replacing("\r", with: "^M")
  }

  func testHeldKeysAndModifiers() async throws {
    let plain = try await InputEcho.journey("")
    try await plain.hold("a", repeats: 2)
    XCTAssertEqual(try got(plain), "aaa")
    try await plain.paste("a\nb", as: .typed)
    XCTAssertEqual(try got(plain), "a^Mb")
    try await plain.press(KeyStroke(.right, [.control, .shift]))
    XCTAssertEqual(try got(plain), "^[[1;6C")
    try await plain.press(.alt("x"))
    XCTAssertEqual(try got(plain), "^[x")
    plain.driver.stop()
    let kitty = try await InputEcho.journey("\u{1B}[>11u")
    try await kitty.hold("a", repeats: 1)
    XCTAssertEqual(try got(kitty), "^[[97u^[[97;1:2u^[[97;1:3u")
    kitty.driver.stop()
  }

  func testManyClicks() async throws {
    let app = try await InputEcho.journey("\u{1B}[?1000;1006h")
    try await app.tripleClick(.text("ready"))
    XCTAssertEqual(try got(app).count(where: { $0 == "M" }), 3)
    try await app.rightClick(.text("ready"))
    XCTAssertEqual(try got(app), "^[[<2;3;1M^[[<2;3;1m")
    try await app.click(.text("ready"), button: .middle, modifiers: [.control, .shift])
    XCTAssertEqual(try got(app), "^[[<21;3;1M^[[<21;3;1m")
    try await app.scroll(.left, at: Point(x: 1, y: 1), steps: 2)
    XCTAssertEqual(try got(app), "^[[<66;2;2M^[[<66;2;2M")
    app.driver.stop()
  }

  func testSignalsReachTheProgramAndNobodyInProcess() async throws {
    let app = try await InputEcho.journey("")
    try await app.signal(15)
    try app.expectEnded(.signaled(15), mayLeave: ["line settings"])
    let here = try await notesJourney()
    let refusal = await failure { try await here.signal(15) }
    XCTAssertEqual(refusal?.message, "signal 15: a program in process gets no signals")
  }
}
