import ArgumentParser
import Core
import CursesHost
import Foundation
import PetsDomain
import Terminal
import Toolkit

/// `moggy pets …`: the pets without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write. While the program runs, these commands read what it saved
/// last and refuse to write: its screen would not know of the change.
struct PetsCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.records + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "pets", abstract: "Show and change pets without a screen.",
    discussion: """
      PET is a name, or the first four or more digits of an identifier. What is added, changed or \
      removed here can be undone in the program with u. While the program runs, what reads works and \
      what writes is refused.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      PetsList.self, PetsShow.self, PetsAdd.self, PetsEdit.self, PetsRemove.self,
      PetsWeight.self, PetsVaccination.self, PetsVisit.self, PetsMedicine.self, PetsDocument.self,
      PetsRecord.self, PetsDue.self,
      PetsExport.self, PetsImport.self,
    ])
}

/// The options of every command about pets.
struct PetsOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?
}

/// A command that works on the records and ends.
protocol PetsTask: ParsableCommand, Sendable {
  /// The options in front of `pets`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsContext.Access { get }

  func perform(in context: PetsContext) async throws
}

extension PetsTask {
  /// Never returns: the process ends with the status.
  func run() throws { PetsRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum PetsRun {
  static func start(_ task: any PetsTask) {
    CommandProcess.run({ PetsFailure.report($0) }) {
      try await task.perform(in: PetsContext(task.options, task.program, task.access))
    }
  }
}

/// A failure that ends a command before it is done, with its words and its status of sysexits(3).
enum PetsFailure: Error {
  /// 64: the arguments do not go together.
  case usage(String)
  /// 65: a line for each thing that is wrong.
  case data([String])
  /// 66.
  case noInput(String)
  /// 69: it needs Premium.
  case unavailable(String)
  /// 71: the system has no process, descriptor or memory left for it.
  case system(String)
  /// 73.
  case cannotCreate(String)
  /// A file, with the status that its problem has.
  case file(String, ExitStatus)
  /// 75: the program is running.
  case busy(String)

  private var end: (text: String, status: ExitStatus) {
    switch self {
    case .usage(let text): (text, .wrongUse)
    case .data(let lines): (lines.joined(separator: "\n"), .wrongData)
    case .noInput(let text): (text, .noInput)
    case .unavailable(let text): (text, .unavailable)
    case .system(let text): (text, .noResources)
    case .cannotCreate(let text): (text, .cannotCreate)
    case .file(let text, let status): (text, status)
    case .busy(let text): (text, .tryAgain)
    }
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with.
  static func report(_ error: any Error) -> ExitStatus {
    if let failure = error as? PetsFailure {
      let (text, status) = failure.end
      ErrorOutput.write("moggy: \(text)")
      return status
    }
    return ProgramEnd.report(error)
  }
}

/// Rows of cells as lines whose columns stand one under the other.
enum TextColumns {
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
