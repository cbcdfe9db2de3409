import Foundation
import Synchronization

/// One run of another program, whose output is read, and which can be stopped from any thread.
public final class ProgramRun: Sendable {
  /// The run was stopped, or the program could not be started.
  public enum Failure: Error {
    case stopped
    case notStarted
  }

  private struct State {
    var process: Int32?
    var isStopped = false
  }

  private let state = Mutex(State())
  private let others: RunningPrograms

  /// - Parameter others: the runs that are stopped together with this one.
  public init(among others: RunningPrograms = RunningPrograms()) { self.others = others }

  /// Kills the program and all that it has started; a run that has not begun does not begin.
  public func stop() {
    state.withLock {
      $0.isStopped = true
      // It leads a process group of its own.
      if let process = $0.process { kill(-process, SIGKILL) }
    }
  }

  /// Returns the first bytes that the program prints, at most `limit`, and its exit status.
  ///
  /// Blocks until the program has ended. It reads nothing, and what it says on standard error is lost.
  public func output(
    of path: String, _ arguments: [String], limit: Int
  ) throws(Failure) -> (text: String, status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard others.add(self) else { throw .stopped }
    defer { others.remove(self) }
    try start(process)
    let bytes = (try? output.fileHandleForReading.read(upToCount: limit)) ?? Data()
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    let isStopped = state.withLock {
      $0.process = nil
      return $0.isStopped
    }
    if isStopped { throw .stopped }
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  private func start(_ process: Process) throws(Failure) {
    try state.withLock { (state) throws(Failure) in
      if state.isStopped { throw .stopped }
      do { try process.run() } catch { throw .notStarted }
      state.process = process.processIdentifier
    }
  }
}

/// The programs that this one has started, to be stopped before it ends.
public final class RunningPrograms: Sendable {
  private struct State {
    var runs: [ObjectIdentifier: ProgramRun] = [:]
    var areStopped = false
  }

  private let state = Mutex(State())

  public init() {}

  /// Stops all that run; from now on none begins.
  public func stop() {
    let runs = state.withLock {
      $0.areStopped = true
      return $0.runs.values
    }
    for run in runs { run.stop() }
  }

  /// Returns false where none may begin any more.
  fileprivate func add(_ run: ProgramRun) -> Bool {
    state.withLock {
      if !$0.areStopped { $0.runs[ObjectIdentifier(run)] = run }
      return !$0.areStopped
    }
  }

  fileprivate func remove(_ run: ProgramRun) {
    state.withLock { $0.runs[ObjectIdentifier(run)] = nil }
  }
}
