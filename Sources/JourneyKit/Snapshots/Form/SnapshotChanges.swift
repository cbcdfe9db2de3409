import Terminal

/// The differences of two views in words: ``row 4: `Rex` → `Max` ``, `row 3 col 10-14: was bold cyan, is
/// plain`, `bold colour 183 on 236 moved from row 4 to 5`.
public struct SnapshotChanges: Hashable, Sendable {
  public private(set) var lines: [String] = []

  /// Takes two files; what is the same in all themes is told once.
  public init(_ old: SnapshotFile, _ new: SnapshotFile) {
    var told: [(words: String, themes: [String?])] = []
    for look in new.looks {
      let words =
        old[look.theme].map { SnapshotChanges($0, look.view).lines }
        ?? ["nothing recorded"]
      for line in words {
        if let place = told.firstIndex(where: { $0.words == line }) {
          told[place].themes.append(look.theme)
        } else {
          told.append((line, [look.theme]))
        }
      }
    }
    for theme in old.themes where new[theme] == nil { told.append(("not there any more", [theme])) }
    lines = told.map { words, themes in
      if themes == new.themes { return words }
      return themes.map { $0 ?? "main" }.joined(separator: ", ") + ": " + words
    }
  }

  /// Takes the texts of two files; nil where one of them is none.
  public init?(_ old: String, _ new: String) {
    guard let old = try? SnapshotFile(text: old), let new = try? SnapshotFile(text: new)
    else { return nil }
    self.init(old, new)
  }

  public init(_ old: SnapshotView, _ new: SnapshotView) {
    if old.headline != new.headline {
      lines.append("first line: " + Self.change(old.headline, new.headline))
    }
    guard old.size == new.size else { return }
    for y in old.rows.indices where old.rows[y] != new.rows[y] {
      lines.append("row \(y): " + Self.change(old.rows[y], new.rows[y]))
    }
    if old.ground != new.ground {
      lines.append("ground: \(old.ground.name ?? "default") → \(new.ground.name ?? "default")")
    }
    lines += new.names.changes(since: old.names) + StyleChanges(old, new).lines
    lines += Self.pictures(old.pictures, new.pictures)
    for (title, first, second) in [
      ("outline", old.outline, new.outline), ("focus order", old.focusOrder, new.focusOrder),
    ] where first != second {
      let changed = LineDifference(first, second).lines.filter {
        $0.hasPrefix("- ") || $0.hasPrefix("+ ")
      }
      lines += changed.map { "\(title) \($0.prefix(1)) \($0.dropFirst(2).drop { $0 == " " })" }
    }
  }

  /// Returns the part of two texts that is not the same, to the ends of its words.
  static func change(_ old: String, _ new: String) -> String {
    let (first, second) = (Array(old), Array(new))
    let most = min(first.count, second.count)
    var start = 0
    while start < most, first[start] == second[start] { start += 1 }
    var end = 0
    while end < most - start, first[first.count - 1 - end] == second[second.count - 1 - end] {
      end += 1
    }
    while start > 0, first[start - 1] != " " { start -= 1 }
    while end > 0, first[first.count - end] != " " { end -= 1 }
    let (before, after) = (first[start..<first.count - end], second[start..<second.count - end])
    return "`\(trimmed(before))` → `\(trimmed(after))`"
  }

  private static func trimmed(_ part: ArraySlice<Character>) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func pictures(_ old: [SnapshotPicture], _ new: [SnapshotPicture]) -> [String] {
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    let pairs = Alignment.pairs(gone, come) {
      $0.frame == $1.frame || $0.fingerprint == $1.fingerprint
    }
    return pairs.map { before, after in
      switch (before, after) {
      case (let before?, let after?):
        before.fingerprint == after.fingerprint
          ? "picture moved from \(before.place) to \(after.place)"
          : "picture at \(after.place) is another one"
      case (let before?, nil): "picture at \(before.place) is gone"
      default: "picture at \(after?.place ?? "") is new"
      }
    }
  }
}

/// The differences of the styles of two views.
private struct StyleChanges {
  private struct Change: Hashable {
    var y: Int
    var columns: Range<Int>
    var old: Style
    var new: Style
  }

  private let old: SnapshotView
  private let new: SnapshotView
  private var changes: [Change] = []

  init(_ old: SnapshotView, _ new: SnapshotView) {
    (self.old, self.new) = (old, new)
    for y in old.rows.indices { changes += Self.changes(old, new, y) }
  }

