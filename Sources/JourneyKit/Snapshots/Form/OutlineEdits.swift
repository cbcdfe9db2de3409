/// The differences of a list of lines from another one: `-13-15` without those, `+13 text` with
/// another before the thirteenth, counted from 0.
struct LineEdits: Hashable {
  private(set) var lines: [String]

  init(from old: [String], to new: [String]) {
    lines = []
    guard old != new else { return }
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    write(old, new, removed, inserted)
  }

  private mutating func write(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
  ) {
    var (place, next) = (0, 0)
    while place < old.count || next < new.count {
      if removed.contains(place) {
        let first = place
        while removed.contains(place) { place += 1 }
        lines.append(first == place - 1 ? "-\(first)" : "-\(first)-\(place - 1)")
      } else if inserted.contains(next) {
        lines.append("+\(place) \(new[next])")
        next += 1
      } else {
        (place, next) = (place + 1, next + 1)
      }
    }
  }

  init(lines: [String]) { self.lines = lines }

  /// Returns the lines with the edits; nil where they do not fit.
  func applied(to old: [String]) -> [String]? {
    var new: [String] = []
    var place = 0
    for line in lines {
      let digits = line.dropFirst().prefix { $0.isNumber }
      guard let offset = Int(digits), place...old.count ~= offset else { return nil }
      let rest = line[digits.endIndex...]
      new += old[place..<offset]
      place = offset
      if line.hasPrefix("+") {
        new.append(String(rest.dropFirst()))
      } else {
        let last = rest.isEmpty ? offset : Int(rest.dropFirst())
        guard line.hasPrefix("-"), let last, offset...max(offset, old.count - 1) ~= last,
          last < old.count
        else { return nil }
        place = last + 1
      }
    }
    return new + old[place...]
  }
}
