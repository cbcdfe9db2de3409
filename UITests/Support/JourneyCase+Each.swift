import JourneyKit

extension JourneyCase {
  /// Runs a journey on one program after the other, where a real server is asked: when it answers
  /// between two moments of the clock is chance, so that the screens on the way may differ.
  @MainActor
  func inEach(_ launch: Launch, _ journey: (Journey) async throws -> Void) async throws {
    try await inProcess(launch) { app, _ in try await journey(app) }
    try await onRealProgram(launch) { app, _, _ in try await journey(app) }
  }
}
