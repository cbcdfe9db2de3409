import Foundation
import Synchronization

/// A PostgreSQL of the tests' own, in a folder and on a socket in it, until the process ends.
public final class TestPostgres: Sendable {
  /// PostgreSQL's programs are missing.
  public struct NotInstalled: Error {}

  /// Its script says something else than it should.
  public struct NotStarted: Error {
    public let said: String
  }

  private struct Pipes {
    let commands: FileHandle
    let answers: FileHandle
    var schemas = 0
  }

  private static let started: Result<TestPostgres, any Error> = Result { try TestPostgres() }

  private let folder: URL
  private let pipes: Mutex<Pipes>

  /// The one of this process.
  ///
  /// - Throws: ``NotInstalled``, ``NotStarted``.
  public static func shared() throws -> TestPostgres { try started.get() }

  /// False where PostgreSQL's programs are missing.
  public static var isInstalled: Bool {
    guard case .failure(let error) = started else { return true }
    return !(error is NotInstalled)
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pg-\(UUID().uuidString)")
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../scripts/postgres.sh").standardizedFileURL
    let process = Process()
    let (commands, answers) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [script.path, folder.path]
    (process.standardInput, process.standardOutput) = (commands, answers)
    try process.run()
    // Their end is the end of the script.
    pipes = Mutex(
      Pipes(commands: commands.fileHandleForWriting, answers: answers.fileHandleForReading))
    let said = answer()
    guard said == "ready" else {
      process.waitUntilExit()
      if process.terminationStatus == 3 { throw NotInstalled() }
      throw NotStarted(said: said)
    }
  }

  /// Reads a line.
  private func answer() -> String {
    let handle = pipes.withLock { $0.answers }
    var line = Data()
    while let byte = try? handle.read(upToCount: 1), !byte.isEmpty, byte[0] != 10 { line += byte }
    return String(decoding: line, as: UTF8.self)
  }

  /// Lets the server be killed and started anew ("kill"), or "stop" and "start".
  public func order(_ word: String) throws {
    try pipes.withLock { try $0.commands.write(contentsOf: Data("\(word)\n".utf8)) }
    let said = answer()
    guard said == "done" else { throw NotStarted(said: said) }
  }

  /// Returns the address of a place without tables, which nobody else uses.
  public func newAddress() throws -> String {
    let name = pipes.withLock { pipes in
      pipes.schemas += 1
      return "s\(pipes.schemas)"
    }
    try order("schema \(name)")
    let path = "search_path%3D\(name)"
    return "postgresql://moggy@/postgres?host=\(folder.path)&options=-c%20\(path)"
  }
}
