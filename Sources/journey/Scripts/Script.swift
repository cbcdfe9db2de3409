import FoundationEssentials
import JourneyKit

/// A journey as YAML tells it: a program, and what a user does there, step by step.
///
/// ```yaml
/// program: [less, notes.txt]
/// files: { notes.txt: "hello\n" }
/// steps:
///   - expect: text "hello"
///   - press: q
///   - expect-end: 0
/// ```
public struct Script: Sendable {
  public var name: String
  public var tags: Set<String>
  public var timeLimit: Duration?
  public var program: ScriptProgram
  public var steps: [ScriptStep]
  public var place: ScriptPlace

  static let keys = ["journey", "tags", "time-limit"] + ScriptProgram.keys + ["steps"]

  /// Returns the journeys of a file, one in each document.
  ///
  /// - Throws: ``ScriptError`` at the first mistake.
  public static func scripts(yaml: String, file: String) throws(ScriptError) -> [Script] {
    let documents = try ScriptNode.documents(yaml: yaml, file: file)
    if documents.isEmpty {
      throw ScriptError("an empty file", at: ScriptPlace(file: file, line: 1, column: 1))
    }
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var scripts: [Script] = []
    for (index, document) in documents.enumerated() {
      scripts.append(try Script(document, name: index == 0 ? stem : "\(stem) \(index + 1)"))
    }
    return scripts
  }

  /// - Parameter name: for a journey that gives itself none.
  init(_ node: ScriptNode, name: String) throws(ScriptError) {
    let fields = try ScriptFields(node, "a journey", keys: Self.keys)
    place = node.place
    self.name =
      try fields.value("journey") { node throws(ScriptError) in try node.text("a name") } ?? name
    tags = Set(
      try fields.value("tags") { node throws(ScriptError) in try node.words("tags") } ?? [])
    timeLimit = try fields.value("time-limit") { node throws(ScriptError) in try node.duration() }
    program = try ScriptProgram(fields)
    steps = try ScriptStep.steps(try fields.required("steps"))
  }

  /// False for a journey that only starts its program.
  var hasSteps: Bool { steps.contains(where: \.doesSomething) }

  /// Returns the journey for a ``JourneyKit/JourneyRunner``.
  ///
  /// - Parameters:
  ///   - snapshots: the folder of recorded screens; nil for `Snapshots` beside the file.
  ///   - allowsNoSteps: true if a journey without steps passes; else it is red.
  public func journey(snapshots: String? = nil, allowsNoSteps: Bool = false) -> NamedJourney {
    let directory = URL(fileURLWithPath: place.file).deletingLastPathComponent().path
    let folder = snapshots ?? directory + "/Snapshots"
    let (program, steps, place, hasSteps) = (program, steps, place, hasSteps)
    return NamedJourney(
      name, suite: place.file, tags: tags, timeLimit: timeLimit,
      snapshots: SnapshotStore(folder: folder, pending: .ofThisRun), file: place.file,
      line: place.line, prepare: { try program.prepare(from: directory) },
      body: { app in
        guard allowsNoSteps || hasSteps
        else { throw NothingTested("the journey has no steps") }
        try await app.at(file: place.file, line: place.line) { try await app.launch() }
        try await ScriptPerformer(app: app).perform(steps)
      })
  }
}

/// Thrown where all would pass because nothing is looked at.
struct NothingTested: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = "nothing was tested: \(reason)" }
}

extension PendingFolder {
  /// The folder that `journey snapshots` reads when it is run in the same place.
  static var ofThisRun: PendingFolder {
    PendingFolder(JourneyOutput(package: FileManager.default.currentDirectoryPath).pending)
  }
}

/// One step of a script, and where it stands.
public struct ScriptStep: Sendable {
  public let act: ScriptAct
  public let place: ScriptPlace

  init(_ act: ScriptAct, at place: ScriptPlace) { (self.act, self.place) = (act, place) }

  /// False for a group with nothing in it.
  var doesSomething: Bool {
    guard case .group(_, let steps) = act else { return true }
    return steps.contains(where: \.doesSomething)
  }

  static func steps(_ node: ScriptNode) throws(ScriptError) -> [ScriptStep] {
    guard case .list(let nodes) = node.kind else { throw node.error(expected: "a list of steps") }
    var steps: [ScriptStep] = []
    for node in nodes { steps.append(try ScriptStep(node)) }
    return steps
  }

  /// - Parameter node: a map of one key, the verb.
  init(_ node: ScriptNode) throws(ScriptError) {
    place = node.place
    // Verbs that want nothing may stand alone: `- relaunch`.
    if case .text(let verb) = node.kind {
      act = try ScriptVerb(node).act(ScriptNode(.nothing, at: node.place))
      guard ScriptVerb(rawValue: verb) == .relaunch
      else { throw node.error(expected: "a step as “press: Enter”") }
      return
    }
    guard case .map(let members) = node.kind
    else { throw node.error(expected: "a step as “press: Enter”") }
    guard members.count == 1, let member = members.first else {
      throw ScriptError("a step is one thing to do; this has \(members.count)", at: node.place)
    }
    act = try ScriptVerb(member.key).act(member.value)
  }
}

/// The scripts that are named on a command line.
public enum ScriptFiles {
  /// Files as they are, and of folders all that ends in `.journey.yaml`, at any depth, sorted; each
  /// file once, by whatever paths it is named.
  ///
  /// - Throws: ``ScriptError`` at the first mistake of a script.
  public static func scripts(at paths: [String]) throws -> [Script] {
    var seen: Set<String> = []
    return try paths.flatMap(files).filter { file in
      seen.insert(URL(fileURLWithPath: file).resolvingSymlinksInPath().path).inserted
    }.flatMap { file in
      try Script.scripts(yaml: String(contentsOfFile: file, encoding: .utf8), file: file)
    }
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: Bool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw ScriptError("there is no such file", at: ScriptPlace(file: path)) }
    guard isFolder else { return [path] }
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.hasSuffix(".journey.yaml") }.sorted().map { "\(path)/\($0)" }
  }
}
