import Glibc
import JourneyKit
import PseudoTerminal
import Semantics
import Terminal

/// Values that only journeys know: queries, keys, traits, signals, patterns, places.
extension ScriptNode {
  func query() throws(ScriptError) -> Query {
    if case .nothing = kind {
      throw ScriptError(
        "expected a query, found nothing; in YAML a # begins a comment, so '#name' wants quotes",
        at: place)
    }
    let text = try text("a query as text \"Hello\" or button \"Save\"")
    do {
      return try Query(parsing: text)
    } catch { throw ScriptError("no query: \(error)", at: place) }
  }

  /// Words as they are, or `/regex/`, or `/regex/i` without regard to case.
  func pattern() throws(ScriptError) -> TextPattern {
    let text = try text("words or /regex/")
    for (end, ignoresCase) in [("/", false), ("/i", true)]
    where text.hasPrefix("/") && text.hasSuffix(end) && text.count > end.count + 1 {
      let source = String(text.dropFirst().dropLast(end.count))
      guard (try? Regex(source)) != nil else { throw error(expected: "an expression") }
      return TextPattern(regex: source, ignoringCase: ignoresCase)
    }
    return TextPattern(text)
  }

  /// Names of keys, one behind the other: `Down`, `z m`, `[Down, Enter]`.
  func strokes() throws(ScriptError) -> [KeyStroke] {
    var strokes: [KeyStroke] = []
    for node in try list("a key as Enter, Ctrl-R or a") {
      strokes += try node.value("a key as Enter, Ctrl-R or a") { KeyStroke.sequence(named: $0) }
    }
    return strokes
  }

  func stroke() throws(ScriptError) -> KeyStroke {
    try value("one key as Enter, Ctrl-R or a") { KeyStroke(name: $0) }
  }

  /// Bytes in hex: `1b5b41`, `1b 5b 41`.
  func bytes() throws(ScriptError) -> [UInt8] {
    try value("bytes in hex as 1b 5b 41") { text in
      let digits = text.filter { $0 != " " }
      guard !digits.isEmpty, digits.count.isMultiple(of: 2), digits.count <= 1 << 16,
        digits.allSatisfy(\.isHexDigit)
      else { return nil }
      let characters = Array(digits)
      let bytes = stride(from: 0, to: characters.count, by: 2).map { index in
        UInt8(String(characters[index...index + 1]), radix: 16)
      }
      return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
    }
  }

  func modifiers() throws(ScriptError) -> Modifiers {
    let known: [String: Modifiers] = [
      "shift": .shift, "alt": .alt, "ctrl": .control, "super": .super,
    ]
    var modifiers: Modifiers = []
    for node in try list("modifiers") {
      modifiers.formUnion(try node.value("Shift, Alt, Ctrl or Super") { known[$0.lowercased()] })
    }
    return modifiers
  }

  func button() throws(ScriptError) -> MouseButton {
    let known: [String: MouseButton] = ["left": .left, "middle": .middle, "right": .right]
    return try value("left, middle or right") { known[$0] }
  }

  func traits() throws(ScriptError) -> Traits {
    var traits: Traits = []
    for node in try list("traits as focused or [checked, disabled]") {
      traits.formUnion(
        try node.value("a trait as focused") { text in
          let trait = Traits(words: [text])
          return trait.isEmpty ? nil : trait
        })
    }
    return traits
  }

  func style() throws(ScriptError) -> StylePattern {
    try value("a style as bold, foreground red") { StylePattern(words: $0) }
  }

  // MARK: Places
  /// `[column, row]`
  func cell() throws(ScriptError) -> Point {
    let numbers = try numbers(2, "[column, row]")
    return Point(x: numbers[0], y: numbers[1])
  }

  func cells() throws(ScriptError) -> [Point] {
    guard case .list(let nodes) = kind, !nodes.isEmpty
    else { throw error(expected: "cells as [[column, row], …]") }
    var cells: [Point] = []
    for node in nodes { cells.append(try node.cell()) }
    return cells
  }

  /// `[column, row, width, height]`
  func frame() throws(ScriptError) -> Rect {
    let numbers = try numbers(4, "[column, row, width, height]")
    return Rect(x: numbers[0], y: numbers[1], columns: numbers[2], rows: numbers[3])
  }

  private func numbers(_ count: Int, _ what: String) throws(ScriptError) -> [Int] {
    guard case .list(let parts) = kind, parts.count == count else { throw error(expected: what) }
    var numbers: [Int] = []
    for part in parts { numbers.append(try part.count()) }
    return numbers
  }

  /// A list of lines, or a text of several.
  func lines() throws(ScriptError) -> [String] {
    guard case .text(let text) = kind else { return try words("lines") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  // MARK: Endings
  /// `0`, or `{ signal: TERM }`.
  func exitStatus() throws(ScriptError) -> ExitStatus {
    guard case .map = kind
    else { return .exited(Int32(clamping: try number("a status or a signal"))) }
    let fields = try ScriptFields(self, "an end", keys: ["signal"])
    return .signaled(try fields.required("signal").signal())
  }

  func signal() throws(ScriptError) -> Int32 {
    try value("a signal as TERM or HUP") { Self.signals[$0] }
  }

  static let signals: [String: Int32] = [
    "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "KILL": SIGKILL, "TERM": SIGTERM,
    "USR1": SIGUSR1, "USR2": SIGUSR2, "WINCH": SIGWINCH, "TSTP": SIGTSTP, "CONT": SIGCONT,
  ]
}

extension ScriptFields {
  func text(_ key: String) throws(ScriptError) -> String? {
    try read(key) { node throws(ScriptError) in try node.text("a text") }
  }

  func pattern(_ key: String) throws(ScriptError) -> TextPattern? {
    try read(key) { node throws(ScriptError) in try node.pattern() }
  }

  func duration(_ key: String) throws(ScriptError) -> Duration? {
    try read(key) { node throws(ScriptError) in try node.duration() }
  }

  func outlineMatch(_ key: String) throws(ScriptError) -> OutlineMatch? {
    try read(key) { node throws(ScriptError) in
      try node.value("exact or contains") { OutlineMatch(rawValue: $0) }
    }
  }
}
