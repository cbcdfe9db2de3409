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
  /// The condition without which it is skipped; nil for none.
  var condition: ScriptCondition?
  /// The reason why it is known to fail.
  var expectedFailure: String?
  /// The cell of its matrix.
  var cell: MatrixCell?

  static let keys = ScriptOption.all.map(\.name)

  /// Returns the journeys of a file, one in each document, or one for each row and cell of it.
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
      scripts += try Script.scripts(document, name: index == 0 ? stem : "\(stem) \(index + 1)")
    }
    return scripts
  }

  /// Returns the journeys of a document.
  ///
  /// - Parameter name: for a journey that gives itself none.
  static func scripts(_ node: ScriptNode, name: String) throws(ScriptError) -> [Script] {
    var scripts: [Script] = []
    for variant in try ScriptVariant.all(of: node) {
      var script = try Script(try node.filled(with: variant.variables), name: name)
      script.take(variant)
      scripts.append(script)
    }
    return scripts
  }

  private init(_ node: ScriptNode, name: String) throws(ScriptError) {
    guard case .map = node.kind
    else { throw node.error(expected: "a journey as a map of “program” and “steps”") }
    let fields = try ScriptFields(node, "a journey", keys: Self.keys)
    place = node.place
    self.name =
      try fields.value("journey") { node throws(ScriptError) in try node.text("a name") } ?? name
    tags = Set(
      try fields.value("tags") { node throws(ScriptError) in try node.words("tags") } ?? [])
    timeLimit = try fields.value("time-limit") { node throws(ScriptError) in try node.duration() }
    condition = try fields.read("only-when") { node throws(ScriptError) in
      try ScriptCondition(node)
    }
    expectedFailure = try fields.text("expect-failure")
    program = try ScriptProgram(fields)
    steps = try ScriptStep.steps(try fields.required("steps"))
    for step in steps { try step.check(programs: program.programs.keys.sorted()) }
  }

  private mutating func take(_ variant: ScriptVariant) {
    cell = variant.cell
    if !variant.name.isEmpty { name += " (\(variant.name))" }
    guard let cell = variant.cell else { return }
    program.process.size = cell.size ?? program.process.size
    program.process.term = cell["term"] ?? program.process.term
    program.process.language = cell["language"] ?? program.process.language
    if let colors = cell["colours"] { program.process.colors = TerminalColors(rawValue: colors) }
    if let theme = cell["theme"] { program.process.theme = TerminalTheme(rawValue: theme) }
  }

  /// False for a journey that only starts its program.
  var hasSteps: Bool { steps.contains(where: \.doesSomething) }

  /// Returns the journey for a ``JourneyKit/JourneyRunner``.
  ///
  /// - Parameters:
  ///   - snapshots: the folder of recorded screens; nil for `Snapshots` beside the file.
  ///   - directory: what the paths of programs start from; nil for the folder of the file.
  ///   - allowsNoSteps: true if a journey without steps passes; else it is red.
  public func journey(
    snapshots: String? = nil, from directory: String? = nil, allowsNoSteps: Bool = false
  ) -> NamedJourney {
    let directory =
      directory ?? URL(fileURLWithPath: place.file).deletingLastPathComponent().path
    let base = URL(fileURLWithPath: directory + "/")
    let own = program.snapshots.map { URL(fileURLWithPath: $0, relativeTo: base).path }
    let folder = snapshots ?? own ?? directory + "/Snapshots"
    let script = self
    return NamedJourney(
      name, suite: place.file, tags: tags, timeLimit: timeLimit,
      snapshots: SnapshotStore(folder: folder, pending: .ofThisRun), file: place.file,
      line: place.line,
      prepare: {
        if let word = script.condition?.obstacle { throw JourneySkip("only when \(word)") }
        return try script.program.prepare(from: directory)
      },
      body: { app in
        guard allowsNoSteps || script.hasSteps
        else { throw NothingTested("the journey has no steps") }
        app.cell = script.cell
        guard let reason = script.expectedFailure else { return try await script.perform(app) }
        try await app.at(file: script.place.file, line: script.place.line) {
          try await app.expectFailure(reason) { try await script.perform(app) }
        }
      })
  }

  @MainActor
  private func perform(_ app: Journey) async throws {
    try await app.at(file: place.file, line: place.line) { try await app.launch() }
    try await ScriptPerformer(app: app).perform(steps)
    guard let stage = ScriptStage.of(app) else { return }
    try stage.finishOthers()
    guard stage.hasTeardown else { return }
    // Leftovers are looked at when the program is gone.
    try app.finish()
    app.driver.stop()
    try stage.tearDown()
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
