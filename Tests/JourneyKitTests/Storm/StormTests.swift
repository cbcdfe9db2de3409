import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// Bounded storms with fixed seeds on programs with planted bugs and without.
@MainActor
final class StormTests: JourneyTestCase {
  private let folder = Repository.root.appending(path: "Examples/PlantedBugs")

  private func script(_ name: String, _ bug: String) -> @MainActor () -> any Driver {
    let path = folder.appending(path: name).path
    return {
      let driver = ProcessDriver(Program(path, arguments: [bug]), deadline: .seconds(20))
      driver.patience = .milliseconds(300)
      return driver
    }
  }

  private func options(_ acts: Int, _ rules: StormRule...) -> StormOptions {
    var options = StormOptions(seed: 3, acts: acts)
    options.time = .seconds(120)
    if !rules.isEmpty { options.rules = Set(rules) }
    return options
  }

  func testPlantedCrashIsFoundShrunkAndProved() async throws {
    let program = script("wizard.py", "wizard-small")
    let report = try await Storm(options(2000, .crash), make: program).run()
    let finding = try XCTUnwrap(report.findings.first)
    XCTAssertEqual(finding.fault.rule, .crash)
    // A narrow window breaks the lines of the traceback.
    let message = finding.fault.message.replacing(" / ", with: "")
    XCTAssertTrue(message.contains("returned ERR"), message)
    XCTAssertEqual(finding.proofs, 3)
    XCTAssertEqual(finding.acts.count, 1, "\(finding.acts)")
    // The exact acts are a test that is red, and green without the bug.
    do {
      try await Journey.storm(replaying: finding.acts, program: program)
      XCTFail("the crash does not come again")
    } catch let failure as JourneyFailure {
      XCTAssertEqual(failure.acts, finding.acts.map(\.description))
    }
    try await Journey.storm(replaying: finding.acts, program: script("wizard.py", "none"))
  }

  func testNoFalseAlarmWithoutBugs() async throws {
    for name in ["wizard.py", "menu.sh"] {
      let report = try await Journey.storm(options(300), program: script(name, "none"))
      XCTAssertGreaterThan(report.operations, 200)
      XCTAssertGreaterThan(report.states, 5, name)
      XCTAssertEqual(report.unconfirmed, [], name)
    }
  }

  func testTheSameSeedDoesTheSame() async throws {
    func report() async throws -> StormReport {
      var options = options(200)
      options.seed = 9
      return try await Storm(options, make: script("wizard.py", "none")).run()
    }
    let (first, second) = (try await report(), try await report())
    XCTAssertEqual(first.operations, second.operations)
    XCTAssertEqual(first.launches, second.launches)
    XCTAssertEqual(first.states, second.states)
    XCTAssertEqual(first.coverage.taken, second.coverage.taken)
    XCTAssertGreaterThan(first.states, 5)
  }

