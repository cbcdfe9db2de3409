/// The lines that make the rows of one screen of those of another of the same size.
struct SurfaceNews {
  /// A screen that is known, with a number for each text of a row; equal texts have equal numbers.
  struct Source {
    /// The number by which the client knows it; nil for the screen against which all is told.
    let name: Int?
    let rows: [RowNews]
    let texts: [Int]
  }

  private let base: Source
  private let new: Source
  private let others: [Source]

  init(_ base: Source, _ new: Source, others: [Source]) {
    (self.base, self.new, self.others) = (base, new, others)
  }

  /// Empty where the rows are the same.
  var lines: [String] {
    let changed = Set(new.rows.indices.filter { new.texts[$0] != base.texts[$0] })
    var copies = copies(changed)
    var best = lines(changed, copies)
    // One of a row or two between rows that are told anyway may cost more than it spares.
    for index in copies.indices.reversed() where copies[index].count <= 2 {
      var fewer = copies
      fewer.remove(at: index)
      let other = lines(changed, fewer)
      if ScreenNews.count(other) < ScreenNews.count(best) { (best, copies) = (other, fewer) }
    }
    return best
  }

  private func lines(_ all: Set<Int>, _ copies: [Copy]) -> [String] {
    var (changed, lines, marks) = (all, [String](), base.rows.map(\.marks))
    for copy in copies {
      lines.append(copy.words)
      for y in copy.rows.joined() { marks[y] = copy.source.rows[y + copy.shift].marks }
      changed.subtract(copy.rows.joined())
    }
    let told = changed
    let empty = changed.filter { new.rows[$0].text.isEmpty }.sorted()
    if empty.count > 1 {
      lines.append("\(ColumnWords.text(ColumnWords.ranges(empty))) empty")
      for y in empty { marks[y] = [] }
      changed.subtract(empty)
    }
    lines += RowEdits(base.rows, new.rows).lines(changed.sorted())
    let marked = new.rows.indices.filter { marks[$0] != new.rows[$0].marks }
    lines += markLines(marked)
    let recoloured = new.rows.indices.filter { y in
      new.texts[y] == base.texts[y] && !marked.contains(y) && !told.contains(y)
        && new.rows[y].cells != base.rows[y].cells
    }
    if !recoloured.isEmpty {
      lines.append("\(ColumnWords.text(ColumnWords.ranges(recoloured))) look different")
    }
    return lines
  }

  /// `3, 5-7 {0-39}`: rows in which the same columns stand out now.
  private func markLines(_ rows: [Int]) -> [String] {
    var (order, places) = ([String](), [String: [Int]]())
    for y in rows {
      let words = new.rows[y].markWords
      if places[words] == nil { order.append(words) }
      places[words, default: []].append(y)
    }
    return order.map { "\(ColumnWords.text(ColumnWords.ranges(places[$0] ?? []))) \($0)" }
  }

  // MARK: Rows that are known
  /// Rows that stood elsewhere on the same screen, or anywhere on one that was told before.
  private struct Copy {
    let source: Source
    /// The rows where they stand now.
    var rows: [ClosedRange<Int>]
    /// Added to a row, the one where it stood.
    let shift: Int
    var count: Int { rows.reduce(0) { $0 + $1.count } }

    /// `0-21 ← 1-22`, `3, 5-9 ← 5, 7-11 of #7`, `0-17 as #1`
    var words: String {
      let from = ColumnWords.text(rows.map { $0.lowerBound + shift...$0.upperBound + shift })
      let now = ColumnWords.text(rows)
      guard let name = source.name else { return "\(now) ← \(from)" }
      return shift == 0 ? "\(now) as #\(name)" : "\(now) ← \(from) of #\(name)"
    }
  }

  /// Returns the copies, each the one that spares the most bytes; those of one source and distance are one.
  private func copies(_ all: Set<Int>) -> [Copy] {
    var changed = all
    var copies: [Copy] = []
    let prices = new.rows.map { $0.isEmpty ? 0 : $0.shortText.utf8.count + 5 }
    // Those that have any row to give.
    let wanted = Set(changed.filter { !new.rows[$0].text.isEmpty }.map { new.texts[$0] })
    let sources = ([base] + others).filter { source in source.texts.contains(where: wanted.contains)
    }
    while changed.count > 0 {
      var (best, most): (Copy?, Int) = (nil, 0)
      for source in sources {
        for shift in shifts(source, changed).sorted() {
          for rows in runs(source, shift, changed) {
            let copy = Copy(source: source, rows: [rows], shift: shift)
            let spared = rows.reduce(0) { $0 + (changed.contains($1) ? prices[$1] : 0) }
            guard spared > most else { continue }
            let gain = spared - copy.words.utf8.count - 1
            if gain > most { (best, most) = (copy, gain) }
          }
        }
      }
      guard let best else { break }
      changed.subtract(best.rows.joined())
      let place = copies.firstIndex { $0.source.name == best.source.name && $0.shift == best.shift }
      if let place {
        copies[place].rows += best.rows
        copies[place].rows.sort { $0.lowerBound < $1.lowerBound }
      } else {
        copies.append(best)
      }
    }
    return copies
  }

  /// Returns the distances at which changed rows stand in a source.
  private func shifts(_ source: Source, _ changed: Set<Int>) -> Set<Int> {
    var places: [Int: [Int]] = [:]
    for (y, text) in source.texts.enumerated() { places[text, default: []].append(y) }
    var shifts: Set<Int> = []
    for y in changed where !new.rows[y].text.isEmpty {
      for place in places[new.texts[y]] ?? [] { shifts.insert(place - y) }
    }
    return shifts
  }

  /// Returns the rows that follow each other and have their text from a source at a distance. Between changed ones
  /// stand unchanged ones only where they are the same there too.
  private func runs(_ source: Source, _ shift: Int, _ changed: Set<Int>) -> [ClosedRange<Int>] {
    let fitting = new.rows.indices.filter { y in
      source.texts.indices.contains(y + shift) && source.texts[y + shift] == new.texts[y]
        && (changed.contains(y) || base.texts[y] == new.texts[y])
    }
    return ColumnWords.ranges(fitting).compactMap { run in
      let rows = run.filter(changed.contains)
      guard let first = rows.first, let last = rows.last else { return nil }
      return first...last
    }
  }
}
