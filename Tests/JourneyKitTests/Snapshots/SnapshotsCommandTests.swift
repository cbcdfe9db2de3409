import Foundation
import JourneyKit
import XCTest

/// `journey snapshots` as a program, without a terminal.
final class SnapshotsCommandTests: ReferenceCase {
  private func leave(_ count: Int) throws {
    for number in 0..<count {
      XCTAssertThrowsError(
        try folder.store(.check).check(folder.name("s\(number)"), ReferenceFolder.screen("new")))
    }
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
  }

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "journey")
    process.arguments = ["snapshots"] + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.root, "JOURNEY_OUTPUT": folder.root,
    ].merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  func testPendingAcceptAndRejectWithJSON() throws {
    try leave(3)
    let pending = try run(["pending", "--json"])
    XCTAssertEqual(pending.status, 1)
    let list = try XCTUnwrap(try json(pending.output) as? [[String: Any]])
    XCTAssertEqual(
      list.compactMap { $0["name"] as? String }, (0..<3).map { "Pets/List/s\($0).6x1.txt" })
    XCTAssertEqual(list.first?["cause"] as? String, "missing")
    let accepted = try run(
      ["accept", "--json", "--only", "Pets/List/s1.6x1.txt", "--reason", "right"])
    XCTAssertEqual(accepted.status, 0)
    XCTAssertEqual(accepted.output, "{\"accepted\":[\"Pets/List/s1.6x1.txt\"]}\n")
    XCTAssertEqual(SnapshotFolder(folder.path).files, ["Pets/List/s1.6x1.txt"])
    XCTAssertTrue(try folder.text("Snapshots/accepted.log").contains("\tright\t"))
    XCTAssertEqual(try run(["reject", "--only", "Pets/List/s0.6x1.txt"]).status, 0)
    XCTAssertEqual(try run(["reject"]).output, "rejected Pets/List/s2.6x1.txt\n1 rejected\n")
    let none = try run(["pending"])
    XCTAssertEqual(none.status, 0)
    XCTAssertEqual(none.output, "0 pending\n")
    XCTAssertEqual(try run(["check"]).status, 0)
  }

  func testRefusalsHaveTheirStatus() throws {
    try leave(11)
    let many = try run(["accept"])
    XCTAssertEqual(many.status, 77)
    XCTAssertTrue(many.output.contains("--bulk REASON"), many.output)
    XCTAssertEqual(try run(["accept", "--bulk", "why"], ["CI": "true"]).status, 77)
    XCTAssertEqual(try run(["accept", "--only", "none"]).status, 66)
    XCTAssertEqual(try run(["check", "--folder", "nowhere"]).status, 66)
    XCTAssertEqual(try run(["accept", "--sideways"]).status, 64)
    try folder.write("{", to: "pending/broken.json")
    XCTAssertEqual(try run(["pending"]).status, 65)
    XCTAssertEqual(SnapshotFolder(folder.path).files, [])
  }

  func testCheckTellsWhatItFinds() throws {
    try folder.store(.record).check(folder.name("a"), ReferenceFolder.screen("a"))
    let file = "Snapshots/Pets/List/a.6x1.txt"
    try folder.write(try folder.text(file).replacing("│a", with: "│a "), to: file)
    let outline = folder.name("b", kind: .outline)
    try folder.store(.record).check(outline, ReferenceFolder.screen("b"))
    let sealed = "Snapshots/\(outline.path)"
    try folder.write(try folder.text(sealed) + "list\n", to: sealed)
    let check = try run(["check", "--json"])
    XCTAssertEqual(check.status, 1)
    let value = try XCTUnwrap(try json(check.output) as? [String: Any])
    XCTAssertEqual(
      value["problems"] as? [String],
      [
        "Pets/List/a.6x1.txt: edited by hand: line 2: is not as it would be written",
        "Pets/List/b.6x1.outline: edited by hand: its seal is not that of its text",
      ])
  }

  func testMigrateProvesBeforeItWrites() throws {
    let old = """
      6x1, no focus, cursor hidden
       ┌──────┐
      0│cat   │
       └──────┘
      styles on plain ground:
        row 0: 0-2 bold
      outline:
      focus order:

      """
    let file = "Snapshots/Pets/List/a.6x1.light.txt"
    try folder.write(SnapshotSeal.sealed(old), to: file)
    let words =
      "1 file of the form before, each made again from the new form, byte for byte\n"
      + "1 file now, 100 bytes, 0 pictures by fingerprint\n"
    XCTAssertEqual(try run(["migrate", "--dry-run"]).output, words)
    XCTAssertEqual(try folder.text(file), SnapshotSeal.sealed(old))
    let migrated = try run(["migrate"])
    XCTAssertEqual(migrated.status, 0)
    XCTAssertEqual(migrated.output, words)
    XCTAssertEqual(SnapshotFolder(folder.path).files, ["Pets/List/a.6x1.txt"])
    XCTAssertEqual(try run(["check"]).status, 0)
    try folder.write(old, to: file)
    let edited = try run(["migrate"])
    XCTAssertEqual(edited.status, 65)
    XCTAssertTrue(edited.output.contains("a.6x1.light.txt was edited by hand"), edited.output)
    XCTAssertEqual(try folder.text(file), old)
    XCTAssertEqual(try run(["migrate", "nowhere"]).status, 66)
  }

  func testMigrateNamesTheFileThatItCannotReadOrWrite() throws {
    let file = "Snapshots/Pets/List/a.6x1.txt"
    try folder.write("cat\n", to: file)
    let broken = try run(["migrate"])
    XCTAssertEqual(broken.status, 65)
    XCTAssertTrue(
      broken.output.contains("a.6x1.txt cannot be read as a snapshot; nothing was changed"),
      broken.output)
    XCTAssertEqual(try folder.text(file), "cat\n")
    try FileManager.default.removeItem(atPath: folder.path + "/Pets/List/a.6x1.txt")
    let old =
      "6x1, no focus, cursor hidden\n ┌──────┐\n0│cat   │\n └──────┘\n"
      + "styles on plain ground:\noutline:\nfocus order:\n"
    try folder.write(SnapshotSeal.sealed(old), to: "Snapshots/Pets/List/a.6x1.light.txt")
    try folder.write("", to: file + "/in.the.way")
    let blocked = try run(["migrate"])
    XCTAssertEqual(blocked.status, 65)
    XCTAssertTrue(
      blocked.output.contains("Pets/List/a.6x1.txt could not be written"), blocked.output)
    XCTAssertEqual(
      try folder.text("Snapshots/Pets/List/a.6x1.light.txt"), SnapshotSeal.sealed(old))
  }
}
