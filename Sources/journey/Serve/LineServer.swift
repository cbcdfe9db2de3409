import CursesHost
import PseudoTerminal

/// Answers lines of standard input on standard output, each in a task of its own, until the input ends.
@MainActor
enum LineServer {
  /// - Parameters:
  ///   - answer: returns the answer to a line; nil for one that gets none.
  ///   - onClosed: is called before the program ends because nobody reads the answers.
  static func run(
    _ answer: @escaping @MainActor (String) async -> String?,
    onClosed: @escaping @MainActor () -> Void
  ) async {
    var underWay = Set<Int>()
    var number = 0
    var tasks: [Int: Task<Void, Never>] = [:]
    for await line in lines {
      tasks = tasks.filter { underWay.contains($0.key) }
      number += 1
      underWay.insert(number)
      tasks[number] = Task { [number] in
        if let text = await answer(line) { StandardOutput.write(text) }
        // Nobody asks on who gets no answers; the programs end with the server.
        if !StandardOutput.flush() {
          onClosed()
          JourneyCommand.end()
        }
        underWay.remove(number)
      }
    }
    for task in tasks.values { await task.value }
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
