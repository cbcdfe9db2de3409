import Foundation

/// The process of a command that works and ends. It is not generic: the optimiser of Swift 6.3 fails
/// on a specialised function that never returns.
enum CommandProcess {
  /// - Parameter report: tells what went wrong and gives the status of the end.
  static func run(
    _ report: @escaping @Sendable (any Error) -> Int32,
    _ body: @escaping @Sendable () async throws -> Void
  ) -> Never {
    umask(0o077)
    Task {
      do {
        try await body()
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(report(error))
      }
    }
    dispatchMain()
  }
}
