extension TerminalState {
  /// Frees the numbers of styles that no cell has; keeps the table within bounds for programs that
  /// show ever new colours. Costs a look at every written cell.
  mutating func collectStyles() {
    var isUsed = [Bool](repeating: false, count: styles.count)
    forEachCell { isUsed[$0.style] = true }
    let numbers = styles.compact(keeping: isUsed)
    forEachCell { $0 = $0.with(style: numbers[$0.style]) }
    styleLimit = max(1 << 15, styles.count * 2)
    isErasedCellStale = true
  }

  /// The same for clusters.
  mutating func collectClusters() {
    let flag = UInt32(PackedCell.clusterFlag)
    var isUsed = [Bool](repeating: false, count: clusters.count)
    forEachCell { if $0.content & flag != 0 { isUsed[Int($0.content & ~flag)] = true } }
    let contents = clusters.compact(keeping: isUsed)
    forEachCell {
      if $0.content & flag != 0 { $0 = $0.with(content: contents[Int($0.content & ~flag)]) }
    }
    clusterLimit = max(1 << 15, clusters.count * 2)
  }

  private func forEachCell(_ body: (inout PackedCell) -> Void) {
    screen.forEachCell(body)
    hidden.forEachCell(body)
  }
}
