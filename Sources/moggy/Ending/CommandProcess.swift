import CursesHost
import Foundation

/// The process of a command that works and ends. It is not generic: the optimiser of Swift 6.3 fails
/// on a specialised function that never returns.
enum CommandProcess {
  /// - Parameter report: tells what went wrong and gives the status of the end.
  static func run(
    _ report: @escaping @Sendable (any Error) -> ExitStatus,
    _ body: @escaping @Sendable () async throws -> Void
  ) -> Never {
    ProgramEnd.check(.command)
    umask(0o077)
    Task {
      do {
        try await body()
        ProgramEnd.end(.done)
      } catch {
        ProgramEnd.end(report(error))
      }
    }
    dispatchMain()
  }
}
