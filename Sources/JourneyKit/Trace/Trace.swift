import FoundationEssentials
import Semantics
import Terminal

/// All that is kept of one journey: its steps, and what showed after each of them.
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
  /// Of the test.
  public var name: String
  public var result: StepRecord.Result
  /// In seconds since 1970; nil where nobody is to know.
  public var started: Int?
  public var steps: [StepRecord]
  public var styles: [TraceStyle]
  public var rows: [TraceRow]
  /// The parent of each as how many places before it in the list of its screen: so a node stays the
  /// same where others come before it.
  public var nodes: [SemanticNode]
  /// In the order of time; two that follow each other differ.
  public var screens: [TraceScreen]

  public init(
    name: String, result: StepRecord.Result, started: Int? = nil, steps: [StepRecord] = [],
    styles: [TraceStyle] = [], rows: [TraceRow] = [], nodes: [SemanticNode] = [],
    screens: [TraceScreen] = []
  ) {
    self.name = name
    self.result = result
    self.started = started
    self.steps = steps
    self.styles = styles
    self.rows = rows
    self.nodes = nodes
    self.screens = screens
  }

  /// All steps, each before those inside it; this is the order in which they are numbered, from 0.
  public var flat: [(step: StepRecord, depth: Int)] { steps.flatMap(\.flat) }
}

// MARK: JSON

extension Trace {
  /// - Throws: ``TraceError`` where it is no trace, or one that contradicts itself.
  public init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(Trace.self, from: json)
    } catch {
      throw TraceError("this is no trace: \(error)")
    }
    guard format == Self.format else { throw TraceError("this is a \(format), no trace") }
    guard version == Self.version else {
      throw TraceError("the trace is of version \(version); \(Self.version) is read here")
    }
    _ = try decodedScreens()
  }

  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
