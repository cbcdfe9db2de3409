import FoundationEssentials
import Terminal

extension MatrixCell {
  /// Returns the names under which a screen of this cell may be recorded, the most general first: that
  /// of the first cell, then with each other value, then with two of them, and so on. The size is in
  /// all of them.
  func names(_ name: SnapshotName) -> [SnapshotName] {
    let others = coordinates.filter { !$0.isFirst && $0.axis != Setting.size.rawValue }
    let choices = others.reduce([[Coordinate]()]) { choices, coordinate in
      choices + choices.map { $0 + [coordinate] }
    }
    // A stable order: by their number, then as they stand in the matrix.
    let sorted = choices.enumerated().sorted { one, other in
      (one.element.count, one.offset) < (other.element.count, other.offset)
    }
    return sorted.map { _, coordinates in coordinates.reduce(name) { $1.added(to: $0) } }
  }
}

extension MatrixCell.Coordinate {
  /// A language and a theme have their places in the name; all else stands behind the state.
  fileprivate func added(to name: SnapshotName) -> SnapshotName {
    var name = name
    switch MatrixCell.Setting(rawValue: axis) {
    case .language? where value.count == 2: name.language = value
    case .theme?: name.theme = value
    default:
      let word = value.map { $0.isLetter || $0.isNumber ? $0 : "-" }
      name.state += "--\(axis)-" + String(word)
    }
    return name
  }
}

extension SnapshotStore {
  /// Compares a screen of a cell with the most special snapshot that there is for it. In record mode, a
  /// cell that differs from it gets one of its own, and one that says no more than a more general one
  /// goes.
  func check(
    _ name: SnapshotName, _ screen: Screen, of cell: MatrixCell, masks: [SnapshotMask],
    outline match: OutlineMatch, file: String, line: Int
  ) throws(SnapshotError) {
    func isLike(_ name: SnapshotName) -> SnapshotError? {
      // Looks without leaving or noting anything.
      let trial = SnapshotStore(
        folder: folder, mode: .check, pictures: pictures, ledger: SnapshotLedger())
      do {
        try trial.check(name, screen, masks: masks, outline: match, file: file, line: line)
        return nil
      } catch { return error }
    }
    func take(_ name: SnapshotName) throws(SnapshotError) {
      try check(name, screen, masks: masks, outline: match, file: file, line: line)
    }
    let names = cell.names(name)
    guard names.count > 1 else { return try take(name) }
    let kept = names.filter(isKept)
    guard let chosen = kept.last else { return try take(names[names.count - 1]) }
    // Its own one says no more than the one that the cell would have without it.
    if mode == .record, chosen == names.last, chosen.file == chosen.path,
      let general = kept.dropLast().last, isLike(general) == nil
    {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(chosen.path)")
      return try take(general)
    }
    guard let error = isLike(chosen) else { return try take(chosen) }
    let index = names.lastIndex(of: chosen) ?? 0
    let own = names[(index + 1)...].first { !kept.contains($0) } ?? chosen
    if own == chosen { return try take(chosen) }
    if mode == .record { return try take(own) }
    // The accepted screen becomes the snapshot of this cell; the difference is told.
    _ = try? take(own)
    throw error
  }

  /// Returns true if a snapshot was recorded under exactly this name.
  private func isKept(_ name: SnapshotName) -> Bool {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name.file)", encoding: .utf8)
    else { return false }
    guard name.kind == .screen, let theme = name.theme else { return true }
    return (try? SnapshotFile(text: text))?[theme] != nil
  }
}
