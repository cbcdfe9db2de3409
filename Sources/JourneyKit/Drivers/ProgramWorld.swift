import FoundationEssentials
import Glibc
import PseudoTerminal
import Semantics

/// The surroundings of a program: its own home and its own time.
///
/// They last as long as the driver: a program that is launched anew finds its files again.
struct ProgramWorld {
  private let program: Program
  private var home: TemporaryHome?
  private var clock: FakeClock?

  init(of program: Program) { self.program = program }

  /// The program's own `HOME`; nil before the launch, and for a program that was given another one.
  var homePath: String? { program.hasOwnHome ? home?.path : nil }

  /// Returns the environment, and makes the folders and the clock that it names.
  mutating func environment() throws -> [String: String] {
    var environment = program.environment
    environment[InspectionChannel.environmentVariable] = "\(InspectionPipe.number)"
    guard program.hasOwnHome || program.clock != .real else { return environment }
    let home = try home ?? TemporaryHome()
    self.home = home
    if program.hasOwnHome { environment.merge(home.environment) { given, _ in given } }
    if case .fake(let moment) = program.clock {
      let clock = try clock ?? FakeClock(moment, file: home.clockFile)
      self.clock = clock
      environment.merge(clock.environment) { $1 }
    }
    return environment
  }

  /// Moves the fake clock on.
  ///
  /// - Returns: false if the program has none.
  mutating func advance(by duration: Duration) throws -> Bool {
    try clock?.advance(by: duration)
    return clock != nil
  }
}

/// A home folder for one program. It is removed with this object.
private final class TemporaryHome: Sendable {
  let path: String

  init() throws(DriverError) {
    var template = Array(
      "\(FileManager.default.temporaryDirectory.path)/journey-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil
    else { throw .system(SystemError(call: "mkdtemp", code: errno)) }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Daemons.shared.adopt()
    for folder in Self.folders.values {
      // The XDG runtime folder must belong to its owner alone.
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  /// Ends the processes that live in the home, and removes it.
  deinit {
    Daemons.shared.end(home: path)
    Daemons.shared.letGo()
    try? FileManager.default.removeItem(atPath: path)
  }

  var environment: [String: String] {
    Self.folders.mapValues { "\(path)/\($0)" }.merging(["HOME": path]) { $1 }
  }

  /// The file that libfaketime reads.
  var clockFile: String { path + "/.journey-clock" }

  private static let folders = [
    "XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache", "XDG_RUNTIME_DIR": ".run", "TMPDIR": ".tmp",
  ]
}

/// The time of a foreign program: libfaketime reads it from a file, and it moves only when told to.
private struct FakeClock {
  private var moment: Date
  private let file: String

  /// - Throws: ``DriverError/noFakeTime`` where the library is not installed.
  init(_ moment: Date, file: String) throws(DriverError) {
    guard FakeTime.library != nil else { throw .noFakeTime }
    (self.moment, self.file) = (moment, file)
    try write()
  }

  mutating func advance(by duration: Duration) throws(DriverError) {
    let parts = duration.components
    moment += Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    try write()
  }

  /// The environment for libfaketime. The monotonic clock of timeouts goes on, or a program would wait
  /// for ever.
  var environment: [String: String] {
    [
      "LD_PRELOAD": FakeTime.library ?? "", "FAKETIME_TIMESTAMP_FILE": file,
      "FAKETIME_NO_CACHE": "1",
      "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1", "FAKETIME_FMT": "%s",
    ]
  }

  private func write() throws(DriverError) {
    let text = "\(Int(moment.timeIntervalSince1970.rounded(.down)))\n"
    // Renamed into place, so that nobody reads half of it.
    guard (try? Data(text.utf8).write(to: URL(filePath: file), options: .atomic)) != nil
    else { throw .system(SystemError(call: "write \(file)", code: EIO)) }
  }
}

/// The library that moves the clock of programs which know nothing of the kit.
public enum FakeTime {
  /// The path of libfaketime, in the folders of distributions and of its `make install`; nil where it is
  /// not installed.
  public static let library: String? = {
    let machines = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/faketime" }
    let folders =
      machines + ["/usr/lib/faketime", "/usr/lib64/faketime", "/usr/local/lib/faketime"]
    return folders.map { $0 + "/libfaketimeMT.so.1" }.first { access($0, R_OK) == 0 }
  }()
}
