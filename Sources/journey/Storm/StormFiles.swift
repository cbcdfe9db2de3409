import FoundationEssentials
import JourneyKit
import Terminal

/// The files of findings: the exact acts, a journey for `journey run`, the source of a test, and a trace.
@MainActor
struct StormFiles {
  private let output: String
  private let script: StormScript
  private let folder: String

  /// - Parameters:
  ///   - script: the storm that has found something.
  ///   - folder: what a path of the program starts from.
  init(output: String, script: StormScript, folder: String) {
    (self.output, self.script, self.folder) = (output, script, folder)
  }

  /// Writes a finding, and does it once more for its trace.
  ///
  /// - Parameter name: the beginning of the files' names.
  /// - Returns: the path of the exact acts.
  func write(_ finding: StormFinding, name: String, stage: StormStage) async throws -> String {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let process = script.program.process
    let source = StormSource(
      finding, program: [process.path(from: folder)] + process.arguments, size: process.size,
      options: script.options, properties: script.properties)
    let path = "\(output)/\(name)"
    try Data(source.yaml.utf8).write(to: URL(filePath: path + ".storm.yaml"))
    try Data(source.journeyYAML.utf8).write(to: URL(filePath: path + ".journey.yaml"))
    try Data((source.swift + "\n").utf8).write(to: URL(filePath: path + ".swift.txt"))
    let session = TraceSession(name: name + ".trace", mode: .always, folder: output)
    _ = try await Tracing.$session.withValue(session) {
      try await StormReplay(script.properties, make: stage.driver).firstFault(of: finding.acts)
    }
    try session.finish()
    return path + ".storm.yaml"
  }
}

extension StormScript {
  /// Does the acts of a finding three times.
  ///
  /// - Returns: a proof for each time that the rule was broken.
  @MainActor
  func proofs(on stage: StormStage) async throws -> [StormReplay.Proof] {
    let replay = StormReplay(properties, make: stage.driver)
    var proofs: [StormReplay.Proof] = []
    for _ in 0..<3 {
      let proof = try await replay.firstFault(of: self.replay ?? []) { fault in
        rule.map { $0 == fault.rule } ?? true
      }
      if let proof { proofs.append(proof) }
    }
    return proofs
  }
}
