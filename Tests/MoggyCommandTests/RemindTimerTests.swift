import Foundation
import XCTest

/// `moggy remind --install` and `--remove`, with stand-ins for systemctl and crontab.
final class RemindTimerTests: RemindCase {
  private static let service = "home/.config/systemd/user/moggy-remind.service"
  private static let timer = "home/.config/systemd/user/moggy-remind.timer"
  /// The variables that a call takes along, without those of the machine that tests.
  private static let plain = ["LC_ALL": ""]

  private func remind(
    _ arguments: [String], data: String = "data", _ environment: [String: String] = plain
  ) throws -> Ended {
    try run(
      ["remind"] + arguments + ["--language", "en", "--data", path(data)],
      ["PATH": programs].merging(environment) { $1 })
  }

  /// The same with an answer to the question.
  private func answering(_ answer: String, _ arguments: String) throws -> Ended {
    try shell(
      "printf '\(answer)\\n' | PATH=\"$1\" \"$0\" remind \(arguments) --language en --data \"$2\"",
      [programs, path("data")])
  }

  /// A crontab of a user whose lines stand in a file.
  private func standInForCrontab() throws {
    try standIn(
      "crontab",
      """
      if [ "$1" = -l ]; then
        test -f '\(path("table"))' || { echo 'no crontab for me' >&2; exit 1; }
        exec /bin/cat '\(path("table"))'
      fi
      exec /bin/cp "$1" '\(path("table"))'
      """)
  }

  // MARK: systemd

  func testATimerOfSystemd() throws {
    try standIn("notify-send")
    try standIn("systemctl")
    try standInForCrontab()
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(ended.errors, "")
    XCTAssertEqual(
      calls("systemctl"),
      [
        "<--user><show-environment>", "<--user><daemon-reload>",
        "<--user><enable><--now><moggy-remind.timer>",
      ])
    XCTAssertEqual(calls("crontab"), [])
    let service = try XCTUnwrap(text(Self.service))
    let timer = try XCTUnwrap(text(Self.timer))
    XCTAssertTrue(
      service.hasSuffix(
        "\n[Service]\nType=oneshot\nExecStart=\(Self.program) remind --notify --data "
          + "\(path("data")) --language en\n"), service)
    XCTAssertTrue(timer.contains("\nOnCalendar=*:0/5\n"), timer)
    XCTAssertTrue(timer.contains("\nWantedBy=timers.target\n"), timer)
    // All of it was shown.
    for part in [service, timer, "moggy-remind.service", "moggy-remind.timer"] {
      XCTAssertTrue(ended.output.contains(part), ended.output)
    }
    // Once more is the same.
    XCTAssertEqual(try remind(["--install", "--yes"]).status, 0)
    XCTAssertEqual(text(Self.service), service)
    let removed = try remind(["--remove"])
    XCTAssertEqual(removed.status, 0, removed.errors)
    XCTAssertTrue(removed.output.hasPrefix("removed: "), removed.output)
    XCTAssertEqual(
      calls("systemctl").suffix(2),
      ["<--user><disable><--now><moggy-remind.timer>", "<--user><daemon-reload>"])
    XCTAssertNil(text(Self.service))
    XCTAssertNil(text(Self.timer))
    XCTAssertEqual(try remind(["--remove"]).output, "Nothing was installed.\n")
  }

  func testNothingIsWrittenWithoutAYes() throws {
    try standIn("systemctl")
    for answer in ["n", "", "yeah"] {
      let ended = try answering(answer, "--install")
      XCTAssertEqual(ended.status, 0, ended.errors)
      XCTAssertTrue(ended.output.hasSuffix("Write it? [y/N] Nothing was written.\n"), ended.output)
      XCTAssertTrue(ended.output.contains("OnCalendar"), ended.output)
    }
    XCTAssertNil(text(Self.timer))
    XCTAssertEqual(try answering("y", "--install").status, 0)
    XCTAssertNotNil(text(Self.timer))
  }

