import Faults
import Foundation
import XCTest

@testable import Persistence

final class InstanceLockTests: XCTestCase {
  func testTheSecondIsToldWhoHasIt() throws {
    let folder = try TemporaryFolder()
    let first = try InstanceLock(at: folder.file("lock"))
    XCTAssertThrowsError(try InstanceLock(at: folder.file("lock"))) { error in
      XCTAssertEqual(error as? InstanceLockError, .held(by: getpid()))
    }
    withExtendedLifetime(first) {}
    XCTAssertEqual(try mode(of: folder.file("lock")), 0o600)
  }

  func testALockFileThatIsDeletedOrReplacedLetsNobodyIn() throws {
    let folder = try TemporaryFolder()
    let lock = try InstanceLock(at: folder.file("lock"))
    for replace in [
      { try FileManager.default.removeItem(at: folder.file("lock")) },
      { try Data("1\n".utf8).write(to: folder.file("lock"), options: .atomic) },
    ] {
      try replace()
      XCTAssertThrowsError(try InstanceLock(at: folder.file("lock"))) { error in
        XCTAssertEqual(error as? InstanceLockError, .held(by: getpid()))
      }
    }
    withExtendedLifetime(lock) {}
  }

  func testLettingGoFreesItAndAStaleFileDoesNotHold() throws {
    let folder = try TemporaryFolder()
    try Data("999999999\nrest of an older file".utf8).write(to: folder.file("lock"))
    for _ in 0..<3 {
      let lock = try InstanceLock(at: folder.file("lock"))
      let content = try String(contentsOf: folder.file("lock"), encoding: .utf8)
      XCTAssertEqual(content, "\(getpid())\n")
      withExtendedLifetime(lock) {}
    }
  }

  func testDeathOfTheHolderFreesIt() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lock").path()
    let child = Process()
    let output = Pipe()
    child.executableURL = URL(filePath: "/bin/sh")
    child.arguments = [
      "-c", "exec 9>\"$0\"; flock -x 9; echo $$ >&9; echo held; exec sleep 600", path,
    ]
    child.standardOutput = output
    try child.run()
    XCTAssertEqual(output.fileHandleForReading.availableData, Data("held\n".utf8))
    XCTAssertThrowsError(try InstanceLock(at: folder.file("lock"))) { error in
      XCTAssertEqual(error as? InstanceLockError, .held(by: child.processIdentifier))
    }
    kill(child.processIdentifier, SIGKILL)
    child.waitUntilExit()
    XCTAssertNoThrow(try InstanceLock(at: folder.file("lock")))
  }

  func testALinkIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.file("lock"), withDestinationURL: folder.file("elsewhere"))
    XCTAssertThrowsError(try InstanceLock(at: folder.file("lock"))) { error in
      XCTAssertEqual(
        error as? InstanceLockError, .cannotOpen(folder.file("lock"), ELOOP))
    }
    XCTAssertEqual(folder.names, ["lock"])
  }

  func testALockThatTheSystemRefusesIsToldWithItsNumber() async throws {
    let folder = try TemporaryFolder()
    func refusal(_ call: FileCall, _ kind: FaultKind) async -> InstanceLockError? {
      await FaultyDisk.run(in: folder.url, Fault(call, kind, number: 1)) { _ in
        do { _ = try InstanceLock(at: folder.file("lock")) } catch {
          return error as? InstanceLockError
        }
        return nil
      }
    }
    for (call, kind, code) in [
      (FileCall.lock, FaultKind.fails, EIO), (.open, .fails, EMFILE), (.open, .isDenied, EACCES),
    ] {
      guard case .cannotOpen(_, code) = await refusal(call, kind) else {
        XCTFail("\(call) \(kind)")
        continue
      }
    }
    let busy = await refusal(.lock, .isBusy)
    XCTAssertEqual(busy, .held(by: nil))
    XCTAssertNoThrow(try InstanceLock(at: folder.file("lock")))
  }
}
