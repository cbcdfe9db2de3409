import FoundationEssentials
import Synchronization

/// Which snapshots a test run has used; what it has not used is obsolete.
public final class SnapshotLedger: Sendable {
  /// The ledger of this process.
  public static let shared = SnapshotLedger(
    file: ProcessInfo.processInfo.environment["JOURNEY_SNAPSHOTS_LEDGER"])

  /// By folder and path; literals in sources are in the folder of no name.
  private let texts = Mutex<[String: [String: String]]>([:])
  let file: LedgerFile?

  /// - Parameter file: the paths of all used snapshots are written behind what is in this file, so
  ///   that a run of several processes adds up.
  public init(file: String? = nil) {
    self.file = file.map(LedgerFile.init)
  }

  /// The folders that a run had to do with.
  public var folders: [String] { texts.withLock { $0.keys.filter { !$0.isEmpty }.sorted() } }

  /// The paths used in a folder.
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
