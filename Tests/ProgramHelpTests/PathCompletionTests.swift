import Foundation
import XCTest

/// What is a file or a folder on the command line completes as one.
final class PathCompletionTests: XCTestCase {
  /// The names of values that are files or folders; a program may be named by its path.
  private static let names: Set<String> = [
    "path", "paths", "file", "files", "dir", "folder", "report", "program", "command", "recording",
  ]
  /// The beginnings of what is said of an argument that is a file or a folder by another name.
  private static let openings = ["the file to write", "one trace.json", "folders and files"]

  private func isPath(_ argument: ProgramHelp.Argument) -> Bool {
    let words = (argument.abstract ?? "").lowercased()
    return Self.names.contains(argument.valueName ?? "")
      || Self.openings.contains { words.hasPrefix($0) }
  }

  func testEachFileAndFolderHasACompletion() throws {
    for program in ProgramHelp.all {
      var count = 0
      for (path, argument) in try program.arguments where isPath(argument) {
        count += 1
        let kind = argument.completionKind?.name
        XCTAssertTrue(
          ["file", "directory"].contains(kind),
          "\(path.joined(separator: " ")): \(argument.words) completes as \(kind ?? "nothing")")
        if ["dir", "folder"].contains(argument.valueName) {
          XCTAssertEqual(kind, "directory", "\(path.joined(separator: " ")): \(argument.words)")
        }
      }
      XCTAssertGreaterThan(count, 30, program.name)
    }
  }

  /// Returns what bash offers behind some words, in a folder with two files and a folder.
  private func offers(_ program: ProgramHelp, _ words: [String]) throws -> Set<String> {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    for name in ["a.journey.yaml", "notes.txt"] {
      try Data().write(to: folder.appending(path: name))
    }
    let typed = ([program.name] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(try program.completions("bash"))
      cd '\(folder.path)'
      COMP_WORDS=(\(typed) "") COMP_CWORD=\(words.count + 1) COMPREPLY=()
      COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _\(program.name) \(program.name) "" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"

      """
    return Set(try ProgramHelp.bash(script).split(separator: "\n").map(String.init))
  }

  func testBashOffersPathsAndValues() throws {
    let all = Dictionary(uniqueKeysWithValues: ProgramHelp.all.map { ($0.name, $0) })
    let (journey, moggy) = (try XCTUnwrap(all["journey"]), try XCTUnwrap(all["moggy"]))
    let cases: [(ProgramHelp, [String], offered: Set<String>, not: Set<String>)] = [
      (journey, ["run"], ["a.journey.yaml", "sub"], ["notes.txt"]),
      (journey, ["run", "--snapshots"], ["sub"], ["a.journey.yaml", "--json"]),
      (journey, ["run", "--json"], ["sub", "notes.txt"], ["--json"]),
      (journey, ["lint"], ["a.journey.yaml", "sub", "notes.txt"], []),
      (journey, ["session", "click", "x", "--button"], ["left", "middle", "right"], ["sub"]),
      (journey, ["verbs", "--table"], ["options", "acts"], ["sub"]),
      (moggy, ["--data"], ["sub"], ["notes.txt"]),
      (moggy, ["--theme"], ["dark", "high-contrast"], ["sub"]),
      (moggy, ["--tab"], ["weather", "pets"], ["sub"]),
      (moggy, ["pets", "add", "--photo"], ["sub"], ["notes.txt"]),
      (moggy, ["import"], ["sub", "notes.txt"], []),
    ]
    for (program, words, offered, not) in cases {
      let found = try offers(program, words)
      let line = "\(program.name) \(words.joined(separator: " ")): \(found.sorted())"
      XCTAssertEqual(offered.subtracting(found), [], line)
      XCTAssertEqual(not.intersection(found), [], line)
    }
  }

  /// Those two are not run here; their files have the calls that they complete paths with.
  func testZshAndFishOfferPaths() throws {
    for program in ProgramHelp.all {
      let (zsh, fish) = (try program.completions("zsh"), try program.completions("fish"))
      for (path, argument) in try program.arguments
      where isPath(argument) && argument.isOption && argument.shouldDisplay {
        let option = argument.words
        let function = "\n_" + path.joined(separator: "_") + "() {\n"
        let body = zsh.components(separatedBy: function).dropFirst().first?
          .components(separatedBy: "\n}\n").first
        let lines = (body ?? "").split(separator: "\n").filter { line in
          ["[", "}", ","].contains { line.contains(option + $0) }
        }
        let place = "\(path.joined(separator: " ")) \(option)"
        XCTAssertTrue(lines.contains { $0.contains("_files") }, "zsh: \(place)")
        let offers = fish.split(separator: "\n").filter {
          $0.contains("\"\(path.joined(separator: " "))")
            && $0.contains(" -l '\(option.dropFirst(2))'")
        }
        XCTAssertTrue(
          offers.contains { $0.contains("-rF") || $0.contains("director") }, "fish: \(place)")
      }
    }
  }
}
