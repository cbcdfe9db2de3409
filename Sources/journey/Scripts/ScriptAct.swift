import JourneyKit
import PseudoTerminal
import Semantics
import Terminal

/// The action of a step, in whatever language it was written.
public indirect enum ScriptAct: Sendable {
  // Keys
  case press([KeyStroke])
  case type(String)
  case paste(String, PasteForm)
  case keyDown(KeyStroke)
  case keyUp(KeyStroke)
  case hold(KeyStroke, repeats: Int)
  case sendBytes([UInt8])
  // The pointer
  case click(ScriptTarget, MouseButton, Modifiers)
  case doubleClick(Query)
  case tripleClick(Query)
  case hover(ScriptTarget)
  case drag(from: ScriptTarget, to: ScriptTarget)
  case dragAlong([Point])
  case scroll(WheelDirection, Int, over: ScriptTarget)
  case holdButton([Point])
  case drop(Point)
  // The window and the program
  case focus(Bool)
  case resize(Size)
  case advance(Duration)
  case signal(Int32)
  case hangUp
  case relaunch
  case attach(String, text: String?)
  case storm(ScriptStorm)
  // Expectations
  case check(ScriptCheck)
  case waitUntil(Query, within: Duration)
  // Steps within
  case group(String, [ScriptStep])
  case softly([ScriptStep])
  case eventually([ScriptStep], within: Duration)
  case expectFailure(String, saying: TextPattern?, [ScriptStep])
  case when(ScriptCondition, [ScriptStep], otherwise: [ScriptStep])
  case inProgram(String, [ScriptStep])

  /// The steps within.
  var steps: [ScriptStep]? {
    switch self {
    case .group(_, let steps), .softly(let steps), .eventually(let steps, _),
      .expectFailure(_, _, let steps), .inProgram(_, let steps):
      steps
    case .when(_, let steps, let others): steps + others
    default: nil
    }
  }
}

/// An expectation that is met or not at once.
public enum ScriptCheck: Sendable {
  case thing(ScriptExpectation)
  case absent(Query)
  case screen([String])
  case outline([String], OutlineMatch)
  case snapshot(ScriptSnapshot)
  case end(ExitStatus, mayLeave: Set<String>)
  case cursor(Point?)
  case title(String)
  case bells(Int)
  case clipboard(String?)
  case notifications([ScriptNotification])
  case progress(Int?)
  case scrollback(TextPattern)
  case printed(TextPattern?, exactly: String?)
  case file(String, FileExpectation)
  case prompt(TextPattern?)
  case command(TextPattern?, output: TextPattern?, status: Int?)
  case folder(String)
}

/// A notification, as `title: body`.
public struct ScriptNotification: Hashable, Sendable {
  public var title: String
  public var body: String

  init(_ text: String) {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    (title, body) = parts.count == 2 ? (parts[0], parts[1]) : ("", text)
  }
}

/// A recorded screen that is expected.
public struct ScriptSnapshot: Hashable, Sendable {
  public var screen: String
  public var state: String
  public var language: String?
  public var theme: String?
  public var kind = SnapshotKind.screen
  public var outline = OutlineMatch.exact
  public var masks: [ScriptMask] = []
}

/// A part of a screen that a snapshot does not compare.
public struct ScriptMask: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case query(Query)
    case region(Rect)
  }

  let part: Part
  let name: String?

  var mask: SnapshotMask {
    get throws {
      switch part {
      case .text(let source): .text(try Regex(source), as: name)
      case .query(let query): .query(query, as: name)
      case .region(let rect): .region(rect, as: name)
      }
    }
  }
}

/// The target of the pointer.
public enum ScriptTarget: Hashable, Sendable {
  case thing(Query)
  /// Whatever is there.
  case cell(Point)

  /// Reads a query, or a column and a row from 0 as a list: `[3, 5]`.
  init(_ node: ScriptNode) throws(ScriptError) {
    guard case .list = node.kind else {
      self = .thing(try node.query())
      return
    }
    self = .cell(try node.cell())
  }
}

/// The expectation of a step on one thing. Without a count, the thing has to exist.
public struct ScriptExpectation: Sendable {
  public var query: Query
  public var value: String?
  public var otherValue: String?
  public var label: String?
  public var count: Int?
  public var traits: Traits = []
  public var missingTraits: Traits = []
  /// Words in one of its rows.
  public var words: [String] = []
  public var missingWords: [String] = []
  public var lines: [String]?
  public var style: StylePattern?
  public var otherStyle: StylePattern?
  public var link: String?
  public var frame: Rect?
  public var hasCursor = false

  init(_ fields: ScriptFields) throws(ScriptError) {
    query = try fields.required("that").query()
    value = try fields.read("value") { node throws(ScriptError) in try node.text("a text") }
    otherValue = try fields.read("value-not") { node throws(ScriptError) in
      try node.text("a text")
    }
    label = try fields.read("label") { node throws(ScriptError) in try node.text("a text") }
    count = try fields.read("count") { node throws(ScriptError) in try node.count() }
    traits = try fields.read("is") { node throws(ScriptError) in try node.traits() } ?? []
    missingTraits =
      try fields.read("is-not") { node throws(ScriptError) in try node.traits() } ?? []
    words = try fields.read("shows") { node throws(ScriptError) in try node.words("words") } ?? []
    missingWords =
      try fields.read("shows-not") { node throws(ScriptError) in try node.words("words") } ?? []
    lines = try fields.read("lines") { node throws(ScriptError) in try node.lines() }
    style = try fields.read("style") { node throws(ScriptError) in try node.style() }
    otherStyle = try fields.read("style-not") { node throws(ScriptError) in try node.style() }
    link = try fields.read("link") { node throws(ScriptError) in try node.text("an address") }
    frame = try fields.read("at") { node throws(ScriptError) in try node.frame() }
    hasCursor = try fields.read("cursor") { node throws(ScriptError) in try node.flag() } ?? false
    if count != nil, isMore {
      throw ScriptError("“count” goes with no other expectation", at: fields.node.place)
    }
  }
}
