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
    } catch { throw ScriptError("wrong query: \(error)", at: place) }
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
      strokes += try node.value(
        "a key as Enter, Ctrl-R or a", advice: { KeyAdvice.advice($0) }
      ) { KeyStroke.sequence(named: $0) }
    }
    return strokes
  }

  func stroke() throws(ScriptError) -> KeyStroke {
    try value("one key as Enter, Ctrl-R or a", advice: { KeyAdvice.advice($0) }) {
      KeyStroke(name: $0)
    }
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
      modifiers.formUnion(
        try node.value(
          "Shift, Alt, Ctrl or Super",
          advice: { NearestName.question($0, among: KeyAdvice.modifiers) }
        ) { known[$0.lowercased()] })
    }
    return modifiers
  }

  func traits() throws(ScriptError) -> Traits {
    var traits: Traits = []
    for node in try list("traits as focused or [checked, disabled]") {
      traits.formUnion(
        try node.member("a trait", of: VerbType.traitNames) { text in
          let trait = Traits(words: [text])
          return trait.isEmpty ? nil : trait
        })
    }
    return traits
  }

  func style() throws(ScriptError) -> StylePattern {
    try value("a style as bold, foreground red", advice: Self.styleAdvice) {
      StylePattern(words: $0)
    }
  }

  private static func styleAdvice(_ text: String) -> String? {
    let words = text.split { ",{}".contains($0) }.map { word in
      word.split(separator: " ").joined(separator: " ")
    }
    guard let wrong = words.first(where: { StylePattern(words: $0) == nil }) else { return nil }
    guard let name = StylePattern.nearest(to: wrong) else { return StylePattern.forms }
    return words.count == 1 ? "did you mean “\(name)”?" : "did you mean “\(name)” for “\(wrong)”?"
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
    guard case .map = kind else {
      let advice = { (text: String) in
        Self.signal(text).map { "did you mean { signal: \($0) }?" }
      }
      return .exited(
        try value("a status from 0 to 255, or a signal", advice: advice) { text in
          Int32(text).flatMap { (0...255).contains($0) ? $0 : nil }
        })
    }
    let fields = try ScriptFields(self, "an end", keys: ["signal"])
    return .signaled(try fields.required("signal").signal())
  }

  func signal() throws(ScriptError) -> Int32 {
    let names = Self.signals.keys.sorted()
    let advice = { (text: String) in
      Self.signal(text).map { "did you mean “\($0)”?" } ?? NearestName.advice(text, among: names)
    }
    return try value("a signal as TERM or HUP", advice: advice) { Self.signals[$0] }
  }

  /// Returns the name of a signal that is written in another way: `SIGTERM`, `term`, `15`.
  private static func signal(_ text: String) -> String? {
    let upper = text.uppercased()
    let name = upper.hasPrefix("SIG") ? String(upper.dropFirst(3)) : upper
    if signals[name] != nil { return name }
    return signals.first { "\($0.value)" == text && $0.value > 0 }?.key
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
    try choice(key, ["exact": .exact, "contains": .contains])
  }
}
