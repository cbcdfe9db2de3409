/// The widths of a table's columns in a room.
struct TableLayout {
  static let spacing = 2

  let columns: [TableColumn]
  /// The widest that each column wants to be, by its cells and its title.
  let wanted: [Int]
  let room: Int
  /// The column that the rows are in the order of: without it they would seem to be in none.
  var sorted: Int?

  /// Nothing for a column that is left out.
  var widths: [Int?] {
    let shown = shown
    var widths: [Int?] = columns.indices.map { shown.contains($0) ? least($0) : nil }
    var left = room - used(shown)
    if left < 0, let only = shown.first { widths[only] = max(0, room) }
    var shares = shown.reduce(0) { $0 + share($1) }
    for index in shown where share(index) > 0 && left > 0 {
      let part = left * share(index) / shares
      widths[index] = (widths[index] ?? 0) + part
      left -= part
      shares -= share(index)
    }
    return widths
  }

  /// The columns that there is room for; at least one.
  private var shown: [Int] {
    var shown = Array(columns.indices)
    while shown.count > 1, used(shown) > room {
      let others = shown.indices.filter { shown[$0] != sorted }
      let lowest = others.map { columns[shown[$0]].priority }.min()
      guard let last = others.last(where: { columns[shown[$0]].priority == lowest }) else { break }
      shown.remove(at: last)
    }
    return shown
  }

  private func used(_ shown: [Int]) -> Int {
    shown.reduce(0) { $0 + least($1) } + Self.spacing * max(0, shown.count - 1)
  }

  private func least(_ index: Int) -> Int {
    switch columns[index].width {
    case .fixed(let width): max(0, width)
    case .fit(let min, let max): Swift.min(Swift.max(min, wanted[index]), Swift.max(min, max))
    case .flex(_, let min): max(0, min)
    }
  }

  private func share(_ index: Int) -> Int {
    if case .flex(let share, _) = columns[index].width { max(1, share) } else { 0 }
  }
}
