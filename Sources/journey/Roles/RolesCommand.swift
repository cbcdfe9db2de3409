import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Semantics

/// `journey roles`: the roles that are inferred for programs that publish none.
struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles",
    abstract: "Look at the roles that are inferred from the cells of a screen.",
    subcommands: [RolesMeasureCommand.self])
}

/// `journey roles measure`: precision and recall on labelled screens.
struct RolesMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Compare inferred roles with those that a person has seen, and print the figures.",
    discussion: """
      The folder has screens as snapshots with styles, and a file .roles beside each. The programs that \
      LookedAt.txt, HeldOut.txt, HeldOutThird.txt, HeldOutFourth.txt, HeldOutFifth.txt and HeldOutSixth.txt in \
      the folder above name are counted apart, each where the file is there. Precision is the share of what was \
      found that is right; recall is the share of what is there that was found.
      """)

  @Option(
    help: "Only one part: rules, looked-at, held-out, held-out-third, -fourth, -fifth or -sixth.")
  var part: RolesPart?

  @Flag(help: "Print what differs, a line each.")
  var differences = false

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(help: "The folder with the screens.", completion: .directory)
  var folder = "Tests/RoleScreens/Screens"

  func run() throws {
    let parts = try LabelledScreens(folder: folder).measures.filter {
      part == nil || $0.part == part
    }
    if json {
      StandardOutput.write(
        JSONValue.object(parts.map { ($0.part.rawValue, $0.measure.value) }).text)
      return
    }
    for (part, measure) in parts {
      StandardOutput.write("\(part.rawValue): \(measure.screens) screens")
      for line in measure.lines { StandardOutput.write("  \(line)") }
      if differences { for line in measure.differences { StandardOutput.write(line) } }
    }
  }
}

/// A part of the labelled screens.
enum RolesPart: String, CaseIterable, ExpressibleByArgument {
  /// The programs on whose screens the rules were written.
  case rules
  /// The programs that were held out at first, and with which the rules were made better afterwards.
  case lookedAt = "looked-at"
  /// The programs that were held out next.
  case heldOut = "held-out"
  /// The programs that were held out after those.
  case heldOutThird = "held-out-third"
  /// The programs that were held out after those.
  case heldOutFourth = "held-out-fourth"
  /// The programs that were held out after those.
  case heldOutFifth = "held-out-fifth"
  /// The programs that were held out last.
  case heldOutSixth = "held-out-sixth"

  /// The file that names the programs; nil for those of no file.
  fileprivate var file: String? {
    switch self {
    case .rules: nil
    case .lookedAt: "LookedAt.txt"
    case .heldOut: "HeldOut.txt"
    case .heldOutThird: "HeldOutThird.txt"
    case .heldOutFourth: "HeldOutFourth.txt"
    case .heldOutFifth: "HeldOutFifth.txt"
    case .heldOutSixth: "HeldOutSixth.txt"
    }
  }
}

/// The labelled screens of a folder.
struct LabelledScreens {
  private(set) var measures: [(part: RolesPart, measure: RoleMeasure)]

  /// - Throws: for a folder or file that cannot be read, with its name.
  init(folder: String) throws {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw ValidationError("there is no folder '\(folder)'")
    }
    let parts = Self.parts(of: folder)
    var measures: [RolesPart: RoleMeasure] = [:]
    for path in paths.filter({ $0.hasSuffix(".roles") }).sorted() {
      let name = String(path.dropLast(".roles".count))
      let program = name.split(separator: "/").first.map(String.init) ?? ""
      measures[parts[program] ?? .rules, default: RoleMeasure()]
        .add(try Self.screen(name, in: folder))
    }
    self.measures = RolesPart.allCases.compactMap { part in
      // A list that is not there is no part.
      guard measures[part] != nil || part.file == nil || Self.text(of: part, folder) != nil else {
        return nil
      }
      return (part, measures[part] ?? RoleMeasure())
    }
  }

  /// Returns the part of each program that a file beside the folder names.
  private static func parts(of folder: String) -> [String: RolesPart] {
    var parts: [String: RolesPart] = [:]
    for part in RolesPart.allCases {
      for program in text(of: part, folder)?.split(separator: "\n") ?? [] {
        parts[String(program)] = part
      }
    }
    return parts
  }

  /// Returns the names of the programs of a part, one a line; nil where there is no such file.
  private static func text(of part: RolesPart, _ folder: String) -> String? {
    part.file.flatMap { try? String(contentsOfFile: "\(folder)/../\($0)", encoding: .utf8) }
  }

  private static func screen(_ name: String, in folder: String) throws -> LabelledScreen {
    let base = "\(folder)/\(name)"
    do {
      return try LabelledScreen(
        name: name, snapshot: try String(contentsOfFile: base + ".txt", encoding: .utf8),
        labels: try String(contentsOfFile: base + ".roles", encoding: .utf8))
    } catch { throw ValidationError("\(name): \(error)") }
  }
}

extension RoleMeasure {
  /// A table: a line for each role, and one for all.
  var lines: [String] {
    let rows = byRole.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, $0.value) }
    let head = Self.row("role", "precision", "recall", "right", "wrong", "missing")
    return [head]
      + (rows + [("all", total)]).map { name, count in
        Self.row(
          name, Self.share(count.precision), Self.share(count.recall), "\(count.right)",
          "\(count.wrong)", "\(count.missing)")
      }
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { number, cell in
      let blanks = String(repeating: " ", count: max(0, (number == 0 ? 14 : 10) - cell.count))
      return number == 0 ? cell + blanks : blanks + cell
    }.joined()
  }

  /// `0.954`
  private static func share(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  var value: JSONValue {
    let roles = byRole.sorted { $0.key.rawValue < $1.key.rawValue }
    return .object([
      ("screens", .int(screens)), ("all", Self.value(total)),
      ("roles", .object(roles.map { ($0.key.rawValue, Self.value($0.value)) })),
    ])
  }

  private static func value(_ count: Count) -> JSONValue {
    .object([
      ("precision", .string(share(count.precision))), ("recall", .string(share(count.recall))),
      ("right", .int(count.right)), ("wrong", .int(count.wrong)), ("missing", .int(count.missing)),
    ])
  }
}
