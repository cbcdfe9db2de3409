import FoundationEssentials

/// Where runs of tests leave what is no source: pending snapshots, reports.
///
/// `JOURNEY_OUTPUT` names the folder; else it is `.build/journey` of the package.
public struct JourneyOutput: Hashable, Sendable {
  public let folder: String

  public init(folder: String) {
    self.folder = folder
  }

  public init(
    package: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    folder = environment["JOURNEY_OUTPUT"] ?? "\(package)/.build/journey"
  }

  public var pending: String { folder + "/pending" }
  public var report: String { folder + "/report" }
}
