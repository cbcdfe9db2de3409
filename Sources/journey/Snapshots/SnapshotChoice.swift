import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit

/// The pending snapshots that a command is about.
struct SnapshotChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of pending snapshots; JOURNEY_OUTPUT/pending, or .build/journey/pending.",
      valueName: "dir"), completion: .directory)
  var pending: String?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Only the one of this name; may be given again.", valueName: "name"))
  var names: [String] = []

  var folder: PendingFolder {
    let here = FileManager.default.currentDirectoryPath
    return PendingFolder(pending ?? JourneyOutput(package: here).pending)
  }

  /// Asks git who works here, in a process.
  var review: SnapshotReview {
    SnapshotReview(folder, who: GitIdentity(folder: FileManager.default.currentDirectoryPath).words)
  }

  /// - Throws: the exit status, where a name is not pending.
  func snapshots(_ review: SnapshotReview) throws -> [PendingSnapshot] {
    do { return try review.chosen(names) } catch {
      throw error.exitStatus.saying("\(error)\(advice(error, review))")
    }
  }
}

extension SnapshotChoice {
  /// Names what is pending, where a name is not.
  private func advice(_ error: SnapshotReviewError, _ review: SnapshotReview) -> String {
    guard case .unknown(let wrong) = error, let all = try? review.chosen([]).map(\.name)
    else { return "" }
    if all.isEmpty { return "; nothing is" }
    let near = wrong.compactMap { name in
      all.first { $0.hasPrefix(name) } ?? NearestName.of(name, among: all)
    }
    if near.count == wrong.count, all.count > 5 {
      return "; did you mean \(near.joined(separator: ", "))?"
    }
    let more = all.count > 20 ? ["… (\(all.count) in all)"] : []
    return "; pending are:\n" + (all.prefix(20) + more).map { "  \($0)" }.joined(separator: "\n")
  }
}

extension PendingSnapshot {
  var value: JSONValue {
    .object([
      ("name", .string(name)), ("kind", .string(kind.rawValue)), ("cause", .string(cause.rawValue)),
      ("file", .string(file)), ("line", .int(line)),
      ("reference", reference.map(JSONValue.string) ?? .null), ("actual", .string(actual)),
      ("words", .array(words.map(JSONValue.string))),
      ("changes", .array(changes.map(JSONValue.string))),
    ])
  }
}

/// The numbers of `sysexits.h` that a command ends with.
enum CommandStatus: Int32 {
  case dataError = 65
  case noInput = 66
  case refused = 77

  /// Says why on the standard error, and is what the command throws then.
  func saying(_ words: String) -> ExitCode {
    ErrorOutput.write("error: \(words)")
    return ExitCode(rawValue)
  }
}

extension SnapshotReviewError {
  var exitStatus: CommandStatus {
    switch self {
    case .isCI, .tooMany: .refused
    case .unknown: .noInput
    case .stale, .unusable: .dataError
    }
  }
}