  func testPropertiesOfTheUser() async throws {
    var options = options(3000, .property)
    options.properties = [.never(.text("step 3 of 5"))]
    let report = try await Storm(options, make: script("wizard.py", "none")).run()
    let finding = try XCTUnwrap(report.findings.first)
    XCTAssertEqual(finding.fault.property, #"never text "step 3 of 5""#)
    XCTAssertEqual(finding.acts.count, 4, "\(finding.acts)")
    XCTAssertEqual(finding.proofs, 3)
  }

  func testProbesFindWhatTheyLookFor() async throws {
    try await expect(.hang, "wizard.py", "wizard-no", [.press("r"), .press("n")])
    try await expect(.terminal, "wizard.py", "wizard-exit", [.press("x")])
    try await expect(.undo, "menu.sh", "menu-undo", [.press("+"), .undo(.press("+"), key: "u")])
    try await expect(.suspend, "feed.py", "feed-suspend", [.suspend])
    try await expect(.resize, "feed.py", "feed-winch", [.thereAndBack(Size(60, 12))])
    try await expect(.slowReader, "feed.py", "feed-slow", [.unread("j", times: 24)])
    try await expect(
      .descriptors, "feed.py", "feed-descriptors", [.again([.press("r")], times: 20)])
  }

  /// What stands elsewhere at one width alone is a fault, but where it is of a picture.
  func testAPictureMayFallIntoOtherCellsAtAWidth() async throws {
    func program(_ sign: String) -> @MainActor () -> any Driver {
      shell(
        """
        exec python3 -c '
        import os, signal
        def draw(*_):
          start = 5 if os.get_terminal_size().columns == 40 else 4
          os.write(1, ("\\x1b[?1049h\\x1b[2J\\x1b[H" + 2 * (" " * start + "\(sign)\\r\\n")).encode())
        signal.signal(signal.SIGWINCH, draw)
        draw()
        while os.read(0, 1): pass
        '
        """)
    }
    let text = try await StormReplay(make: program("x")).firstFault(of: [.neighbours(width: 40)])
    XCTAssertEqual(text?.fault.rule, .width)
    let picture = try await StormReplay(make: program("▐")).firstFault(of: [.neighbours(width: 40)])
    XCTAssertNil(picture?.fault)
  }

  /// A program that outlives its window hangs, and one that ends with it does not.
  func testAProgramEndsWithItsWindow() async throws {
    let deaf = shell("trap '' HUP; read -r line; exec sleep 100")
    let proof = try await StormReplay(make: deaf).firstFault(of: [.hangUp])
    XCTAssertEqual(proof?.fault.rule, .hang, proof?.fault.message ?? "")
    let good = try await StormReplay(make: shell("read -r line")).firstFault(of: [.hangUp])
    XCTAssertNil(good?.fault)
  }

  /// An act that is no edit leaves to the key of undo what was edited before it.
  func testWhatIsNoEditIsNotUndone() async throws {
    func program(_ undo: String) -> @MainActor () -> any Driver {
      shell(
        """
        stty -echo -icanon; n=0 m=- before=
        while true; do
          printf '\\e[2J\\e[H%s %d\\e[5;1Ht Toggle  + More  u Undo\\n\\n' $m $n
          read -rn 1 key || exit
          case $key in
            +) before=$n n=$((n + 1)) ;;
            t) if [[ $m = - ]]; then m=x; else m=-; fi ;;
            u) \(undo) ;;
            q) exit ;;
          esac
        done
        """)
    }
    let acts: [StormAct] = [.press("+"), .undo(.press("t"), key: "u")]
    let good = program("n=${before:-$n} before=")
    let alarm = try await StormReplay(make: good).firstFault(of: acts)
    XCTAssertNil(alarm?.fault)
    let edit = try await StormReplay(make: good).firstFault(of: [
      .press("+"), .undo(.press("+"), key: "u"),
    ])
    XCTAssertNil(edit?.fault)
    let forgets = try await StormReplay(make: program("n=0")).firstFault(of: [
      .press("+"), .undo(.press("+"), key: "u"),
    ])
    XCTAssertEqual(forgets?.fault.rule, .undo)
  }

  /// A program that keys lead to the network asks for what a storm does not have, read or unread.
  func testTheNetworkIsNoHang() async throws {
    let make = shell(
      """
      stty -echo -icanon; printf '\\e[?1049h\\e[Hready'
      while read -rn 1; do (: > /dev/tcp/192.0.2.1/80) 2> /dev/null; printf '\\e[Hasked'; done
      """)
    for act in [StormAct.press("y"), .unread("y", times: 3)] {
      let proof = try await StormReplay(make: make).firstFault(of: [act])
      XCTAssertNil(proof?.fault, proof?.fault.message ?? "")
    }
  }

  private func shell(_ lines: String) -> @MainActor () -> any Driver {
    {
      let driver = ProcessDriver(
        Program("/bin/bash", arguments: ["-c", lines]), deadline: .seconds(3))
      driver.patience = .milliseconds(300)
      return driver
    }
  }

  /// The acts break the rule where the bug is, and none where it is not.
  private func expect(
    _ rule: StormRule, _ name: String, _ bug: String, _ acts: [StormAct],
    line: UInt = #line
  ) async throws {
    let make = script(name, bug)
    let proof = try await StormReplay(
      make: {
        let driver = make()
        // The longest wait for a program that hangs.
        (driver as? ProcessDriver)?.deadline = .seconds(rule == .hang ? 2 : 20)
        return driver
      }
    ).firstFault(of: acts)
    XCTAssertEqual(proof?.fault.rule, rule, "\(bug): \(proof?.fault.message ?? "")", line: line)
    let clean = try await StormReplay(make: script(name, "none")).firstFault(of: acts)
    XCTAssertNil(clean?.fault, "\(bug): a false alarm", line: line)
  }
}
