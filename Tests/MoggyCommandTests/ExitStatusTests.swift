import ArgumentParser
import Foundation
import Glibc
import Persistence
import XCTest

@testable import moggy

/// The table of exit statuses: each is what the real program ends with, and all texts are made of it.
final class ExitStatusTests: CommandCase {
  /// How each comes about; a fault of the program needs a terminal (`EndsTests`), and records that had
  /// to be repaired have tests of their own (`FaultyRecordsTests`).
  private var ways: [ExitStatus: () throws -> Ended] {
    [
      .done: { try self.run(["manual"]) },
      .wrongUse: { try self.run(["nonsense"]) },
      .wrongData: {
        try self.run([
          "import", try self.write("text", Array("hello".utf8)), "--data", self.path("data"),
        ])
      },
      .noInput: { try self.pets("import", self.path("none.json")) },
      .unavailable: { try self.run(["places", "search", "x", "--places", self.path("none")]) },
      .noResources: { try self.shell("ulimit -n 12; exec timeout 60 \"$0\" pets list") },
      .cannotCreate: {
        try self.pets("add", "--name", "Rex")
        return try self.pets("export", "-o", self.path("no/folder/x.json"))
      },
      .inputOutput: { try self.shell("\"$0\" manual > /dev/full") },
      .tryAgain: {
        let folders = Folders(under: URL(filePath: self.path("data"), directoryHint: .isDirectory))
        try folders.create()
        let lock = try InstanceLock(at: folders.lock)
        return try withExtendedLifetime(lock) { try self.pets("add", "--name", "Max") }
      },
      .wrongAnswer: { try self.askingAnother() },
      .noPermission: { try self.run(["catinder", "deck", "--data", self.path("data")]) },
      .incomplete: {
        let pet = #"{"name": "Rex", "weight": "heavy"}"#
        let text = #"{"format": "moggy", "version": 1, "pets": [\#(pet)]}"#
        return try self.pets("import", try self.write("partly.json", Array(text.utf8)))
      },
      .wrongSettings: {
        try FileManager.default.createDirectory(
          atPath: self.path("bad/config"), withIntermediateDirectories: true)
        try self.write("bad/config/config.toml", Array("[ui]\nflat = 3\n".utf8))
        return try self.run(["config", "check", "--data", self.path("bad")])
      },
    ]
  }

  func testTheRealProgramEndsWithEach() throws {
    XCTAssertEqual(Set(ways.keys), Set(ExitStatus.allCases).subtracting([.fault, .repaired]))
    for (status, way) in ways.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let ended = try way()
      XCTAssertEqual(ended.status, status.rawValue, "\(status): \(ended.errors)\(ended.output)")
    }
  }

  /// Logs in to something that speaks HTTP and is no server of cats.
  private func askingAnother() throws -> Ended {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        XCTAssertEqual(bind(listener, $0, length), 0)
        XCTAssertEqual(listen(listener, 8), 0)
        XCTAssertEqual(getsockname(listener, $0, &length), 0)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        _ = recv(connection, &bytes, bytes.count, 0)
        let answer = Array(
          "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno".utf8)
        _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
        close(connection)
      }
    }
    let ended = try shell(
      "echo secret12 | \"$0\" catinder login Ann --server http://127.0.0.1:\(port) --data data")
    shutdown(listener, Int32(SHUT_RDWR))
    return ended
  }

  func testHelpIsMadeOfTheTable() throws {
    XCTAssertEqual(
      Set(CommandTree.told.map(\.name)),
      Set(MoggyCommand.configuration.subcommands.map { $0.configuration.commandName ?? "" })
        .subtracting(["manual"]))
    for (name, type) in CommandTree.told {
      let help = try run([name, "--help"], ["COLUMNS": "200"]).output
      for (number, meaning) in ExitStatus.list(type.statuses) {
        XCTAssertTrue(help.contains("\(number)  \(meaning)"), "\(name): \(number)\n\(help)")
      }
    }
    let root = try run(["--help"], ["COLUMNS": "400"]).output
    XCTAssertTrue(root.contains(ExitStatus.line(MoggyCommand.statuses)), root)
  }

  func testTheManualHasAllCommandsOptionsAndStatuses() throws {
    let page = try run(["manual"]).output
    for command in CommandTree.leaves where command != "manual" {
      // A bare hyphen is a dash in the language of manuals.
      let name = command.replacing("-", with: "\\-")
      XCTAssertTrue(page.contains(".SS \"moggy \(name)"), command)
    }
    for (number, meaning) in ExitStatus.list(ExitStatus.allCases) {
      XCTAssertTrue(page.contains("\\fB\(number)\\fR\n\(meaning)."), number)
    }
    for option in ["\\-\\-data", "\\-\\-theme", "\\-\\-alarm", "\\-\\-host", "\\-\\-hourly"] {
      XCTAssertTrue(page.contains(".TP\n\\fB\(option)\\fR"), option)
    }
    XCTAssertFalse(page.contains("crash"), "what is hidden stays hidden")
    XCTAssertTrue(page.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
  }

  func testTheReadmeHasTheTable() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.wholeMatch(of: /\| [0-9]+(\+n)? \| .* \|/) != nil }.map(String.init)
    XCTAssertEqual(
      rows, ExitStatus.list(ExitStatus.allCases).map { "| \($0.number) | \($0.meaning) |" })
  }
}
