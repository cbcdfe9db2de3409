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
      HeldOut.txt in the folder above names are counted apart. Precision is the share of what was found \
      that is right; recall is the share of what is there that was found.
      """)

  @Option(help: "Only one half: rules or held-out.")
  var half: RolesHalf?

  @Flag(help: "Print what differs, a line each.")
  var differences = false

  @Flag(help: "Print JSON.")
  var json = false

  @Argument(help: "The folder with the screens.")
  var folder = "Tests/RoleScreens/Screens"

  func run() throws {
    let halves = try LabelledScreens(folder: folder).measures.filter {
      half == nil || $0.half == half
    }
    if json {
      StandardOutput.write(
        JSONValue.object(halves.map { ($0.half.rawValue, $0.measure.value) }).text)
      return
    }
    for (half, measure) in halves {
      StandardOutput.write("\(half.rawValue): \(measure.screens) screens")
      for line in measure.lines { StandardOutput.write("  \(line)") }
      if differences { for line in measure.differences { StandardOutput.write(line) } }
    }
  }
}

/// A half of the labelled screens.
enum RolesHalf: String, CaseIterable, ExpressibleByArgument {
  /// The programs on whose screens the rules were written.
  case rules
  /// The programs that were not looked at for the rules.
  case heldOut = "held-out"
}

/// The labelled screens of a folder.
struct LabelledScreens {
  private(set) var measures: [(half: RolesHalf, measure: RoleMeasure)]

  /// - Throws: for a folder or file that cannot be read, with its name.
  init(folder: String) throws {
    let files = FileManager.default
    guard let paths = try? files.subpathsOfDirectory(atPath: folder) else {
      throw ValidationError("there is no folder '\(folder)'")
    }
    let heldOut = try? String(contentsOfFile: folder + "/../HeldOut.txt", encoding: .utf8)
    let programs = Set((heldOut ?? "").split(separator: "\n").map(String.init))
    var (own, held) = (RoleMeasure(), RoleMeasure())
    for path in paths.filter({ $0.hasSuffix(".roles") }).sorted() {
      let name = String(path.dropLast(".roles".count))
      let screen = try Self.screen(name, in: folder)
      let program = name.split(separator: "/").first.map(String.init) ?? ""
      if programs.contains(program) { held.add(screen) } else { own.add(screen) }
    }
    measures = [(.rules, own), (.heldOut, held)]
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
