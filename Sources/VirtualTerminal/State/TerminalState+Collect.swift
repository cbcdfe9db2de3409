extension TerminalState {
  /// Frees the numbers of styles that no cell has; keeps the table within bounds for programs that
  /// show ever new colours. Costs a look at every written cell.
  mutating func collectStyles() {
    var isUsed = [Bool](repeating: false, count: styles.count)
    screen.forEachLine { for cell in $0 { isUsed[cell.style] = true } }
    hidden.forEachLine { for cell in $0 { isUsed[cell.style] = true } }
    let numbers = styles.compact(keeping: isUsed)
    screen.forEachLine { line in
      for index in line.indices {
        line[index] = line[index].with(style: numbers[line[index].style])
      }
    }
    hidden.forEachLine { line in
      for index in line.indices {
        line[index] = line[index].with(style: numbers[line[index].style])
      }
    }
    styleLimit = max(1 << 15, styles.count * 2)
    isErasedCellStale = true
  }

  /// The same for clusters.
  mutating func collectClusters() {
    var isUsed = [Bool](repeating: false, count: clusters.count)
    let flag = UInt32(PackedCell.clusterFlag)
    func mark(_ line: UnsafeMutableBufferPointer<PackedCell>) {
      for cell in line where cell.content & flag != 0 { isUsed[Int(cell.content & ~flag)] = true }
    }
    screen.forEachLine(mark)
    hidden.forEachLine(mark)
    let contents = clusters.compact(keeping: isUsed)
    func renumber(_ line: UnsafeMutableBufferPointer<PackedCell>) {
      for index in line.indices where line[index].content & flag != 0 {
        line[index] = line[index].with(content: contents[Int(line[index].content & ~flag)])
      }
    }
    screen.forEachLine(renumber)
    hidden.forEachLine(renumber)
    clusterLimit = max(1 << 15, clusters.count * 2)
  }
}
