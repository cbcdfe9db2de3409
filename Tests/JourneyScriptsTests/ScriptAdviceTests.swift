import JourneyKit
import Terminal
import XCTest

@testable import journey

/// Mistakes in YAML whose messages tell the nearest right thing.
final class ScriptAdviceTests: XCTestCase {
  /// The message, without the name of the file.
  private func error(_ yaml: String) -> String {
    do {
      _ = try Script.scripts(yaml: yaml, file: "n.yaml")
      return "no error"
    } catch { return "\(error)".replacing("n.yaml:", with: "") }
  }

  private func step(_ step: String) -> String {
    error("program: less\nsteps:\n  - \(step)\n").replacing(#/^3:[0-9]+: /#, with: "")
  }

  private func head(_ line: String) -> String {
    error("program: less\n\(line)\nsteps: []\n").replacing(#/^2:[0-9]+: /#, with: "")
  }

  func testVerbs() {
    let waits = "acts wait by themselves; for what comes later there is “wait-until”"
    for (text, words) in [
      ("Press: a", "unknown verb “Press”; did you mean “press”?"),
      ("sleep: 1", "unknown verb “sleep”; \(waits)"),
      ("wait: text \"a\"", "unknown verb “wait”; \(waits)"),
      ("key: a", "unknown verb “key”; did you mean “press”?"),
      ("press Enter", "unknown verb “press Enter”; did you mean “press: Enter”?"),
      ("size: 80x24", "unknown verb “size”; it is an option, and stands beside “steps”"),
      ("xyzzy: a", "unknown verb “xyzzy”; `journey verbs` lists them"),
      (
        "{ click: , on: text \"a\" }",
        "a step is one thing to do; this has 2; indent “on” below “click”"
      ),
      (
        "scroll: up", "expected a scroll as {\"down\": 3, \"over\": \"list\"}, found “up”"
      ),
      ("relaunch: now", "“relaunch” takes no value, found “now”"),
    ] { XCTAssertEqual(step(text), words, text) }
    XCTAssertEqual(step("relaunch: true"), "no error")
  }

  func testOptions() {
    for (line, words) in [
      ("colors: none", "unknown key “colors” of a journey; did you mean “colours”?"),
      ("press: a", "unknown key “press” of a journey; it is a verb, and stands below “steps”"),
      ("hovercraft: a", "unknown key “hovercraft” of a journey; `journey verbs` lists them"),
      ("size: 0x0", "expected a size as 80x24, found “0x0”; columns and rows are from 1 to 1000"),
      (
        "size: 24x8000",
        "expected a size as 80x24, found “24x8000”; columns and rows are from 1 to 1000"
      ),
      ("size: 80 24", "expected a size as 80x24, found “80 24”; did you mean “80x24”?"),
      ("patience: 5", "expected a time as 2s, 500ms or 1m, found “5”; a time has a unit: 5s"),
      ("answers: no", "expected true or false, found “no”; write false"),
      (
        "language: klingon",
        "expected a language as ru, or a locale as de_DE.UTF-8, found “klingon”"
      ),
      ("theme: drak", "expected dark or light as “theme”, found “drak”; did you mean “dark”?"),
      ("mask: { text: a, query: row }", "a mask has one of text, query and region"),
    ] { XCTAssertEqual(head(line), words, line) }
    for language in ["ru", "C", "de_DE.UTF-8", "sr_RS@latin", "C.UTF-8", "ast_ES"] {
      XCTAssertEqual(head("language: \(language)"), "no error", language)
    }
    XCTAssertEqual(
      error("program: nano notes.txt\nsteps: []\n"),
      "1:10: there is no program “nano notes.txt”; arguments go in a list: [nano, notes.txt]")
    XCTAssertEqual(error("program: ./my program\nsteps: []\n"), "no error")
  }

  func testKeys() {
    func advice(_ key: String) -> String {
      step("press: \"\(key)\"").replacing(#/^expected .* found “[^”]*”(; )?/#, with: "")
    }
    for (key, words) in [
      ("hello", "to type words: “type: hello”"), ("Entr", "did you mean “Enter”?"),
      ("PageDwn", "did you mean “PageDown”?"), ("C-x", "did you mean “Ctrl-X”?"),
      ("^X", "did you mean “Ctrl-X”?"),
      ("ctrl+x", "did you mean “Ctrl-X”?"), ("Ctrl X", "did you mean “Ctrl-X”?"),
      ("<C-x>", "did you mean “Ctrl-X”?"), ("M-f", "did you mean “Alt-f”?"),
      ("C-x C-s", "did you mean “Ctrl-X Ctrl-S”?"),
      ("F1, Entr", "several keys are a list: [F1, Enter]"),
      ("F1,Enter", "several keys are a list: [F1, Enter]"),
      ("Ctrl-I", "terminals cannot tell it from “Tab”"), ("C-m", "did you mean “Enter”?"),
      ("Shift-1", "terminals have no such key"), ("F99", "there are F1 to F24"),
    ] { XCTAssertEqual(advice(key), words, key) }
    for name in KeyAdvice.names { XCTAssertNotNil(KeyStroke(name: name), name) }
    for modifier in KeyAdvice.modifiers {
      XCTAssertNotNil(KeyStroke(name: modifier + "-F5"), modifier)
    }
  }

  func testValues() {
    for (text, words) in [
      (
        "expect: Hello",
        "wrong query: 'Hello' is neither a role nor a word of queries; words on the screen want quotes: text \"Hello\"\n  Hello\n  ^"
      ),
      ("expect-file: { path: a, is: gone }", "expected there or missing as “is”, found “gone”"),
      ("expect-end: 999", "expected a status from 0 to 255, or a signal, found “999”"),
      (
        "expect-end: SIGTERM",
        "expected a status from 0 to 255, or a signal, found “SIGTERM”; did you mean { signal: TERM }?"
      ),
      (
        "signal: sigterm", "expected a signal as TERM or HUP, found “sigterm”; did you mean “TERM”?"
      ),
      (
        "expect-end: { status: 0, signal: TERM }",
        "a program ends with a “status” or by a “signal”, not both"
      ),
      ("expect: { that: row, count: 2, is: selected }", "“count” goes with no other expectation"),
      (
        "expect: { that: row, is: selcted }",
        "expected a trait, found “selcted”; did you mean “selected”?"
      ),
      (
        "expect: { that: row, style: bold, style-not: red }",
        "expected a style as bold, foreground red, found “red”; did you mean “foreground red”?"
      ),
      ("drag: { along: [[1, 2]], from: row }", "drag “along” cells, or “from” and “to”"),
      ("hold: { key: a, repeats: 99999 }", "expected a number from 0 to 10000, found “99999”"),
      ("click: { on: row, with: Control }", "expected Shift, Alt, Ctrl or Super, found “Control”"),
      (
        "snapshot: A/B c d",
        "expected a snapshot as App/Screen state, of letters, digits, “-” and “_”, found “A/B c d”"
      ),
      (
        "snapshot: { name: A/B c, language: english }",
        "expected two letters, as ru, found “english”"
      ),
      ("storm: { rules: crush }", "expected a rule, found “crush”; did you mean “crash”?"),
      (
        "storm: { hold: { always: row, never: row } }",
        "a property is one of { always }, { never }, { eventually, within }, { after, eventually, within }, { after, hold, until }"
      ),
    ] { XCTAssertEqual(step(text), words, text) }
  }

  func testWordsOfTheReaderOfYAML() {
    for (yaml, words) in [
      (
        "program: a\nsteps:\n\t- press: a\n",
        "found character that cannot start any token; indent with blanks, not with tabs"
      ),
      (
        "program: a\nsteps:\n  - type: @a\n",
        "found character that cannot start any token; quote it, as in '@name'"
      ),
      (
        "program: a\nsteps:\n  - expect: \"a\" in box\n",
        "did not find expected key; look at the indentation"
      ),
      (
        "program: a\nsteps:\n  - type: *\n",
        "did not find expected alphabetic or numeric character; quote a text"
      ),
      (
        "program: a\nsteps:\n  - type: \"\\d\"\n",
        "found unknown escape character; in double quotes"
      ),
    ] {
      XCTAssertTrue(error(yaml).contains("wrong YAML: \(words)"), error(yaml))
    }
  }

  // MARK: Other programs
  func testAProgramThatIsNotThereIsToldBeforeTheRun() {
    let head = "program: cat\nprograms: { server: { program: cat } }\nsteps:\n"
    XCTAssertEqual(
      error(head + "  - step: { name: a, steps: [in: { program: sever, steps: [] }] }\n"),
      "4:30: there is no program “sever”; did you mean “server”?")
    XCTAssertEqual(
      error("program: cat\nsteps:\n  - in: { program: other, steps: [] }\n"),
      "3:5: there is no program “other”; “programs” names none")
    XCTAssertEqual(error(head + "  - in: { program: server, steps: [] }\n"), "no error")
  }
}
