import Foundation
import XCTest

/// What `journey` could not print is told, by every command.
final class CommandOutputTests: XCTestCase {
  private func shell(_ script: String, _ arguments: [String] = []) throws -> CommandRun {
    try CommandRun(["-c", script, CommandRun.program] + arguments, program: "/bin/bash")
  }

  /// The words that call each command, as the program itself lists them.
  private func commands() throws -> [[String]] {
    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
    }
    struct Tool: Decodable { let command: Command }
    func paths(_ command: Command, _ parent: [String]) -> [[String]] {
      [parent] + (command.subcommands ?? []).flatMap { paths($0, parent + [$0.commandName]) }
    }
    let dump = try CommandRun(["--experimental-dump-help"]).output
    let tool = try JSONDecoder().decode(Tool.self, from: Data(dump.utf8))
    return paths(tool.command, []).filter { $0.first != "help" }
  }

  func testAFullDisk() throws {
    let commands = try commands()
    XCTAssertGreaterThan(commands.count, 25)
    for arguments in commands.map({ $0 + ["--help"] }) + [["sequences"]] {
      let run = try shell("\"$0\" \"$@\" > /dev/full", arguments)
      XCTAssertEqual(run.status, 74, "\(arguments)")
      XCTAssertEqual(
        run.errors, "journey: standard output: No space left on device\n", "\(arguments)")
    }
  }

  /// These answer line by line: the first answer that is lost ends them.
  func testServersEnd() throws {
    for command in ["serve", "screen --serve"] {
      let requests = #"{"id":1,"op":"hello"}\n{"id":2,"op":"hello"}\n"#
      let run = try shell("printf '\(requests)' | \"$0\" \(command) > /dev/full")
      XCTAssertEqual(run.status, 74, command)
      XCTAssertEqual(run.errors, "journey: standard output: No space left on device\n", command)
    }
  }

  /// Whoever measures the terminal by its server sees its pictures too.
  func testTheScreenServerShowsPictures() throws {
    let stream = Data("\u{1B}[2;4H\u{1B}Pq\"1;1;20;40#1~\u{1B}\\".utf8).base64EncodedString()
    let run = try shell(
      "printf '%s\n' '{\"op\":\"feed\",\"data\":\"\(stream)\"}' '{\"op\":\"dump\"}' | \"$0\" screen --serve"
    )
    let picture =
      #"{"source":"sixel","row":1,"column":3,"columns":3,"rows":3,"layer":0,"cells_left":9,"#
      + #""width":20,"height":40,"crop":[0,0,20,40],"bytes":3200}"#
    XCTAssertTrue(run.output.contains("\"pictures\":[\(picture)]"), run.output)
  }

  /// Whoever runs a program on the server learns that it has changed the size, where it may.
  func testTheScreenServerTellsASizeThatAProgramHasChosen() throws {
    let stream = Data("\u{1B}[8;3;7t".utf8).base64EncodedString()
    for (options, sizes) in [("{}", ""), (#"{"window":true}"#, #","columns":7,"rows":3"#)] {
      let run = try shell(
        "printf '%s\n' '{\"op\":\"new\",\"options\":\(options)}' "
          + "'{\"op\":\"feed\",\"data\":\"\(stream)\"}' | \"$0\" screen --serve")
      XCTAssertEqual(run.output, "{\"ok\":true}\n{\"ok\":true\(sizes)}\n")
    }
  }

  func testARecordingThatIsPlayed() throws {
    let cast = #"{"version": 2, "width": 80, "height": 24}\n[0.1, "o", "hello"]\n"#
    let run = try shell("printf '\(cast)' | \"$0\" cast play - > /dev/full")
    XCTAssertEqual(run.status, 74)
    XCTAssertEqual(run.errors, "journey: standard output: No space left on device\n")
  }

  func testAReaderThatHasEnough() throws {
    for ignoring in ["", "trap '' PIPE; "] {
      let run = try shell(ignoring + "exec 3> >(:); wait $!; \"$0\" sequences >&3; echo $?")
      XCTAssertEqual(run.output, "141\n", ignoring)
      XCTAssertEqual(run.errors, "")
    }
  }

  func testFewDescriptorsAreTold() throws {
    let run = try shell("ulimit -n 8; exec \"$0\" sequences")
    XCTAssertEqual(run.status, 71)
    XCTAssertTrue(
      run.errors.hasPrefix(
        "journey: the system gives this program no more descriptors (limit: RLIMIT_NOFILE 8)"),
      run.errors)
  }
}
