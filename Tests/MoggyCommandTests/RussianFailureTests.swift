import Foundation
import GRDB
import XCTest

@testable import moggy

/// The reason of a failure is told in the language of the sentence around it.
final class RussianFailureTests: CommandCase {
  private func ofRecords(_ arguments: String...) throws -> Ended {
    try run(arguments + ["--data", path("data"), "--language", "ru"])
  }

  func testRecordsThatSomebodyHolds() throws {
    try pets("add", "--name", "Rex")
    let queue = try DatabaseQueue(path: path("data/data/moggy.sqlite"))
    let ended = try queue.inDatabase { db in
      try db.beginTransaction(.exclusive)
      defer { try? db.rollback() }
      return try ofRecords("pets", "list")
    }
    let name = try String(contentsOfFile: "/proc/self/comm", encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    XCTAssertEqual(ended.status, EX_TEMPFAIL)
    XCTAssertEqual(
      ended.errors, "moggy: \(name) (процесс \(getpid())) использует базу данных\n")
  }

  func testFilesThatAreNotThere() throws {
    try pets("add", "--name", "Rex")
    let ended = try ofRecords("backup", path("no/all.tar"))
    XCTAssertEqual(ended.status, EX_CANTCREAT)
    XCTAssertTrue(ended.errors.hasPrefix("moggy: \(path("no/all.tar"))"), ended.errors)
    XCTAssertTrue(
      ended.errors.hasSuffix(": не удалось создать: нет такого файла или папки\n"), ended.errors)
  }

  func testFilesThatMayNotBeWritten() throws {
    try pets("add", "--name", "Rex")
    let library = try faults()
    let ended = try run(
      ["pets", "export", "-o", path("out.json"), "--data", path("data"), "--language", "ru"],
      [
        "LD_PRELOAD": library, "FAULT_CALL": "link", "FAULT_PATH": "out.json",
        "FAULT_ERRNO": "\(EROFS)", "FAULT_COUNT": "0",
      ])
    XCTAssertEqual(
      ended.errors, "moggy: Не записано: файловая система только для чтения\n")
  }

  func testAFolderThatCannotBeMade() throws {
    let ended = try run([
      "pets", "add", "--name", "Rex", "--data", "/proc/moggy", "--language", "ru",
    ])
    XCTAssertEqual(
      ended.errors, "moggy: /proc/moggy: не удалось создать: нет такого файла или папки\n")
  }

  func testNoTerminal() throws {
    let ended = try run(["--demo", "--language", "ru"])
    XCTAssertEqual(ended.status, EX_USAGE)
    XCTAssertEqual(ended.errors, "moggy: стандартный ввод и вывод — не терминал\n")
  }

  func testThePortOfAServer() throws {
    let ended = try run(
      ["serve", "--host", "203.0.113.1", "--port", "0", "--data", path("data"), "--language", "ru"])
    XCTAssertEqual(ended.status, EX_UNAVAILABLE)
    XCTAssertEqual(
      ended.errors, "moggy: адрес 203.0.113.1:0 не подходит: такого адреса здесь нет\n")
  }
}
