import FoundationEssentials
import Glibc

/// Who has accepted what and why, a line each at the end of one file, so that no reference changes
/// without a trace.
public struct AcceptLog: Sendable {
  /// The name of the file in the folder of snapshots.
  public static let fileName = "accepted.log"

  public struct Entry: Hashable, Sendable {
    public var date: Date
    public var name: String
    /// The checksum of what was there; nil where nothing was.
    public var old: String?
    public var new: String
    public var reason: String
    public var who: String

    /// The parts between tabs: date, name, `old>new`, reason, who.
    public var line: String {
      let moment = date.formatted(.iso8601)
      let checksums = "\(old ?? "none")>\(new)"
      return [moment, name, checksums, reason.isEmpty ? "-" : reason, who]
        .map { $0.split(whereSeparator: { "\t\n\r".contains($0) }).joined(separator: " ") }
        .joined(separator: "\t")
    }
  }

  private let file: String

  /// - Parameter folder: that of the snapshots.
  public init(folder: String) {
    file = folder + "/" + Self.fileName
  }

  public func append(_ entries: [Entry]) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = entries.map { $0.line + "\n" }.joined()
    guard let stream = fopen(file, "a") else { throw CocoaError(.fileWriteNoPermission) }
    defer { fclose(stream) }
    guard fputs(lines, stream) >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
