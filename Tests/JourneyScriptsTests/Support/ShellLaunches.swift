import Foundation
import XCTest

@testable import journey

/// `journey session` from a shell, each command a process of its own.
@MainActor
struct ShellLaunches: OptionLaunches {
  private let folder: String
  /// The folder of the socket, whose path has to be short.
  private let runtime = "/tmp/js-\(UUID().uuidString.prefix(8))"

  init(_ folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
  }

  func close() { try? FileManager.default.removeItem(atPath: runtime) }

  func problem(with journey: LaunchedJourney) async throws -> String? {
    if let problem = try session(["start", "s"] + Self.words(journey.launch)) { return problem }
    var problem: String?
    for step in journey.steps where problem == nil { problem = try session(Self.words(step: step)) }
    let end = try session(["end", "s"])
    return problem ?? (journey.endsWell ? end : nil)
  }

  /// Returns what the command has printed where it has not ended with status 0.
  private func session(_ arguments: [String]) throws -> String? {
    let answer = try Command.run(
      Tally.product("journey"), ["session"] + arguments,
      environment: ["XDG_RUNTIME_DIR": runtime, "JOURNEY_OUTPUT": folder + "/output"],
      directory: folder)
    return answer.status == 0 ? nil : "\(answer.status): \(answer.output)"
  }

  /// The options of a launch on a command line: what is a list or a map is given for each of its parts.
  private static func words(_ launch: JSON) -> [String] {
    let options = launch.members.filter { $0.key != "program" }.sorted { $0.key < $1.key }
    let words = options.flatMap { name, value -> [String] in
      let isMapOfParts = ["env", "files", "programs"].contains(name)
      let parts =
        isMapOfParts
        ? value.members.map { "\($0.key)=\(word($0.value))" }
        : value.items.isEmpty ? [word(value)] : value.items.map(word)
      return parts.flatMap { ["--\(name)", $0] }
    }
    let program = launch["program"] ?? .list([])
    return words + ["--"] + (program.items.isEmpty ? [program] : program.items).map(word)
  }

  /// A verb and its value, or a whole step where the value is nothing.
  private static func words(step: JSON) -> [String] {
    guard let (verb, value) = step.members.first, value != .null else {
      return ["do", "s", step.line]
    }
    return ["do", "s", verb, word(value)]
  }

  private static func word(_ value: JSON) -> String { value.string ?? value.line }
}
