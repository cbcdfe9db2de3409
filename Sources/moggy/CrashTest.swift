import ArgumentParser
import CursesHost
import Foundation

/// The ways to die once the screen is shown, of a hidden option: what must hold after a crash can
/// only be tested on one.
enum CrashTest: String, ExpressibleByArgument, CaseIterable {
  case trap, fatalError, overflow
  case error = "throw"

  func perform() throws {
    switch self {
    case .trap: Self.keep([Int]()[ProcessInfo.processInfo.processorCount])
    case .fatalError: Swift.fatalError("asked for by --crash-test")
    case .overflow: Self.keep(Self.dive(0))
    case .error: throw CocoaError(.featureUnsupported)
    }
  }

  /// Uses up the stack: a sum of two calls cannot be turned into a loop.
  @inline(never)
  private static func dive(_ depth: Int) -> Int {
    depth == .min ? 0 : dive(depth &+ 1) &+ dive(depth &+ 2)
  }

  @inline(never)
  private static func keep(_ value: Int) { ErrorOutput.write("\(value)") }
}
