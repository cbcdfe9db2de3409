import FoundationEssentials
import Glibc
import PseudoTerminal

/// A home of a program's own, which is gone with this object.
final class TemporaryHome: Sendable {
  let path: String

  init() throws(DriverError) {
    var template = Array(
      "\(FileManager.default.temporaryDirectory.path)/journey-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system(SystemError(call: "mkdtemp", code: errno))
    }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Daemons.shared.adopt()
    for folder in Self.folders.values {
      // Made one below the other, for its owner alone, as the XDG runtime folder has to be.
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  /// Who lives there ends with it.
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
