import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

/// A test on the real program alone, of what a user cannot see in process: ends, bytes, signals.
@MainActor
class RealProgramCase: JourneyCase {
  /// Starts the program as it is told and waits for it to end by itself.
  func run(
    _ arguments: [String], _ environment: [String: String?] = [:], home: DataFolder? = nil,
    size: Size = Size(80, 24)
  ) throws -> Ending {
    let home = try home ?? DataFolder()
    var program = MoggyDrivers.program(arguments, Launch(), home: home.path)
    for (name, value) in environment { program.environment[name] = value }
    let driver = ProcessDriver(program, size: size)
    defer { driver.stop() }
    try driver.start()
    return try driver.waitForEnd()
  }

  /// The same as a shell on the terminal starts it, with redirections; the command ends the shell.
  func runShell(_ command: String, home: DataFolder? = nil) throws -> Ending {
    let home = try home ?? DataFolder()
    var program = MoggyDrivers.program([], Launch(), home: home.path)
    program.environment["MOGGY"] = program.executable
    program.executable = "/bin/sh"
    program.arguments = ["-c", command]
    let driver = ProcessDriver(program)
    defer { driver.stop() }
    try driver.start()
    return try driver.waitForEnd()
  }
}

extension ProcessDriver {
  /// The process that shows the interface; the driver's own child is the one that looks after it.
  func interface(file: StaticString = #filePath, line: UInt = #line) throws -> ProcessHandle {
    try XCTUnwrap(processes.last, "no process", file: file, line: line)
  }
}

extension ProcessDriver {
  /// Waits until the interface cannot go on because nobody reads what it writes.
  func waitUntilBlockedOnOutput() throws {
    let interface = try interface()
    let end = ContinuousClock.now + deadline
    while !interface.isBlockedInWrite {
      guard ContinuousClock.now < end, interface.isRunning else {
        throw DriverError.notSettled(after: deadline, busy: ["not blocked"])
      }
      sched_yield()
    }
  }
}

extension ProcessDriver {
  /// Waits until the process that was started last has been stopped.
  func waitUntilStopped() throws {
    let end = ContinuousClock.now + deadline
    while processes.last?.isStopped != true {
      guard ContinuousClock.now < end else {
        throw DriverError.notSettled(after: deadline, busy: ["not stopped"])
      }
      sched_yield()
    }
  }
}

extension ProcessHandle {
  /// By the letter of its state (proc(5), `stat`), which follows the name in parentheses.
  var isStopped: Bool {
    let text = (try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)) ?? ""
    return text.split(separator: ")").last?.hasPrefix(" T") ?? false
  }

  /// Whether a thread waits in write(2) (proc(5), `syscall`: the number of the call).
  var isBlockedInWrite: Bool {
    let tasks = "/proc/\(processID)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.contains { thread in
      let path = "\(tasks)/\(thread)/syscall"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #if arch(arm64)
        return text.hasPrefix("64 ")
      #else
        return text.hasPrefix("1 ")
      #endif
    }
  }
}
