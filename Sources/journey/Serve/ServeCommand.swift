import ArgumentParser
import CursesHost

/// `journey serve`: journeys of other languages, a request a line.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Meet requests of other languages, one JSON object a line, until the input ends.",
    discussion: "The requests are described in the article \"The serve protocol\" of JourneyKit.")

  @MainActor
  func run() async throws {
    let engine = ServeEngine()
    await LineServer.run { line in
      await engine.answer(line)
    } onClosed: {
      engine.close()
    }
    let failures = engine.close()
    for failure in failures { ErrorOutput.write("error: \(failure)") }
    if !failures.isEmpty { throw ExitCode.failure }
  }
}
