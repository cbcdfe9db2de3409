import Terminal
import VirtualTerminal
import XCTest

/// What programs tell the desktop: recorded, nothing done.
final class DesktopTests: XCTestCase {
  private func terminal(_ commands: String...) -> VirtualTerminal {
    let terminal = VirtualTerminal(20, 4)
    for command in commands { terminal.type("\\e]\(command)\\e\\") }
    XCTAssertEqual(terminal.takeMessages(), [])
    return terminal
  }

  func testFolder() {
    XCTAssertEqual(terminal("7;file://host/tmp").workingFolder, "file://host/tmp")
    XCTAssertEqual(terminal("9;9;/home").workingFolder, "/home")
    XCTAssertEqual(terminal("1337;CurrentDir=/var").workingFolder, "/var")
  }

  func testNotifications() {
    let told = terminal(
      "9;Done", "777;notify;Build;failed; twice", "99;i=1:d=0;Title", "99;i=1:p=body;Body")
    XCTAssertEqual(
      told.notifications,
      [
        TerminalNotification(title: "", body: "Done"),
        TerminalNotification(title: "Build", body: "failed; twice"),
        TerminalNotification(title: "Title", body: "Body"),
      ])
  }

  func testProgress() {
    XCTAssertEqual(terminal("9;4;1;40").progress, ProgressReport(state: .normal, percent: 40))
    XCTAssertEqual(terminal("9;4;3").progress?.state, .indeterminate)
    XCTAssertNil(terminal("9;4;2;9", "9;4;0").progress)
    XCTAssertEqual(terminal("9;4;1;40").notifications, [])
  }

  func testPointerVariablesAndMarks() {
    XCTAssertEqual(terminal("22;text").pointerShape, "text")
    XCTAssertEqual(terminal("1337;SetUserVar=a=Yg==").userVariables, ["a": "b"])
    XCTAssertEqual(terminal("1337;SetMark").shellMarks.map(\.mark.kind), [.user])
    XCTAssertEqual(terminal("1337;Copy=:aGk=").clipboardWrites.map(\.data), [[0x68, 0x69]])
  }

  func testColours() {
    let changed = terminal(
      "4;1;#010203;2;rgb:ff/00/00", "5;0;#040506", "10;#111111;#222222", "12;#333333")
    XCTAssertEqual(changed.paletteColor(1), 0x010203)
    XCTAssertEqual(changed.paletteColor(2), 0xFF0000)
    XCTAssertEqual(changed.paletteColor(256), 0x040506)
    XCTAssertEqual([10, 11, 12].map(changed.dynamicColor), [0x111111, 0x222222, 0x333333])
    changed.type("\\e]5;0;?\\e\\\\e]4;256;?\\a")
    XCTAssertEqual(changed.answer, "\\e]5;0;rgb:0404/0505/0606\\e\\")
    changed.type("\\e]104;1\\e\\\\e]105\\e\\\\e]110\\e\\")
    XCTAssertEqual(changed.paletteColor(1), 0xCD0000)
    XCTAssertEqual(changed.paletteColor(256), 0xE5E5E5)
    XCTAssertEqual(changed.dynamicColor(10), 0xE5E5E5)
  }

  /// xterm: XTWINOPS 22 and 23 with 0, 1 and 2.
  func testTitlesHaveAStack() {
    let titled = terminal("2;one", "1;icon")
    titled.type("\\e[22;2t\\e]0;two\\a\\e[23;0t".replacing("\\a", with: "\u{07}"))
    XCTAssertEqual([titled.title, titled.iconName], ["one", "two"])
    titled.type("\\e[22;1t\\e]0;three\\e\\\\e[23;1t")
    XCTAssertEqual([titled.title, titled.iconName], ["three", "two"])
    // Pushed one by one, popped together.
    titled.type("\\e[22;1t\\e[22;2t\\e]0;four\\e\\\\e[23;0t")
    XCTAssertEqual([titled.title, titled.iconName], ["three", "two"])
  }

  func testTitlesAreBoundedAndMayComeAsDigits() {
    let long = terminal("2;" + String(repeating: "x", count: 100_000))
    XCTAssertEqual(long.title.utf8.count, 4096)
    long.type("\\e[>0t\\e]2;6869\\e\\\\e[>0T")
    XCTAssertEqual(long.title, "hi")
    long.type("\\e]2;6869\\e\\")
    XCTAssertEqual(long.title, "6869")
  }

  /// xterm: XTGETTCAP.
  func testCapabilitiesAreToldWithoutAValueAndNotWithoutEnd() {
    XCTAssertEqual(VirtualTerminal(10, 2, "\\eP+q5463\\e\\").answer, "\\eP1+r5463\\e\\")
    let names = Array(repeating: "5463", count: 100).joined(separator: ";")
    let answer = VirtualTerminal(10, 2, "\\eP+q\(names)\\e\\").answer
    XCTAssertEqual(answer, String(repeating: "\\eP1+r5463\\e\\", count: 64))
  }

  func testCapabilitiesComeFromATable() {
    let asked = VirtualTerminal(20, 4, "\\eP+q544e;436F;5443\\e\\")
    XCTAssertEqual(
      asked.answer,
      "\\eP1+r544E=787465726D2D323536636F6C6F72\\e\\\\eP1+r436F=323536\\e\\\\eP0+r5443\\e\\")
    asked.type("\\eP+q6B7531;zz;6b75\\e\\")
    XCTAssertEqual(asked.answer, "\\eP0+r6B7531\\e\\\\eP0+r\\e\\\\eP1+r6B75=1B4F41\\e\\")
  }
}
