import FoundationEssentials
import Glibc
import PseudoTerminal

/// The decisions on pending snapshots: they become references, or they are rejected.
///
/// ```swift
/// let review = SnapshotReview(PendingFolder(".build/journey/pending"), who: "Ada")
/// try review.accept(review.pending.all, reason: "the new footer")
/// ```
public struct SnapshotReview: Sendable {
  /// The most snapshots that can be accepted at once without a reason for all.
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
    (self.pending, self.who) = (pending, who)
    isCI = environment["CI"] != nil
    self.now = now
  }

  /// Returns the pending snapshots of these names, or all if no name is given.
  ///
  /// - Throws: ``SnapshotReviewError`` where a name is not pending, or a file cannot be read.
  public func chosen(_ names: [String]) throws(SnapshotReviewError) -> [PendingSnapshot] {
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
  ) throws(SnapshotReviewError) {
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
    } catch { throw .unusable("\(error)") }
    reject(snapshots)
  }

  /// Forgets them; the references stay.
  public func reject(_ snapshots: [PendingSnapshot]) {
    for snapshot in snapshots { pending.remove(snapshot.name) }
  }

  private func write(_ snapshot: PendingSnapshot) throws {
    guard case .file = snapshot.target else { return }
    let folder = SnapshotFolder(snapshot.folder)
    guard snapshot.kind == .screen, let name = SnapshotName(path: snapshot.name)
    else { return try folder.write(snapshot.replacement, to: snapshot.name) }
    // Other themes of the file stay, also those that were accepted a moment ago.
    let kept = try? SnapshotFile(text: folder.text(name.file))
    let file = try (kept ?? SnapshotFile([])).taking(SnapshotFile(text: snapshot.actual))
    try folder.write(file.text, to: name.file)
  }

  private func log(_ snapshots: [PendingSnapshot], _ reason: String) throws {
    for (folder, group) in Dictionary(grouping: snapshots, by: \.folder) {
      try AcceptLog(folder: folder).append(
        group.map { snapshot in
          AcceptLog.Entry(
            date: now(), name: snapshot.name, old: snapshot.reference.map(SnapshotSeal.checksum),
            new: SnapshotSeal.checksum(snapshot.replacement), reason: reason, who: who)
        })
    }
  }
}

/// A reason why pending snapshots are not accepted; none of them is then.
public enum SnapshotReviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A robot decides nothing.
  case isCI
  case tooMany(Int, limit: Int)
  case unknown([String])
  case stale(String)
  case unusable(String)

  public var description: String {
    switch self {
    case .isCI: "nothing is accepted where CI is set"
    case .tooMany(let count, let limit):
      "\(count) at once are more than \(limit); if they are right for one reason, name it: --bulk REASON"
    case .unknown(let names): "not pending: " + names.joined(separator: ", ")
    case .stale(let reason), .unusable(let reason): reason
    }
  }
}

/// The accepted inline snapshots, to be written into their sources: all files or none.
struct InlineAcceptance {
  private struct Source {
    var checksum: String
    var calls: [(line: Int, column: Int, snapshot: PendingSnapshot)] = []
  }

  private var sources: [String: Source] = [:]

  /// Takes the inline snapshots.
  init(_ snapshots: [PendingSnapshot]) {
    for snapshot in snapshots {
      guard case .inline(let path, let line, let column, let checksum) = snapshot.target
      else { continue }
      sources[path, default: Source(checksum: checksum)].calls.append((line, column, snapshot))
    }
  }

  /// - Parameter pending: those that are left there for the same sources learn where they stand now.
  func write(_ pending: PendingFolder) throws {
    var rewriters: [String: InlineRewriter] = [:]
    for (path, source) in sources {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard SnapshotSeal.checksum(text) == source.checksum else { throw InlineError.changed(path) }
      var rewriter = InlineRewriter(text)
      for call in source.calls {
        try rewriter.expect(call.snapshot.replacement, line: call.line, column: call.column)
      }
      rewriters[path] = rewriter
    }
    for (path, rewriter) in rewriters {
      try Data(rewriter.source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      try move(pending, path, rewriter)
    }
  }

  private func move(_ pending: PendingFolder, _ path: String, _ rewriter: InlineRewriter) throws {
    let checksum = SnapshotSeal.checksum(rewriter.source)
    for var snapshot in try pending.all {
      guard case .inline(path, let line, let column, sources[path]?.checksum) = snapshot.target
      else { continue }
      let now = try rewriter.position(line: line, column: column)
      snapshot.target = .inline(
        source: path, line: now.line, column: now.column, checksum: checksum)
      try pending.leave(snapshot)
    }
  }
}

/// The log of accepted snapshots, one line each in one file, so that no reference changes without a
/// trace.
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
  public init(folder: String) { file = folder + "/" + Self.fileName }

  public func append(_ entries: [Entry]) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = entries.map { $0.line + "\n" }.joined()
    guard let stream = fopen(file, "a") else { throw CocoaError(.fileWriteNoPermission) }
    defer { fclose(stream) }
    guard fputs(lines, stream) >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

/// The user, as git would sign a commit, or the account if git does not know.
public struct GitIdentity: Hashable, Sendable {
  public let words: String

  public init(folder: String) {
    let name = Self.setting("user.name", folder)
    let mail = Self.setting("user.email", folder).map { "<\($0)>" }
    let words = [name, mail].compactMap(\.self).joined(separator: " ")
    self.words = words.isEmpty ? Self.account : words
  }

  private static var account: String {
    getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? ""
  }

  private static func setting(_ name: String, _ folder: String) -> String? {
    let git = PlainProgram(["git", "-C", folder, "config", "--get", name], hidesErrors: true)
    let text = (git.output() ?? "").split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return text.isEmpty ? nil : text
  }
}