  /// Returns the runs of a row that look different; a style that has come or gone with its glyph is no
  /// change of its own.
  private static func changes(_ old: SnapshotView, _ new: SnapshotView, _ y: Int) -> [Change] {
    let (first, second) = (looks(old, y), looks(new, y))
    var changes: [Change] = []
    var isAlike = true
    for x in 0..<old.size.columns {
      let place = y * old.size.columns + x
      let isBare = old.isBare(place) && new.isBare(place)
      let isGlyph = old.blanks[place] != new.blanks[place]
      let background = (old.styles[place].background, new.styles[place].background)
      if old.styles[place] == new.styles[place] || isGlyph && background.0 == background.1 {
        isAlike = isAlike && isBare
        continue
      }
      let change = Change(y: y, columns: x..<x + 1, old: first[x], new: second[x])
      if isAlike, let last = changes.last, last.old == change.old, last.new == change.new {
        changes[changes.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        changes.append(change)
      }
      isAlike = true
    }
    return changes
  }

  /// Returns the styles of a row, of words the same from the first to the last letter.
  private static func looks(_ view: SnapshotView, _ y: Int) -> [Style] {
    var looks = Array(repeating: Style(background: view.ground), count: view.size.columns)
    for piece in StylePiece.pieces([view], row: y) {
      for x in piece.columns { looks[x] = piece.styles[0] }
    }
    return looks
  }

  var lines: [String] {
    // Another colour of a role is told once, with the role.
    var left = changes.filter { before($0.old) != after($0.new) }
    return everywhere(&left) + moves(&left)
      + left.map { change in
        "row \(change.y) col \(change.columns.words): \(Self.was(before(change.old), after(change.new)))"
      }
  }

  private static func was(_ before: String, _ after: String) -> String {
    "was \(before), is \(after)"
  }

  private func before(_ style: Style) -> String { style.words(in: old) }
  private func after(_ style: Style) -> String { style.words(in: new) }

  /// Takes the changes of a style that looks different wherever it stands, in more than one place.
  private func everywhere(_ left: inout [Change]) -> [String] {
    var lines: [String] = []
    var seen: Set<Style> = []
    for style in left.map(\.old) where seen.insert(style).inserted {
      let own = left.filter { $0.old == style }
      guard own.count > 1, Set(own.map(\.new)).count == 1, let other = own.first?.new,
        !zip(old.styles, new.styles).contains(where: { $0 == style && $1 == style })
      else { continue }
      let rows = Set(own.map(\.y)).count
      lines.append(
        "in \(rows) row\(rows == 1 ? "" : "s"): \(Self.was(before(style), after(other)))")
      left.removeAll { $0.old == style }
    }
    return lines
  }

  /// Takes the pairs of changes by which a style has left one row and come to another.
  private func moves(_ left: inout [Change]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < left.count {
      let change = left[index]
      let back = left.firstIndex {
        $0.y != change.y && $0.columns == change.columns && $0.new == change.old
          && $0.old == change.new
      }
      guard let back, isPlainer(change.new, than: change.old) else {
        index += 1
        continue
      }
      lines.append("\(before(change.old)) moved from row \(change.y) to \(left[back].y)")
      for place in [back, index].sorted(by: >) { left.remove(at: place) }
      index = 0
    }
    return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns true for the style that says less: what moves is the other one.
  private func isPlainer(_ style: Style, than other: Style) -> Bool {
    if (style.background == new.ground) != (other.background == new.ground) {
      return style.background == new.ground
    }
    return after(style).count <= after(other).count
  }
}

extension Style {
  /// The style for who does not see the legend: `bold cyan on blue`, `colour 183`, `bold accent`, `plain`.
  fileprivate func words(in view: SnapshotView) -> String {
    legendWords(on: view.ground, view.names).split(separator: ", ").map(Self.spoken)
      .joined(separator: " ")
  }

  /// Returns a part of a legend, `183 on 4`, with the names of colours: `colour 183 on blue`.
  private static func spoken(_ part: Substring) -> String {
    let words = part.split(separator: " ").map { word in
      UInt8(word).map { Color.indexed($0).words } ?? String(word)
    }
    // A number alone says nothing.
    let isNumber = words.first?.first.map { $0.isNumber || $0 == "#" } == true
    return ((isNumber ? ["colour"] : []) + words).joined(separator: " ")
  }
}
