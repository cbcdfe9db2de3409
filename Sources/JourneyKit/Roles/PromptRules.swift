import Semantics
import Terminal

/// The row in which the cursor stands behind a prompt: `Search: `, `ready> `, `$ `, `[room] `, `:` at its
/// beginning, or nothing at all below a status bar at the end of the screen.
struct PromptRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices where draft.regions[region].kind == .group {
      addBoxed(region, &draft)
    }
    addCursor(&draft)
  }

  /// Adds the rest of a box of one row behind `name >`, where the program hides the cursor.
  private static func addBoxed(_ region: Int, _ draft: inout RoleDraft) {
    let (grid, frame) = (draft.grid, draft.regions[region].frame)
    let (y, row) = (frame.minY, frame.minX..<frame.maxX)
    let tokens = grid.pieces(y, row)
    guard frame.rows == 1, frame.columns >= 20, draft.cursor == nil, tokens.count >= 2,
      grid.sign(tokens[1].lowerBound, y) == 0x3E, tokens[1].count == 1,
      tokens[0].allSatisfy({ Sign.isLetter(grid.sign($0, y)) }), !draft.isTaken(y, row)
    else { return }
    let cursors = draft.lights(y, row, of: region)
    draft.add(
      .textField, grid.text(y, tokens[0]), y, tokens[1].upperBound + 1..<frame.maxX,
      cursors.count == 1 && cursors[0].count == 1 ? .focused : [],
      value: grid.text(y, tokens[1].upperBound..<frame.maxX))
    draft.take(y, row)
  }

  private static func addCursor(_ draft: inout RoleDraft) {
    guard let cursor = draft.cursor ?? drawnCursor(draft), (0..<draft.grid.rows).contains(cursor.y),
      (0..<draft.grid.columns).contains(cursor.x)
    else { return }
    let grid = draft.grid
    let region = draft.owners[grid.index(cursor.x, cursor.y)]
    let kind = draft.regions[region].kind
    guard kind != .menu else { return }
    guard
      let segment = draft.segments(cursor.y, of: region).first(where: { $0.contains(cursor.x) })
    else { return }
    let found =
      kind == .dialog
      ? dialogField(cursor, segment, region, draft)
      : styledField(cursor, segment, draft) ?? field(cursor, segment, draft)
    guard let field = found else { return }
    // A ground of its own ends a field.
    let light = draft.lights(cursor.y, segment, of: region).first { $0.contains(cursor.x) }
    let end = kind == .dialog ? light?.upperBound ?? segment.upperBound : segment.upperBound
    let range = field.start..<end
    guard !range.isEmpty, !draft.isTaken(cursor.x, cursor.y) else { return }
    draft.add(
      .textField, field.name, cursor.y, range, .focused, value: grid.text(cursor.y, range))
    draft.take(cursor.y, segment)
    draft.hasPrompt = !isAboveList(cursor, segment, draft)
  }

  /// The blank cell behind the words of the last row that alone has another ground: a cursor that the program
  /// draws itself.
  private static func drawnCursor(_ draft: RoleDraft) -> Point? {
    let (grid, y) = (draft.grid, draft.grid.rows - 1)
    if let block = (1..<grid.columns).first(where: { grid.sign($0, y) == 0x2588 }),
      [0x3A, 0x2F, 0x3E].contains(grid.sign(0, y)), !grid.isBlank(block - 1, y),
      grid.isBlank(block + 1, y)
    {
      return Point(x: block, y: y)
    }
    let stripes = grid.stripes(y, 0..<grid.columns)
    guard stripes.count == 3, stripes[1].count == 1, let words = grid.trimmed(y, stripes[0]),
      words.upperBound == stripes[0].upperBound,
      grid.isBlank(y, stripes[1].lowerBound..<grid.columns),
      grid.back(0, y) == grid.back(grid.columns - 1, y)
    else { return nil }
    return Point(x: stripes[1].lowerBound, y: y)
  }

  private static func field(
    _ cursor: Point, _ segment: Range<Int>, _ draft: RoleDraft
  ) -> (name: String, start: Int)? {
    let (grid, y) = (draft.grid, cursor.y)
    let isFilter = isAboveList(cursor, segment, draft)
    let isLow = y >= grid.rows - 4 || isFilter || isForm(cursor, segment, grid)
    let first = grid.sign(segment.lowerBound, y)
    // A bar may be one, too, where two views share the screen.
    let isBar = HintRules.isBar(y, draft) && grid.isBlank(y, cursor.x..<segment.upperBound)
    if isLow || isBar, cursor.x > segment.lowerBound, [0x3A, 0x2F].contains(first) {
      return ("", segment.lowerBound + 1)
    }
    let before = segment.lowerBound..<cursor.x
    for x in before.reversed()
    where isPrompt(grid.sign(x, y), isLow: isLow) && !draft.isTaken(x, y) {
      guard x + 1 == cursor.x || grid.isBlank(x + 1, y), !isKey(x, y, grid) else { continue }
      // More than a little text behind a blank is no prompt, but what somebody has written before.
      guard grid.pieces(y, before, gap: 12).count <= 4 else { return nil }
      let start = grid.isBlank(x + 1, y) ? x + 2 : x + 1
      return (name(y, segment.lowerBound..<x, draft), min(start, cursor.x))
    }
    if let end = bracketEnd(before, y, isLow: isLow, grid) {
      return (grid.text(y, segment.lowerBound..<end), end + 1)
    }
    if isFilter { return ("", segment.lowerBound) }
    let isBelowBar = y == grid.rows - 1 && y > 0 && HintRules.isBar(y - 1, draft)
    guard isBelowBar, !HintRules.isBar(y, draft) else { return nil }
    return ("", segment.lowerBound)
  }

  /// Returns true for the first row above a list, in which the cursor stands behind all that is typed: two rows
  /// or more right below, of which one is lit from its beginning.
  private static func isAboveList(
    _ cursor: Point, _ segment: Range<Int>, _ draft: RoleDraft
  ) -> Bool {
    let (grid, y) = (draft.grid, cursor.y)
    guard y == 0, grid.isBlank(y, cursor.x..<min(cursor.x + 12, segment.upperBound)),
      cursor.x == segment.lowerBound || !grid.isBlank(segment.lowerBound, y)
    else { return false }
    let rows = (y + 1..<grid.rows).prefix { grid.trimmed($0, segment) != nil }
    let lit = rows.filter { row in
      draft.lights(row, segment, of: 0).contains { $0.lowerBound <= segment.lowerBound + 2 }
    }
    return rows.count >= 2 && lit.count == 1 && !rows.contains(grid.rows - 1)
  }

  /// A field behind a prompt at the beginning of a row that a style sets off from what is typed: `Q>tea`.
  private static func styledField(
    _ cursor: Point, _ segment: Range<Int>, _ draft: RoleDraft
  ) -> (name: String, start: Int)? {
    let (grid, y) = (draft.grid, cursor.y)
    guard grid.isBlank(y, cursor.x..<segment.upperBound) else { return nil }
    func inks(_ range: Range<Int>) -> Set<UInt64> {
      Set(range.filter { !grid.isBlank($0, y) }.map { grid.inks[grid.index($0, y)] })
    }
    let ends = (segment.lowerBound..<cursor.x).filter { x in
      let prompt = inks(segment.lowerBound..<x + 1)
      return isPrompt(grid.sign(x, y), isLow: true) && !prompt.contains(CellGrid.plainInk)
        && prompt.isDisjoint(with: inks(x + 1..<cursor.x))
    }
    // Typed text may have such signs, too.
    let end = ends.first { grid.isBlank($0 + 1, y) } ?? ends.last
    guard let end, (1...16).contains(end - segment.lowerBound),
      grid.pieces(y, segment.lowerBound..<end).count <= 2
    else { return nil }
    let start = grid.isBlank(end + 1, y) ? end + 2 : end + 1
    return (name(y, segment.lowerBound..<end, draft), min(start, cursor.x))
  }

  /// A field in a dialog: behind `Name:`, or an empty row below an empty one.
  private static func dialogField(
    _ cursor: Point, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> (name: String, start: Int)? {
    let (grid, y) = (draft.grid, cursor.y)
    let free = (segment.lowerBound..<cursor.x).reversed().prefix { !draft.isTaken($0, y) }
    if let x = free.first(where: {
      isPrompt(grid.sign($0, y), isLow: true) && grid.isBlank($0 + 1, y)
    }) {
      guard !isKey(x, y, grid), x > segment.lowerBound + 1 else { return nil }
      return (name(y, segment.lowerBound..<x, draft), min(x + 2, cursor.x))
    }
    guard grid.isBlank(y, cursor.x..<segment.upperBound), y > draft.regions[region].frame.minY,
      grid.isBlank(y - 1, segment)
    else { return nil }
    // Words in the row may be a message with the cursor behind it.
    guard grid.isBlank(y, segment) else { return nil }
    let frame = draft.regions[region].frame
    let name = FieldRules.nameAbove(y, frame, draft)
    // Keys may stand between the name and the field.
    let words = (frame.minY..<y).last { row in
      grid.trimmed(row, segment).map { !draft.isTaken(row, $0) } ?? false
    }
    return (name.isEmpty ? words.map { grid.text($0, segment) } ?? "" : name, cursor.x)
  }

  /// Returns true for a row between others that end with a colon, too: prompts below each other.
  private static func isForm(_ cursor: Point, _ segment: Range<Int>, _ grid: CellGrid) -> Bool {
    let rows = [cursor.y - 1, cursor.y + 1].filter { (0..<grid.rows).contains($0) }
    return cursor.x > segment.lowerBound + 3
      && rows.contains { row in
        grid.trimmed(row, segment).map { grid.sign($0.upperBound - 1, row) == 0x3A } ?? false
      }
  }

  /// The end of words in brackets at the beginning of a low row, or right before the cursor; not of those that
  /// name keys to choose from, as `(y/n)`.
  private static func bracketEnd(
    _ before: Range<Int>, _ y: Int, isLow: Bool, _ grid: CellGrid
  ) -> Int? {
    let last = before.upperBound - 2
    let first = before.first { isClose(grid.sign($0, y)) && grid.isBlank($0 + 1, y) }
    // Above it stands the same prompt, with what was typed behind it.
    let isRepeated = first.map { close in
      let prompt = before.lowerBound..<close + 1
      return (0..<y).contains { grid.text($0, prompt) == grid.text(y, prompt) }
    }
    let isFirst = (isLow || isRepeated ?? false) && isOpen(grid.sign(before.lowerBound, y))
    guard let close = isFirst ? first : last > before.lowerBound ? last : nil,
      isClose(grid.sign(close, y)), grid.isBlank(close + 1, y), close + 1 < before.upperBound,
      let open = before.last(where: { $0 < close && isOpen(grid.sign($0, y)) }),
      isLow || isRepeated ?? false || !grid.isBlank(y, before.lowerBound..<open)
    else { return nil }
    let words = grid.pieces(y, open + 1..<close).flatMap { word in
      word.split { !Sign.isLetter(grid.sign($0, y)) }
    }
    return words.contains { $0.count >= 3 } ? close + 1 : nil
  }

  private static func isOpen(_ sign: UInt32) -> Bool { sign == 0x5B || sign == 0x28 }
  private static func isClose(_ sign: UInt32) -> Bool { sign == 0x5D || sign == 0x29 }

  /// Returns true for the end of a key in brackets: `<Esc>`.
  private static func isKey(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    guard grid.sign(x, y) == 0x3E else { return false }
    let word = (0..<x).reversed().prefix { !grid.isBlank($0, y) }
    return word.contains { grid.sign($0, y) == 0x3C }
  }

  /// The last words before the sign, without a hint that stands before them.
  private static func name(_ y: Int, _ range: Range<Int>, _ draft: RoleDraft) -> String {
    let free = range.reversed().prefix { !draft.isTaken($0, y) }
    guard let start = free.last else { return "" }
    // `>>> `
    let sign = draft.grid.sign(range.upperBound, y)
    let words = (start..<range.upperBound).reversed().drop {
      draft.grid.sign($0, y) == sign
        // `===> `
        || sign == 0x3E && [0x2D, 0x3D].contains(draft.grid.sign($0, y))
    }
    guard let end = words.first else { return "" }
    return draft.grid.text(y, start..<end + 1)
  }

  private static func isPrompt(_ sign: UInt32, isLow: Bool) -> Bool {
    isLow && sign == 0x3A || [0x3E, 0x24, 0x23].contains(sign)
  }
}
