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

  /// With many cores there are many threads, whose stacks are most of the memory: a machine of 64 cores
  /// tells of memory, and not of threads that nobody limits.
  func testManyCoresNeedMemoryForTheirStacks() throws {
    try write(
      "cores.c",
      Array(
        """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <unistd.h>
        long sysconf(int name) {
          long (*real)(int) = dlsym(RTLD_NEXT, "sysconf");
          return name == _SC_NPROCESSORS_ONLN ? 64 : real(name);
        }
        """.utf8))
    XCTAssertEqual(try shell("gcc -shared -fPIC -o cores.so cores.c -ldl").status, 0)
    for command in commands {
      // 8 MiB of stack for each of 134 threads at least.
      let began = ContinuousClock.now
      let ended = try limited(
        "ulimit -s 8192; ulimit -v 1048576; export LD_PRELOAD=./cores.so", command)
      XCTAssertEqual(ended.status, 71, "\(command): \(ended.errors)")
      XCTAssertTrue(
        ended.errors.contains("no more memory (limit: RLIMIT_AS 1073741824); 1"), ended.errors)
      XCTAssertLessThan(ContinuousClock.now - began, .seconds(3))
      let small = try limited(
        "ulimit -s 256; ulimit -v 786432; export LD_PRELOAD=./cores.so", "config path")
      XCTAssertEqual(small.status, 0, small.errors)
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
