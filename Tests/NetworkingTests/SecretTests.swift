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
