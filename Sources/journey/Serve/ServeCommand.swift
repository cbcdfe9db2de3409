import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import PseudoTerminal

/// `journey serve`: journeys of other languages, a request a line.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Meet requests of other languages, one JSON object a line, until the input ends.",
    discussion: "The requests are described in the article \"The serve protocol\" of JourneyKit.")

  @MainActor
  func run() async throws {
    let engine = ServeEngine()
    var underWay = Set<Int>()
    var number = 0
    var tasks: [Int: Task<Void, Never>] = [:]
    for await line in Self.lines {
      tasks = tasks.filter { underWay.contains($0.key) }
      number += 1
      underWay.insert(number)
      tasks[number] = Task { [number] in
        StandardOutput.write(await engine.answer(line))
        // Nobody asks on who gets no answers; the programs end with the engine.
        if !StandardOutput.flush() {
          engine.close()
          JourneyCommand.end()
        }
        underWay.remove(number)
      }
    }
    for task in tasks.values { await task.value }
    let failures = engine.close()
    for failure in failures { ErrorOutput.write(failure) }
    if !failures.isEmpty { throw ExitCode.failure }
  }

  /// Reading holds a thread of its own, so that programs go on meanwhile.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      DetachedThread.start {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
