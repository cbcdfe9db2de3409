import Foundation
import Glibc
import Networking
import XCTest

final class SecretTests: XCTestCase {
  func test57ASecretShowsNothingOfItself() throws {
    let secret = try XCTUnwrap(Secret("  key-4711\n"))
    XCTAssertEqual(secret.reveal(), "key-4711")
    var text = "\(secret) \(String(describing: secret)) \(String(reflecting: secret))"
    dump(secret, to: &text)
    dump(["a": secret], to: &text)
    XCTAssertFalse(text.contains("4711"), text)
    XCTAssertNil(Secret(" \n"))
  }

  func testAFileMustBeOursAlone() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = file.path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertThrowsError(try SecretSource.file(file).read(environment: [:]))
    try Data("key-1\n".utf8).write(to: file)
    chmod(path, 0o644)
    XCTAssertThrowsError(try SecretSource.file(file).read(environment: [:])) { error in
      XCTAssertEqual(error as? SecretError, .openToOthers(file))
      XCTAssertFalse("\(error)".contains("key-1"))
    }
    chmod(path, 0o600)
    XCTAssertEqual(try SecretSource.file(file).read(environment: [:])?.reveal(), "key-1")
    let link = file.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    defer { try? FileManager.default.removeItem(at: link) }
    XCTAssertThrowsError(try SecretSource.file(link).read(environment: [:]))
  }

  func testTheFirstSourceThatHasAKeyGivesIt() throws {
    let sources: [SecretSource] = [
      .environment("MOGGY_KEY"), .command("printf 'key-2\\nmore'"), .command("exit 3"),
    ]
    XCTAssertEqual(try SecretSource.first(of: sources, environment: [:])?.reveal(), "key-2")
    let set = ["MOGGY_KEY": "key-1"]
    XCTAssertEqual(try SecretSource.first(of: sources, environment: set)?.reveal(), "key-1")
    XCTAssertThrowsError(try SecretSource.command("exit 3").read(environment: [:])) { error in
      XCTAssertEqual(error as? SecretError, .commandFailed(3))
    }
    XCTAssertNil(try SecretSource.first(of: [.environment("NONE")], environment: [:]))
  }

  /// A password manager prints notes behind the key, of any length.
  func testWhatStandsBehindTheKeyIsPassedOver() throws {
    let command =
      "echo key-3; i=0; while [ $i -lt 3000 ]; do echo 'a note of 24 characters'; i=$((i + 1)); done"
    XCTAssertEqual(try SecretSource.command(command).read(environment: [:])?.reveal(), "key-3")
  }

  /// A program that goes on behind the command, as an agent, and writes nothing.
  func testTheKeyIsThereThoughAnAgentStays() throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    let command = "setsid sh -c 'read -r end < \(pipe)' >/dev/null & echo key-6"
    let hasRead = expectation(description: "the key was read")
    DispatchQueue.global().async {
      let secret = try? SecretSource.command(command).read(environment: [:])
      XCTAssertEqual(secret?.reveal(), "key-6")
      hasRead.fulfill()
    }
    wait(for: [hasRead], timeout: 30)
    FileHandle(forWritingAtPath: pipe)?.write(Data("end\n".utf8))
  }

  /// A program that the command leaves behind, in a session of its own, holds its output open.
  func testNobodyWaitsForWhatACommandLeavesBehind() async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    let left = "setsid sh -c 'echo started > \(pipe); read -r end < \(pipe)'"
    let secret = KeptSecret([.command("\(left) & echo key-5")])
    let hasEnded = expectation(description: "the reading has ended")
    let asked = Task {
      defer { hasEnded.fulfill() }
      return try await secret.value()
    }
    XCTAssertEqual(started(pipe), "started\n")
    asked.cancel()
    await fulfillment(of: [hasEnded], timeout: 30)
    FileHandle(forWritingAtPath: pipe)?.write(Data("end\n".utf8))
    let result = await asked.result
    XCTAssertThrowsError(try result.get())
  }

  /// Nobody waits for a password manager whose user has gone; the next who asks starts it anew.
  func testATaskThatIsCancelledStopsTheCommand() async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    let secret = KeptSecret([.command("echo started > \(pipe); read -r key < \(pipe); echo $key")])
    let first = Task { try await secret.value() }
    XCTAssertEqual(started(pipe), "started\n")
    first.cancel()
    let stopped = await first.result
    XCTAssertThrowsError(try stopped.get()) { error in
      XCTAssertEqual(error as? SecretError, .commandFailed(128 + SIGKILL))
    }
    XCTAssertEqual(open(pipe, O_WRONLY | O_NONBLOCK), -1, "the command still reads")
    let next = Task { try await secret.value() }
    XCTAssertEqual(started(pipe), "started\n")
    FileHandle(forWritingAtPath: pipe)?.write(Data("key-4\n".utf8))
    let key = try await next.value
    XCTAssertEqual(key?.reveal(), "key-4")
  }

  /// Returns the first line of the command, once it runs.
  private func started(_ pipe: String) -> String? {
    (FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile()).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
