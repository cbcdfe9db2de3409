import Foundation

/// Runs of ``SnapshotFaultSpecimen`` as `swift test` does them: one process with all or with some
/// tests, or one for each (`--parallel`).
struct SpecimenRun {
  let folder: ReferenceFolder
  var status: Int32 = 0
  var output = ""

  static let tests = ["testOne", "testTwo", "testThree"]

  /// All tests that there are, in one process.
  init(whole folder: ReferenceFolder, _ environment: [String: String] = [:]) throws {
    try self.init(
      some: Self.tests, folder, environment.merging(["JOURNEY_SNAPSHOTS_COMPLETE": "1"]) { $1 })
  }

  /// A process for each, of a run that is said to be complete.
  init(
    parallel tests: [String], _ folder: ReferenceFolder, _ environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    for test in tests {
      let one = try SpecimenRun(
        some: [test], folder, environment.merging(["JOURNEY_SNAPSHOTS_COMPLETE": "1"]) { $1 })
      status = max(status, one.status)
      output += one.output
    }
  }

  init(
    some tests: [String], _ folder: ReferenceFolder, _ environment: [String: String] = [:]
  ) throws {
    let names = tests.map { "SnapshotFaultSpecimen/\($0)" }
    try self.init(named: names, folder, environment)
  }

  /// - Parameter tests: `SnapshotFaultSpecimen/testOne`
  init(
    named tests: [String], _ folder: ReferenceFolder, _ environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder.root, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      tests.map { "JourneyKitTests.\($0)" }.joined(separator: ",")
    ]
    process.environment = Self.environment(folder).merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : 255
    output = String(decoding: data, as: UTF8.self)
  }

  private static func environment(_ folder: ReferenceFolder) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment.filter {
      $0.key != "CI" && !$0.key.hasPrefix("JOURNEY_") && !$0.key.hasPrefix("GITHUB_")
    }
    return inherited.merging([
      "SPECIMEN_FOLDER": folder.root, "JOURNEY_SNAPSHOTS_LEDGER": folder.root + "/ledger",
      "JOURNEY_OUTPUT": folder.root + "/output",
    ]) { $1 }
  }
}
