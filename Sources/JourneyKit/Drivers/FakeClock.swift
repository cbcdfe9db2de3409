import FoundationEssentials
import Glibc
import PseudoTerminal

/// The time of a foreign program, by libfaketime: it stands at a moment that is written to a file.
struct FakeClock {
  private(set) var moment: Date
  private let file: String

  /// - Throws: ``DriverError/noFakeTime`` where the library is not installed.
  init(_ moment: Date, file: String) throws(DriverError) {
    guard Self.library != nil else { throw .noFakeTime }
    self.moment = moment
    self.file = file
    try write()
  }

  mutating func advance(by duration: Duration) throws(DriverError) {
    let parts = duration.components
    moment += Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    try write()
  }

  /// Timeouts go by the monotonic clock, which goes on: a program must not wait for ever.
  var environment: [String: String] {
    [
      "LD_PRELOAD": Self.library ?? "", "FAKETIME_TIMESTAMP_FILE": file, "FAKETIME_NO_CACHE": "1",
      "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1", "FAKETIME_FMT": "%s",
    ]
  }

  private func write() throws(DriverError) {
    let text = "\(Int(moment.timeIntervalSince1970.rounded(.down)))\n"
    // Renamed into its place, so that nobody reads half of it.
    guard (try? Data(text.utf8).write(to: URL(filePath: file), options: .atomic)) != nil else {
      throw .system(SystemError(call: "write \(file)", code: EIO))
    }
  }

  /// Where distributions and `make install` put it.
  static let library: String? = {
    let machines = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/faketime" }
    let folders =
      machines + ["/usr/lib/faketime", "/usr/lib64/faketime", "/usr/local/lib/faketime"]
    return folders.map { $0 + "/libfaketimeMT.so.1" }.first { access($0, R_OK) == 0 }
  }()
}
