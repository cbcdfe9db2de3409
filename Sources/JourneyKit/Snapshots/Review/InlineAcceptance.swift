import FoundationEssentials

/// Writes what was accepted into the sources that expect it, all files or none.
struct InlineAcceptance {
  private struct Source {
    var checksum: String
    var calls: [(line: Int, column: Int, snapshot: PendingSnapshot)] = []
  }

  private var sources: [String: Source] = [:]

  /// Those of the snapshots that stand in sources.
  init(_ snapshots: [PendingSnapshot]) {
    for snapshot in snapshots {
      guard case .inline(let path, let line, let column, let checksum) = snapshot.target else {
        continue
      }
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
