import FoundationEssentials

/// The folder for the output of test runs: pending snapshots, reports, traces.
///
/// `JOURNEY_OUTPUT` names the folder; else it is `.build/journey` of the package.
public struct JourneyOutput: Hashable, Sendable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  public init(
    package: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) { folder = environment["JOURNEY_OUTPUT"] ?? "\(package)/.build/journey" }

  public var pending: String { folder + "/pending" }
  public var report: String { folder + "/report" }
}

/// The package that a source file belongs to.
struct PackageFolder {
  let path: String

  /// Takes the nearest folder above with a `Package.swift`; `/` if there is none.
  init(of file: String) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/", !Self.isPackage(folder) { folder.deleteLastPathComponent() }
    path = folder.path
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// Returns the path of a file from here.
  func relative(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }
}
