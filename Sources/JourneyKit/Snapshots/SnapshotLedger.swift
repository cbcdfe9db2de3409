import FoundationEssentials
import Glibc
import Synchronization

/// The snapshots that a test run has used; all others are obsolete.
public final class SnapshotLedger: Sendable {
  /// The ledger of this process.
  public static let shared = SnapshotLedger(
    file: ProcessInfo.processInfo.environment["JOURNEY_SNAPSHOTS_LEDGER"])

  /// The texts by folder and path; inline snapshots are in the folder of no name.
  private let texts = Mutex<[String: [String: String]]>([:])
  let file: LedgerFile?

  /// - Parameter file: the paths of all used snapshots are written behind what is in this file, so
  ///   that a run of several processes adds up.
  public init(file: String? = nil) { self.file = file.map(LedgerFile.init) }

  /// The folders that a run had to do with.
  public var folders: [String] { texts.withLock { $0.keys.filter { !$0.isEmpty }.sorted() } }

  /// Returns the paths used in a folder.
  public func used(in folder: String) -> Set<String> {
    texts.withLock { Set($0[folder, default: [:]].keys) }
  }

  func note(folder: String) {
    texts.withLock { texts in
      if texts[folder] == nil { texts[folder] = [:] }
    }
  }

  /// Notes that a snapshot was taken; returns an earlier and different text of the same run.
  func note(_ path: String, in folder: String, text: String) -> String? {
    let earlier = texts.withLock { texts in
      texts[folder, default: [:]].updateValue(text, forKey: path)
    }
    if earlier != text, !folder.isEmpty {
      file?.append(.snapshot(path, checksum: SnapshotSeal.checksum(text)))
    }
    return earlier == text ? nil : earlier
  }
}

/// The file in which one process or many note a run of tests, one entry a line.
public struct LedgerFile: Sendable {
  enum Line: Hashable {
    case snapshot(String, checksum: String)
    case began(String)
    case ended(String, ReportCase.Outcome)
    /// No test was left out by a filter, says who has started the run.
    case complete
  }

  public let path: String

  public init(_ path: String) { self.path = path }

  /// Adds a line, whole, whatever other processes write; nothing where the file cannot be written.
  func append(_ line: Line) {
    guard let stream = fopen(path, "a") else { return }
    fputs(line.text + "\n", stream)
    fclose(stream)
  }

  func lines() throws -> [Line] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap(Line.init)
  }
}

extension LedgerFile.Line {
  var text: String {
    switch self {
    case .snapshot(let path, let checksum): "snapshot \(checksum) \(path)"
    case .began(let test): "began \(test)"
    case .ended(let test, let outcome): "\(outcome.rawValue) \(test)"
    case .complete: "complete"
    }
  }

  init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "complete": self = .complete
    case "began": self = .began(String(rest))
    case "snapshot":
      let names = rest.split(separator: " ", maxSplits: 1)
      guard names.count == 2 else { return nil }
      self = .snapshot(String(names[1]), checksum: String(names[0]))
    case let word?:
      guard let outcome = ReportCase.Outcome(rawValue: String(word)) else { return nil }
      self = .ended(String(rest), outcome)
    case nil: return nil
    }
  }
}
