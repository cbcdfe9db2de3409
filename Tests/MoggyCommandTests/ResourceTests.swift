import Glibc
import XCTest

/// What the system does not give is told before it is missed; `scripts/faults/limits.py` tries all
/// limits and the screen.
final class ResourceTests: CommandCase {
  private let commands = ["pets list", "serve --port 0", "catinder deck"]

  /// What hangs is ended, beyond any load of the machine.
  private func limited(_ limit: String, _ command: String) throws -> Ended {
    try shell("\(limit); exec timeout 60 \"$0\" \(command) --data data")
  }

  func testFewDescriptors() throws {
    for command in commands {
      for count in [10, 16, 20] {
        let ended = try limited("ulimit -n \(count)", command)
        XCTAssertEqual(ended.status, 71, "\(command), \(count): \(ended.errors)")
        XCTAssertTrue(
          ended.errors.hasPrefix(
            "moggy: the system gives this program no more descriptors "
              + "(limit: RLIMIT_NOFILE \(count)); "), ended.errors)
      }
    }
  }

  func testLittleAddressSpace() throws {
    for command in commands {
      let ended = try limited("ulimit -v 307200", command)
      XCTAssertEqual(ended.status, 71, "\(command): \(ended.errors)")
      XCTAssertTrue(ended.errors.contains("no more memory (limit: RLIMIT_AS 314572800)"))
    }
  }

  /// The limit on threads does not count for root, so that another user starts the program then.
  func testFewThreads() throws {
    XCTAssertEqual(chmod(folder.path(percentEncoded: false), 0o777), 0)
    let other =
      geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs " : ""
    for command in commands {
      for count in [1, 3] {
        let ended = try shell(
          "timeout 60 \(other)prlimit --nproc=\(count) \"$0\" \(command) --data data")
        XCTAssertEqual(ended.status, 71, "\(command), \(count): \(ended.errors)")
        XCTAssertTrue(
          ended.errors.contains("no more threads (limit: RLIMIT_NPROC \(count))"), ended.errors)
      }
    }
  }

  func testInRussian() throws {
    let ended = try shell("ulimit -n 10; LC_ALL=ru_RU.UTF-8 timeout 60 \"$0\" pets list")
    XCTAssertEqual(
      ended.errors.split(separator: ";").first,
      "moggy: система не даёт программе больше дескрипторов (предел: RLIMIT_NOFILE 10)")
  }

  func testEnoughIsEnough() throws {
    for command in ["pets list", "config path"] {
      let ended = try limited("ulimit -n 32; ulimit -v 786432", command)
      XCTAssertNotEqual(ended.status, 71, ended.errors)
    }
  }
}