  func testWhatSystemdRefusesLeavesNothing() throws {
    try standIn(
      "systemctl", "case $2 in enable) echo 'Unit is masked.' >&2; exit 1;; esac; exit 0")
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 69)
    XCTAssertTrue(ended.errors.hasSuffix("systemctl has failed: Unit is masked.\n"), ended.errors)
    XCTAssertNil(text(Self.service))
    XCTAssertNil(text(Self.timer))
  }

  /// Whichever step the disk fails at: it is told with the reason, and no file stays, nor a part of one.
  func testAFullDiskLeavesNoUnits() throws {
    try standIn("notify-send")
    try standIn("systemctl")
    let folder = path("home/.config/systemd/user")
    let library = try faults()
    for (call, part) in [
      ("open", "moggy-remind.service.part"), ("write", "moggy-remind.service.part"),
      ("rename", "moggy-remind.service"), ("open", "moggy-remind.timer.part"),
      ("write", "moggy-remind.timer.part"), ("rename", "moggy-remind.timer"),
    ] {
      let ended = try remind(
        ["--install", "--yes"],
        data: "data",
        [
          "LC_ALL": "", "LD_PRELOAD": library, "FAULT_CALL": call, "FAULT_PATH": part,
          "FAULT_ERRNO": "\(ENOSPC)", "FAULT_COUNT": "0",
        ])
      XCTAssertEqual(ended.status, EX_IOERR, "\(call) \(part): \(ended.errors)")
      XCTAssertTrue(ended.errors.contains("moggy-remind."), "\(call) \(part): \(ended.errors)")
      XCTAssertTrue(ended.errors.contains("No space left"), "\(call) \(part): \(ended.errors)")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      XCTAssertEqual(left, [], "\(call) \(part)")
    }
    XCTAssertFalse(calls("systemctl").contains { $0.contains("enable") })
  }

  /// The timer that was installed before goes on.
  func testAFullDiskLeavesTheUnitsThatThereAre() throws {
    try standIn("systemctl")
    XCTAssertEqual(try remind(["--install", "--yes"]).status, 0)
    let (service, timer) = (text(Self.service), text(Self.timer))
    let ended = try remind(
      ["--install", "--yes"], data: "other",
      [
        "LC_ALL": "", "LD_PRELOAD": try faults(), "FAULT_CALL": "write",
        "FAULT_PATH": "moggy-remind.service.part", "FAULT_ERRNO": "\(ENOSPC)",
      ])
    XCTAssertEqual(ended.status, EX_IOERR, ended.errors)
    XCTAssertEqual(text(Self.service), service)
    XCTAssertEqual(text(Self.timer), timer)
  }

  func testAFolderThatCannotBeWrittenIsNamed() throws {
    try standIn("systemctl")
    let folder = path("home/.config")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in [folder, path("home")] { XCTAssertEqual(chmod(name, 0o555), 0) }
    let ended = try shellAsAnother(
      "HOME='\(path("home"))' PATH='\(programs)' \"$0\" remind --install --yes --language en "
        + "--data '\(path("data"))'")
    for name in [folder, path("home")] { XCTAssertEqual(chmod(name, 0o755), 0) }
    XCTAssertEqual(ended.status, EX_NOPERM, ended.errors)
    XCTAssertTrue(ended.errors.contains(path("home/.config/systemd")), ended.errors)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
    XCTAssertFalse(calls("systemctl").contains { $0.contains("enable") })
  }

  func testUnitsOfSomebodyElseStay() throws {
    try standIn("systemctl")
    let folder = path("home/.config/systemd/user")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try write(Self.service, Array("[Unit]\n".utf8))
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 73)
    XCTAssertTrue(ended.errors.contains("was not written by moggy"), ended.errors)
    XCTAssertEqual(try remind(["--remove"]).output, "Nothing was installed.\n")
    XCTAssertEqual(text(Self.service), "[Unit]\n")
    XCTAssertNil(text(Self.timer))
  }

  func testPathsAndVariablesInQuotesOfSystemd() throws {
    try standIn("systemctl")
    let folder = #"a b%c"d$e\f'g"#
    let ended = try remind(
      ["--install", "--yes"], data: folder,
      ["LC_ALL": "", "XDG_DATA_HOME": "/x y%$z", "XDG_CONFIG_HOME": path("config")])
    XCTAssertEqual(ended.status, 0, ended.errors)
    let service = try XCTUnwrap(text("config/systemd/user/moggy-remind.service"))
    XCTAssertTrue(service.contains("\nEnvironment=\"XDG_DATA_HOME=/x y%%$z\"\n"), service)
    let quoted = #""\#(path("a b%%c"))\"d$$e\\f'g""#
    XCTAssertTrue(service.contains(" --data \(quoted) --language en\n"), service)
  }

  // MARK: cron

  func testALineForCron() throws {
    try standIn("notify-send")
    try standIn("systemctl", "exit 1")
    try standInForCrontab()
    let others = "# mine\n0 9 * * * echo 50\\% # moggy-remind or not\n\nMAILTO=me"
    try write("table", Array(others.utf8))
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    let line =
      "*/5 * * * * \(Self.program) remind --notify --data \(path("data")) --language en"
      + " # moggy-remind"
    XCTAssertEqual(text("table"), others + "\n" + line + "\n")
    XCTAssertTrue(ended.output.contains(line + "\n"), ended.output)
    XCTAssertNil(text(Self.timer))
    // Once more is the same, and there is nothing left of the file that was handed over.
    XCTAssertEqual(try remind(["--install", "--yes"]).status, 0)
    XCTAssertEqual(text("table"), others + "\n" + line + "\n")
    let file = try XCTUnwrap(calls("crontab").last).dropFirst().dropLast()
    XCTAssertFalse(FileManager.default.fileExists(atPath: String(file)))
    XCTAssertEqual(try remind(["--remove"]).output, "removed: crontab\n")
    XCTAssertEqual(text("table"), others + "\n")
    XCTAssertEqual(try remind(["--remove"]).output, "Nothing was installed.\n")
  }

  func testTheFirstLineOfACrontab() throws {
    try standInForCrontab()
    let ended = try remind(["--install", "--yes", "--cron"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    // Nobody has notify-send here, which is told at once.
    XCTAssertTrue(ended.errors.contains("notify-send is not there"), ended.errors)
    XCTAssertEqual(text("table")?.split(separator: "\n").count, 1)
    XCTAssertEqual(try remind(["--remove", "--systemd"]).output, "Nothing was installed.\n")
    XCTAssertEqual(try remind(["--remove", "--cron"]).output, "removed: crontab\n")
    XCTAssertEqual(text("table"), "")
  }

  /// What cron and then the shell make of the line is what was meant.
  func testPathsAndVariablesInQuotesOfTheShell() throws {
    try standInForCrontab()
    try standIn("words", #"printf '<%s>' "$XDG_RUNTIME_DIR" "$@""#)
    let folder = #"a b%c"d$e\%f'g`h"#
    let ended = try remind(
      ["--install", "--yes"], data: folder, ["LC_ALL": "", "XDG_RUNTIME_DIR": "/run/u's%r"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    let line = try XCTUnwrap(text("table")).replacing("*/5 * * * * ", with: "")
    let read = Self.asCron(line).replacing(Self.program, with: programs + "/words")
    XCTAssertEqual(
      try shell(read).output,
      "</run/u's%r><remind><--notify><--data><\(path(folder))><--language><en>")
  }

  /// The command of a line: cron ends it at a `%`, unless a backslash stands before it, which it takes
  /// away; two backslashes are one that stands for itself (`entry.c`, `do_command.c` of Vixie cron).
  private static func asCron(_ line: String) -> String {
    var (command, isEscaped) = ("", false)
    for character in line {
      if isEscaped {
        if character == "%" { command.removeLast() }
        isEscaped = false
      } else if character == "%" {
        break
      } else if character == "\\" {
        isEscaped = true
      }
      command.append(character)
    }
    return command
  }

  func testACrontabThatCannotBeReadStays() throws {
    try standIn("crontab", "echo 'you (me) are not allowed' >&2; exit 1")
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 69)
    XCTAssertTrue(ended.errors.contains("you (me) are not allowed"), ended.errors)
    XCTAssertEqual(calls("crontab"), ["<-l>", "<-l>"])
  }

  func testACrontabThatCannotBeWritten() throws {
    try standIn("crontab", "test \"$1\" = -l && exit 0; echo 'disk full' >&2; exit 1")
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 69)
    XCTAssertTrue(ended.errors.hasSuffix("crontab has failed: disk full\n"), ended.errors)
  }

  /// The new crontab is written whole before crontab is asked to take it.
  func testAFullDiskLeavesTheCrontab() throws {
    try standInForCrontab()
    try write("table", Array("0 9 * * * true\n".utf8))
    let ended = try remind(
      ["--install", "--yes", "--cron"], data: "data",
      [
        "LC_ALL": "", "LD_PRELOAD": try faults(), "FAULT_CALL": "write",
        "FAULT_PATH": "moggy-crontab", "FAULT_ERRNO": "\(ENOSPC)", "FAULT_COUNT": "0",
      ])
    XCTAssertEqual(ended.status, EX_IOERR, ended.errors)
    XCTAssertTrue(ended.errors.contains("No space left"), ended.errors)
    XCTAssertEqual(text("table"), "0 9 * * * true\n")
    XCTAssertEqual(calls("crontab"), ["<-l>"])
  }

  // MARK: Neither

  func testNeitherIsThere() throws {
    let ended = try remind(["--install", "--yes"])
    XCTAssertEqual(ended.status, 69)
    XCTAssertEqual(
      ended.errors,
      "moggy: nothing here can run it: systemctl or crontab is missing, or serves no user\n")
    try standInForCrontab()
    let systemd = try remind(["--install", "--yes", "--systemd"])
    XCTAssertEqual(systemd.status, 69)
    XCTAssertTrue(systemd.errors.contains(": systemctl is missing"), systemd.errors)
    XCTAssertEqual(calls("crontab"), [])
    XCTAssertEqual(try remind(["--remove"]).output, "Nothing was installed.\n")
  }

  func testAPathWithALineEndIsRefused() throws {
    try standInForCrontab()
    let ended = try remind(["--install", "--yes"], data: "a\nb")
    XCTAssertEqual(ended.status, 64)
    XCTAssertTrue(ended.errors.contains("has a line end"), ended.errors)
    XCTAssertEqual(calls("crontab"), [])
  }
}
