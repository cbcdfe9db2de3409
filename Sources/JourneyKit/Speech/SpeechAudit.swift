import Semantics
import Terminal

/// The screen-reader gate: what a reader says after each act of a journey, and the rules that this breaks.
///
/// ```swift
/// let audit = SpeechAudit(accepting: [.drawing: "the frames are for people who see; --flat has none"])
/// try await audit.during {
///   let app = Journey(driver)
///   try await app.launch()
///   try await app.press("j")
/// }
/// XCTAssertEqual(audit.findings, [])
/// ```
///
/// A program that publishes nodes tells its focus; of any other, roles are inferred at the cursor. What is
/// painted again is known only of programs on a terminal, not of those in process.
@MainActor
public final class SpeechAudit {
  /// The audit that journeys of this task tell their acts; nil for none.
  @TaskLocal static var current: SpeechAudit?

  /// The rules that may be broken, each with the reason.
  public let accepted: [SpeechRule: String]
  /// All acts until now.
  public private(set) var acts: [SpokenAct] = []
  /// The screen of each driver at its last act.
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    var screen: Screen
    var start: Repainting.Start?
  }

  /// - Parameter accepted: rules that may be broken, each with the reason.
  public init(accepting accepted: [SpeechRule: String] = [:]) { self.accepted = accepted }

  /// Listens to all journeys that the body makes.
  public func during<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result
  {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// The broken rules that nobody has accepted.
  public var findings: [SpeechFinding] {
    acts.flatMap(\.findings).filter { accepted[$0.rule] == nil }
  }
  /// The broken rules that were accepted.
  public var acceptedFindings: [SpeechFinding] {
    acts.flatMap(\.findings).filter { accepted[$0.rule] != nil }
  }

  // MARK: Listening
  /// Takes note of an act that has settled.
  func note(_ act: String, _ driver: any Driver) {
    let process = driver as? ProcessDriver
    let before = known[ObjectIdentifier(driver)]
    let screen = driver.screen
    known[ObjectIdentifier(driver)] = Known(
      screen: screen, start: process.map { Repainting.Start($0.emulator) })
    guard driver.ending == nil else { return }
    let old = before?.screen ?? Screen(surface: Surface(size: .zero))
    let speech = Speech(before: old, after: screen)
    var findings = Self.focusFindings(screen)
    findings += Self.drawingFindings(speech)
    if let before, before.screen.size == screen.size {
      findings += Self.lookFindings(speech)
      findings += Self.repaintFindings(act, before.screen, screen, before.start, process)
    }
    acts.append(
      SpokenAct(
        act: act, lines: speech.lines,
        findings: findings.map { SpeechFinding(rule: $0.0, act: act, message: $0.1) }))
  }

  // MARK: Rules
  private static func focusFindings(_ screen: Screen) -> [(SpeechRule, String)] {
    guard !screen.nodes.isEmpty, let node = Speech.focus(of: screen), !node.frame.isEmpty
    else { return [] }
    var found: [(SpeechRule, String)] = []
    if let cursor = screen.cursor {
      if !node.frame.contains(cursor) {
        found.append(
          (.focusCursor, "the cursor is at row \(cursor.y) col \(cursor.x), beside \(node.line)"))
      }
    } else {
      found.append((.focusCursor, "the cursor is hidden, and the focus on \(node.line)"))
    }
    if node.label.isEmpty, node.value?.isEmpty ?? true,
      screen.rows(in: node.frame).allSatisfy(isBlank)
    {
      found.append((.noWords, "the focus has no label, no value and no text: \(node.line)"))
    }
    return found
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }

  private static func drawingFindings(_ speech: Speech) -> [(SpeechRule, String)] {
    let rows = speech.changedRows.filter { y in
      speech.after.surface.text(row: y).unicodeScalars.contains(where: isDrawing)
    }
    guard let first = rows.first else { return [] }
    let text = speech.after.surface.text(row: first).split(separator: " ").joined(separator: " ")
    return [(.drawing, "\(rows.count) rows, first row \(first): \(text.quoted)")]
  }

  /// Lines and blocks (U+2500 to U+259F), and braille patterns.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value) || (0x2801...0x28FF).contains(scalar.value)
  }

  /// Changes of looks that change neither text nor cursor.
  private static func lookFindings(_ speech: Speech) -> [(SpeechRule, String)] {
    let (before, after) = (speech.before, speech.after)
    guard speech.changedRows.isEmpty, before.cursor == after.cursor else { return [] }
    let changed = after.surface.cells.indices.filter {
      before.surface.cells[$0].asSeen != after.surface.cells[$0].asSeen
    }
    guard let first = changed.first else { return [] }
    let isColour = changed.allSatisfy {
      isColourOnly(before.surface.cells[$0].style, after.surface.cells[$0].style)
    }
    let columns = max(1, after.size.columns)
    let rows = Set(changed.map { $0 / columns }).count
    let place =
      "\(changed.count) cells of \(rows) rows, first at row \(first / columns) col \(first % columns)"
    return isColour
      ? [(.colourOnly, "only colours have changed: \(place)")]
      : [(.silent, "only looks have changed: \(place)")]
  }

  /// True if only who tells colours apart sees the difference: neither ink nor ground differs by 3 to 1 in
  /// luminance (technique G183 of WCAG 2.2), nor does an attribute.
  private static func isColourOnly(_ old: Style, _ new: Style) -> Bool {
    guard old.attributes == new.attributes, old.underline == new.underline else { return false }
    let rule = ContrastRule()
    let (first, second) = (rule.colors(old), rule.colors(new))
    let contrasts = [
      first.ink.contrast(with: second.ink), first.paper.contrast(with: second.paper),
    ]
    return !contrasts.contains { $0.map { $0 >= 3 } ?? false }
  }

  private static func repaintFindings(
    _ act: String, _ before: Screen, _ after: Screen, _ start: Repainting.Start?,
    _ process: ProcessDriver?
  ) -> [(SpeechRule, String)] {
    // Whoever asks for it gets the whole screen anew.
    guard let process, let start, !act.contains("Ctrl-L"), !act.hasPrefix("launch") else {
      return []
    }
    let bytes = Array(process.rawOutput.suffix(process.outputStatistics.bytes))
    let rows = Repainting.rows(before: before, after: after, start: start, bytes: bytes)
    guard let first = rows.first else { return [] }
    let text = after.surface.text(row: first).split(separator: " ").joined(separator: " ")
    return [(.repaint, "\(rows.count) rows were painted again, first row \(first): \(text.quoted)")]
  }
}
