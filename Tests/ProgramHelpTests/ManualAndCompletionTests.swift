import XCTest

/// The manual pages and the completions name each command of the programs.
final class ManualAndCompletionTests: XCTestCase {
  func testEachCommandHasItsPartOfTheManual() throws {
    for program in ProgramHelp.all {
      let lines = try program.output("manual").split(separator: "\n")
      let groups = try program.groups
      for (path, names) in groups {
        for name in names {
          let heading = (path + [name]).joined(separator: " ").replacing("-", with: "\\-")
          // A command without others in it may name what it takes behind its own name.
          let isGroup = groups.contains { $0.path == path + [name] }
          let found = lines.filter {
            $0 == ".SS \"\(heading)\"" || !isGroup && $0.hasPrefix(".SS \"\(heading) ")
          }
          XCTAssertEqual(found.count, 1, heading)
        }
      }
    }
  }

  func testBashOffersEachCommandAtItsPlace() throws {
    for program in ProgramHelp.all {
      let groups = try program.groups
      XCTAssertGreaterThan(groups.count, 2)
      let script = try program.completions("bash")
      let questions = groups.map { path, _ in
        """
        COMP_WORDS=(\(path.joined(separator: " ")) "") COMP_CWORD=\(path.count) COMPREPLY=()
        COMP_LINE="\(path.joined(separator: " ")) " COMP_POINT=${#COMP_LINE}
        _\(program.name); echo ":${COMPREPLY[*]}" | tr '\\n' ' '; echo
        """
      }
      let answers = try ProgramHelp.bash(script + "\n" + questions.joined(separator: "\n") + "\n")
        .split(separator: "\n")
      XCTAssertEqual(answers.count, groups.count)
      for ((path, names), answer) in zip(groups, answers) {
        let offered = Set(answer.dropFirst().split(separator: " ").map(String.init))
        XCTAssertEqual(Set(names).subtracting(offered), [], path.joined(separator: " "))
      }
    }
  }

  func testZshAndFishHaveEachCommandAtItsPlace() throws {
    for program in ProgramHelp.all {
      let (zsh, fish) = (try program.completions("zsh"), try program.completions("fish"))
      for (path, names) in try program.groups {
        let function = "\n_" + path.joined(separator: "_") + "() {\n"
        let body = try XCTUnwrap(zsh.components(separatedBy: function).dropFirst().first)
        let ending = try XCTUnwrap(body.range(of: "\n}\n"))
        let offers = fish.split(separator: "\n").filter {
          $0.contains("\"\(path.joined(separator: " "))\"")
        }
        for name in names {
          XCTAssertTrue(body[..<ending.lowerBound].contains("'\(name):"), "zsh: \(path) \(name)")
          XCTAssertTrue(offers.contains { $0.contains("-fa '\(name)'") }, "fish: \(path) \(name)")
        }
      }
    }
  }
}
