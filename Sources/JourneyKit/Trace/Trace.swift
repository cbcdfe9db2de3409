import FoundationEssentials
import Semantics
import Terminal

/// The record of one journey: its steps, and the screen after each.
///
/// It is written as `trace.json`, and stands as the same JSON in `trace.html`. To stay small, what
/// comes again is kept once: styles, rows and nodes are numbered from 0 in tables, and a screen names
/// only the rows that differ from the screen before it.
///
/// ```json
/// {"format": "journey-trace", "version": 2, "name": "AddAPet.testName", "result": "failed",
///  "started": 1772787600, "steps": [], "styles": [{}, {"attributes": ["bold"], "fg": "183"}],
///  "rows": [[[0, "Pets "], [1, "─", 1, 75]]], "nodes": [{"role": "button", "frame": [0, 0, 5, 1]}],
///  "screens": [{"size": [80, 24], "rows": [0, 0], "nodes": {"at": 0, "remove": 0, "add": [0]}}]}
/// ```
public struct Trace: Codable, Hashable, Sendable {
  public static let format = "journey-trace"
  public static let version = 2

  public var format = Trace.format
  public var version = Trace.version
  /// The name of the test.
  public var name: String
  public var result: StepRecord.Result
  /// The start in seconds since 1970; nil if it is not to be known.
  public var started: Int?
  public var steps: [StepRecord]
  public var styles: [TraceStyle]
  public var rows: [TraceRow]
  /// The parent of each as how many places before it in the list of its screen: so a node stays the
  /// same where others come before it.
  public var nodes: [SemanticNode]
  /// The screens in order of time; neighbours differ.
  public var screens: [TraceScreen]

  public init(
    name: String, result: StepRecord.Result, started: Int? = nil, steps: [StepRecord] = [],
    styles: [TraceStyle] = [], rows: [TraceRow] = [], nodes: [SemanticNode] = [],
    screens: [TraceScreen] = []
  ) {
    (self.name, self.result, self.started, self.steps) = (name, result, started, steps)
    (self.styles, self.rows, self.nodes, self.screens) = (styles, rows, nodes, screens)
  }

  /// All steps, each before those inside it. Steps are numbered from 0 in this order.
  public var flat: [(step: StepRecord, depth: Int)] { steps.flatMap(\.flat) }
}

// MARK: JSON
extension Trace {
  /// - Throws: ``TraceError`` where it is no trace, or one that contradicts itself.
  public init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(Trace.self, from: json)
    } catch { throw TraceError("this is no trace: \(Self.words(error))") }
    guard format == Self.format else { throw TraceError("this is a \(format), no trace") }
    guard version == Self.version
    else { throw TraceError("the trace is of version \(version); \(Self.version) is read here") }
    _ = try decodedScreens()
  }

  private static func words(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is of another kind"
    default: "it is no JSON"
    }
  }

  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}

/// A reason why a trace cannot be read.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension Trace {
  /// Writes `trace.html`, `trace.json` and `trace.cast` into a folder.
  public func write(to folder: String) throws {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let json = try json
    let files: [(String, Data)] = [
      ("trace.json", json), ("trace.html", Data(try TracePage(self).html(json: json).utf8)),
      ("trace.cast", Data(try cast.bytes)),
    ]
    for (name, data) in files { try data.write(to: url.appending(path: name)) }
  }

  /// Reads a `trace.json`, which may be named by the folder of its trace.
  ///
  /// - Throws: ``TraceError``
  public init(path: String) throws {
    let files = FileManager.default
    guard let data = files.contents(atPath: path) ?? files.contents(atPath: path + "/trace.json")
    else { throw TraceError("cannot read '\(path)'") }
    try self.init(json: data)
  }
}

/// The trace as text. It is free of control characters, whatever the program has shown.
extension Trace {
  /// One line a step, numbered from 1, two blanks a level.
  public var list: [String] {
    let numbered = flat.enumerated().map { index, entry in
      "\(index + 1). " + String(repeating: "  ", count: entry.depth) + entry.step.summary
        + entry.step.shortPlace
    }
    return ([name + ": " + result.rawValue] + numbered).map { Sanitizer.clean($0) }
  }

  /// Returns the text of a step: its facts, its screen, its outline, and the changes since the step
  /// before.
  ///
  /// - Parameter number: from 1, as in ``list``.
  /// - Throws: ``TraceError`` where there is no such step.
  public func text(step number: Int) throws -> [String] {
    let flat = flat
    guard flat.indices.contains(number - 1)
    else { throw TraceError("there is no step \(number); there are \(flat.count)") }
    let step = flat[number - 1].step
    var lines = ["step \(number) of \(flat.count): \(step.summary)"] + facts(step)
    let screens = try decodedScreens()
    let shown = flat[..<number].compactMap(\.step.evidence?.screen)
    if let last = shown.last { lines += Self.lines(screens[last]) }
    if let last = shown.last, let before = shown.dropLast().last {
      let difference = ScreenDifference(screens[before], screens[last])
      lines.append(difference.isEmpty ? "nothing has changed" : "changed, before | now:")
      lines += difference.lines.map { "  " + $0 }
    }
    return lines.map { Sanitizer.clean($0) }
  }

  private func facts(_ step: StepRecord) -> [String] {
    let evidence = step.evidence ?? StepEvidence()
    var facts: [String] = []
    if !step.file.isEmpty { facts.append("at \(step.file):\(step.line)") }
    if !evidence.input.isEmpty { facts.append("typed \(evidence.input)") }
    if evidence.outputCount > 0 { facts.append("the program wrote \(evidence.outputCount) bytes") }
    facts += evidence.messages.map { "told the terminal: \($0)" }
    if let settlement = evidence.settlement { facts.append(settlement) }
    facts += step.attachments.map { "attached \($0.name), \($0.type), \($0.data.count) bytes" }
    if let failure = step.failure {
      facts += failure.message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "failure: \($0)" }
    }
    return facts.map { "  " + $0 }
  }

  private static func lines(_ screen: Screen) -> [String] {
    let outline = screen.outline.map { "  " + $0 }
    return [screen.headline] + screen.picture + (outline.isEmpty ? [] : ["outline:"] + outline)
  }
}

extension Trace {
  /// The screens as a recording that any player of asciicasts shows, with a marker behind each step.
  ///
  /// The painted output comes from the screens, not from the program; times are those of the
  /// journey. At its end the terminal shows the last screen.
  ///
  /// - Throws: ``TraceError`` where the trace contradicts itself.
  public var cast: Cast {
    get throws {
      let screens = try decodedScreens()
      let flat = flat
      let first = flat.compactMap(\.step.evidence?.screen).first.map { screens[$0].size }
      var header = CastHeader(size: first ?? Size(80, 24))
      header.title = name
      header.timestamp = started
      var cast = Cast(header)
      var painter = ScreenPainter()
      var size = header.size
      for (step, _) in flat {
        let end = step.kind == .group ? step.start : step.start + step.duration
        let time = Duration.microseconds(end)
        if let number = step.evidence?.screen {
          let screen = screens[number]
          if screen.size != size { cast.events.append(CastEvent(.resize(screen.size), at: time)) }
          size = screen.size
          let text = painter.paint(screen.surface, cursor: screen.cursor)
          if !text.isEmpty {
            cast.events.append(CastEvent(.output(Array(text.utf8)), at: time))
          }
        }
        let name = step.result == .failed ? "FAILED: \(step.name)" : step.name
        cast.events.append(CastEvent(.marker(name), at: time))
      }
      return cast
    }
  }
}
