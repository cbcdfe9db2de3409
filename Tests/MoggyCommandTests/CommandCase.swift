import Foundation
import Persistence
import Scheduling
import Shell
import XCTest

/// Runs the real program, which lies beside the bundle of the tests, on a data folder of its own.
class CommandCase: XCTestCase {
  struct Ended {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }

  private(set) var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "moggy-command-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// As if Premium had been switched on in the program, for records that a data folder has then.
  func givePremium(data: String = "data") async throws {
    let folders = Folders(under: URL(filePath: path(data), directoryHint: .isDirectory))
    try folders.create()
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: LiveClock())
    try await ShellSetup.skipIntroduction(in: store)
  }

  func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// A real PNG of 4 by 3 pixels.
  static let png: [UInt8] = {
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAMElEQVR42mNg4BSycfWraO"
      + "zasvcYg4isWkBkUs/UeScu3mLQMLRKyS1bsHLTnafvAA2sEL1FSGdCAAAAAElFTkSuQmCC"
    return Array(Data(base64Encoded: text) ?? Data())
  }()

  func picture(_ name: String) throws -> String { try write(name, Self.png) }

  /// `moggy pets …` on 21 September 2026.
  @discardableResult
  func pets(
    _ arguments: String..., data: String = "data", language: String = "en"
  ) throws -> Ended {
    try run(
      ["pets"] + arguments + [
        "--data", path(data), "--language", language, "--now", "2026-09-21T10:00:00Z",
        "--time-zone", "UTC",
      ])
  }

  /// A process that is left running, with nobody to read what it says.
  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "moggy")
    process.arguments = arguments
    process.environment = ["HOME": path("home"), "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The real program.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "moggy").path(percentEncoded: false)

  func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Ended {
    try run(Self.program, arguments, environment)
  }

  /// A script of bash, in which `$0` is the program.
  func shell(_ script: String, _ arguments: [String] = []) throws -> Ended {
    try run("/bin/bash", ["-c", script, Self.program] + arguments, [:])
  }

  private func run(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Ended {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = [
      "HOME": path("home"), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
    ].merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let more = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ended(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: more, as: UTF8.self))
  }

  // MARK: - A system that refuses

  /// The library that lets a call fail, built of the same file that `make faults` uses.
  func faults() throws -> String {
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scripts/faults/faultcalls.c")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "gcc", "-shared", "-fPIC", "-o", path("faultcalls.so"), source.path(percentEncoded: false),
      "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
    return path("faultcalls.so")
  }

  /// A script of bash, run as a user who owns nothing here; as this one, where that is not root.
  func shellAsAnother(_ script: String) throws -> Ended {
    XCTAssertEqual(chmod(folder.path(percentEncoded: false), 0o777), 0)
    guard geteuid() == 0 else { return try shell(script) }
    return try run(
      "/usr/bin/env",
      [
        "setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--no-new-privs",
        "/bin/bash", "-c", script, Self.program,
      ], [:])
  }
}
