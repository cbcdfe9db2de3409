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
  /// Nothing is written into it: its end is closed to end the reading.
  private let stopping = Pipe()
  private let others: RunningPrograms

  /// - Parameter others: the runs that are stopped together with this one.
  public init(among others: RunningPrograms = RunningPrograms()) { self.others = others }

  /// Kills the program with its process group, and waits no more for programs that have left the group;
  /// a run that has not begun does not begin.
  public func stop() {
    state.withLock {
      if $0.isStopped { return }
      $0.isStopped = true
      if let process = $0.process { kill(-process, SIGKILL) }
      try? stopping.fileHandleForWriting.close()
    }
  }

  /// Returns the first bytes that the program prints, at most `limit`, and its exit status.
  ///
  /// Blocks until the program has ended and nobody can write into its output any more. What is beyond the
  /// limit is read and thrown away. The program reads nothing.
  ///
  /// - Parameter withErrors: true to read its standard error with its output; else that is lost.
  public func output(
    of path: String, _ arguments: [String], limit: Int, withErrors: Bool = false
  ) throws(Failure) -> (text: String, status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = withErrors ? output as Any : FileHandle.nullDevice
    guard others.add(self) else { throw .stopped }
    defer { others.remove(self) }
    try start(process)
    let bytes = read(output.fileHandleForReading, limit)
    let status = Self.status(of: process)
    let isStopped = state.withLock {
      $0.process = nil
      return $0.isStopped
    }
    if isStopped { throw .stopped }
    return (String(decoding: bytes, as: UTF8.self), status)
  }

  /// Waits for the program alone: `waitUntilExit` also waits for all that have inherited its descriptors,
  /// unless it has seen the end before.
  ///
  /// - Returns: the exit status, or the number of the signal that ended it.
  private static func status(of process: Process) -> Int32 {
    var end = siginfo_t()
    while waitid(P_PID, id_t(process.processIdentifier), &end, WEXITED | WNOWAIT) < 0 {
      if errno == EINTR { continue }
      process.waitUntilExit()
      return process.terminationStatus
    }
    return end._sifields._sigchld.si_status
  }

  /// Reads to the end, or until the run is stopped.
  private func read(_ output: FileHandle, _ limit: Int) -> Data {
    var bytes = Data()
    var ends = [output, stopping.fileHandleForReading].map {
      pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let count = poll(&ends, 2, -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0, ends[1].revents == 0 else { return bytes }
      let part = output.availableData
      if part.isEmpty { return bytes }
      bytes += part.prefix(limit - bytes.count)
    }
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
