import FoundationEssentials

/// Where somebody decides on pending snapshots: they become references, or they are forgotten.
///
/// ```swift
/// let desk = SnapshotDesk(PendingFolder(".build/journey/pending"), who: "Ada")
/// try desk.accept(desk.pending.all, reason: "the new footer")
/// ```
public struct SnapshotDesk: Sendable {
  /// How many are accepted at once without a reason for all.
  public static let limit = 10

  public let pending: PendingFolder
  private let who: String
  private let isCI: Bool
  private let now: @Sendable () -> Date

  public init(
    _ pending: PendingFolder, who: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.pending = pending
    self.who = who
    isCI = environment["CI"] != nil
    self.now = now
  }

  /// Those of the names, all where none is given.
  ///
  /// - Throws: ``SnapshotDeskError`` where a name is not pending, or a file cannot be read.
  public func chosen(_ names: [String]) throws(SnapshotDeskError) -> [PendingSnapshot] {
    let all: [PendingSnapshot]
    do { all = try pending.all } catch { throw .unusable("\(pending.path): \(error)") }
    if names.isEmpty { return all }
    let unknown = names.filter { name in !all.contains { $0.name == name } }
    guard unknown.isEmpty else { throw .unknown(unknown) }
    return all.filter { names.contains($0.name) }
  }

  /// Writes their texts where the references are, and a line each into the log.
  ///
  /// - Parameter bulk: why more than ``limit`` are right at once; the reason of each.
  public func accept(
    _ snapshots: [PendingSnapshot], reason: String = "", bulk: String? = nil
  ) throws(SnapshotDeskError) {
    if isCI { throw .isCI }
    if snapshots.count > Self.limit, bulk?.isEmpty ?? true {
      throw .tooMany(snapshots.count, limit: Self.limit)
    }
    do {
      try InlineAcceptance(snapshots).write(pending)
      for snapshot in snapshots { try write(snapshot) }
      try log(snapshots, bulk ?? reason)
    } catch let error as InlineError {
      throw .stale("\(error)")
    } catch {
      throw .unusable("\(error)")
    }
    reject(snapshots)
  }

  /// Forgets them; the references stay.
  public func reject(_ snapshots: [PendingSnapshot]) {
    for snapshot in snapshots { pending.remove(snapshot.name) }
  }

  private func write(_ snapshot: PendingSnapshot) throws {
    guard case .file = snapshot.target else { return }
    try SnapshotFolder(snapshot.folder).write(snapshot.replacement, to: snapshot.name)
  }

  private func log(_ snapshots: [PendingSnapshot], _ reason: String) throws {
    for (folder, group) in Dictionary(grouping: snapshots, by: \.folder) {
      try AcceptLog(folder: folder).append(
        group.map { snapshot in
          AcceptLog.Entry(
            date: now(), name: snapshot.name,
            old: snapshot.reference.map(SnapshotSeal.checksum),
            new: SnapshotSeal.checksum(snapshot.replacement), reason: reason, who: who)
        })
    }
  }
}
