import JourneyKit
import Terminal

/// A trace as JSON for programs, without the tables of `trace.json`: steps by their numbers, screens as rows.
struct TraceJSON {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// Returns all steps; of one step, also its screen, its outline, and the changes since the screen before.
  ///
  /// - Parameter number: from 1, as in ``JourneyKit/Trace/list``.
  /// - Throws: ``JourneyKit/TraceError`` where there is no such step, or the trace contradicts itself.
  func text(step number: Int?) throws -> String {
    let flat = trace.flat
    guard let number else {
      let steps = flat.enumerated().map { index, entry in
        JSONValue.object(Self.members(entry.step, number: index + 1, depth: entry.depth))
      }
      return JSONValue.object([
        ("name", .string(trace.name)), ("result", .string(trace.result.rawValue)),
        ("steps", .array(steps)),
      ]).text
    }
    // The same words as those of the text form, for a number that is not there.
    guard flat.indices.contains(number - 1) else {
      _ = try trace.text(step: number)
      return ""
    }
    let entry = flat[number - 1]
    var members = Self.members(entry.step, number: number, depth: entry.depth)
    let screens = try trace.decodedScreens()
    let shown = flat[..<number].compactMap(\.step.evidence?.screen)
    if let last = shown.last { members += Self.members(screens[last]) }
    if let last = shown.last, let before = shown.dropLast().last {
      let lines = ScreenDifference(screens[before], screens[last]).lines
      members.append(("changes", .array(lines.map { .string($0) })))
    }
    return JSONValue.object(members).text
  }

  private static func members(
    _ step: StepRecord, number: Int, depth: Int
  ) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("number", .int(number)), ("depth", .int(depth)), ("name", .string(step.name)),
      ("kind", .string(step.kind.rawValue)), ("result", .string(step.result.rawValue)),
      ("start", .int(step.start)), ("duration", .int(step.duration)),
    ]
    if !step.file.isEmpty { members += [("file", .string(step.file)), ("line", .int(step.line))] }
    if let evidence = step.evidence {
      if !evidence.input.isEmpty { members.append(("input", .string(evidence.input))) }
      if let settlement = evidence.settlement {
        members.append(("settlement", .string(settlement)))
      }
      if !evidence.messages.isEmpty {
        members.append(("messages", .array(evidence.messages.map { .string($0) })))
      }
    }
    if let failure = step.failure { members.append(("failure", Self.value(failure))) }
    return members
  }

  private static func value(_ failure: StepFailure) -> JSONValue {
    let texts = [("expected", failure.expected), ("actual", failure.actual)]
    return .object(
      [("message", .string(failure.message))]
        + texts.compactMap { name, text in text.map { (name, JSONValue.string($0)) } })
  }

  private static func members(_ screen: Screen) -> [(String, JSONValue)] {
    [
      ("size", .array([.int(screen.size.columns), .int(screen.size.rows)])),
      ("cursor", screen.cursor.map { JSONValue.array([.int($0.x), .int($0.y)]) } ?? .null),
      ("rows", .array(screen.rows(in: screen.surface.bounds).map { .string($0) })),
      ("outline", .array(screen.outline.map { .string($0) })),
    ]
  }

  /// The difference of two traces.
  static func value(_ difference: TraceDifference) -> JSONValue {
    .object([
      ("kind", .string(difference.kind.rawValue)), ("act", .int(difference.act)),
      ("first", difference.first.map { JSONValue.string($0) } ?? .null),
      ("second", difference.second.map { JSONValue.string($0) } ?? .null),
      ("changes", .array(difference.lines.map { .string($0) })),
    ])
  }
}
