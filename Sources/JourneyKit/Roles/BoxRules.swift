import Semantics
import Terminal

/// Boxes of lines: dialogs, menus that are pulled down or pop up, groups, and small boxes that are buttons.
///
/// A small box around a few words is a button. A box that lies free over the screen, with a ground of its own,
/// with buttons, or in the middle, is a dialog. A box right below the bar of menus is a menu, and so is a box
/// of nothing but entries. Every other one is a group.
struct BoxRules {
  static func apply(to draft: inout RoleDraft, surface: Surface) {
    let grid = draft.grid
    draft.regions = [RoleRegion(kind: .screen, frame: surface.bounds)]
    let tables = RuledTableRules.find(grid)
    let hung = OpenedMenus.hung(grid)
    let drawn = hung + BoxFinder(surface).boxes
    let whole = drawn.filter { box in
      (box.frame.rows > 2 || box.frame.columns > 2)
        && !tables.contains { $0.frame.contains(box.frame) }
        && !drawn.contains { isCell(box.frame, of: $0.frame) }
    }
    let covered = CoveredBoxes(grid, under: whole).boxes
    let boxes = covered + whole
    let buttons = whole.filter { isButton($0, grid) }
    for box in boxes where !buttons.contains(box) {
      let around = draft.owners[grid.index(box.frame.minX, box.frame.minY)]
      let hasButtons = buttons.contains { box.frame.contains($0.frame) }
      let isOver =
        !covered.contains(box)
        && covered.contains {
          !$0.frame.contains(box.frame) && !$0.frame.intersection(box.frame).isEmpty
        }
      let covers =
        covered.contains(box) ? whole.map(\.frame).filter { !$0.contains(box.frame) } : []
      let isAsked = draft.cursor.map { box.inside.contains($0) } ?? false
      let others = boxes.filter { $0.frame.intersection(box.frame).isEmpty }
      let isElsewhere = draft.cursor.map { point in
        others.contains { $0.inside.contains(point) && self.isAsked(point, $0.inside, grid) }
      }
      // An open menu takes the keys from every other box.
      let cursor = Cursor(
        isInside: isAsked, isElsewhere: isElsewhere ?? false || !hung.isEmpty)
      add(
        box, inside: draft.regions[around], hasButtons: hasButtons, isOver: isOver, cursor: cursor,
        under: covers, to: &draft)
    }
    for button in buttons {
      let (frame, inside) = (button.frame, button.inside)
      draft.add(.button, grid.text(inside.minY, inside.minX..<inside.maxX), frame)
      for y in frame.minY..<frame.maxY { draft.take(y, frame.minX..<frame.maxX) }
    }
    addBands(to: &draft)
    PanelRules.apply(to: &draft)
    draft.findGrounds()
    RuledTableRules.apply(to: &draft, tables)
  }

  /// The cursor beside a box: in it, or in another one that lies apart from it.
  private struct Cursor {
    var isInside: Bool
    var isElsewhere: Bool
  }

  private static func add(
    _ box: DrawnBox, inside around: RoleRegion, hasButtons: Bool, isOver: Bool, cursor: Cursor,
    under covers: [Rect],
    to draft: inout RoleDraft
  ) {
    let titles = box.titles.filter(isTitle)
    let title = titles.max { $0.count < $1.count } ?? ""
    let grid = draft.grid.seen(in: box.inside) { x, y in
      !covers.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
    }
    let isAsking =
      cursor.isInside && draft.cursor.map { isAsked($0, box.inside, draft.grid) } ?? false
    let own: RoleRegion.Kind =
      isAsking && around.kind == .screen && box.frame.minX >= 2
        && box.frame.maxX + 2 <= grid.columns
      ? .dialog : kind(box, around, hasButtons: hasButtons, mayBeFree: !cursor.isElsewhere, grid)
    // A box that lies over another one is no part of it.
    let kind: RoleRegion.Kind = isOver && own == .group ? .dialog : own
    let name = title.isEmpty && kind != .menu ? headRow(box, draft.grid) : title
    switch kind {
    case .dialog: draft.add(.dialog, name, box.frame)
    case .menu: draft.add(.menu, name, box.frame)
    case .group, .screen: draft.add(.group, name, box.frame)
    }
    for y in [box.frame.minY, box.frame.maxY - 1] { draft.take(y, box.frame.minX..<box.frame.maxX) }
    draft.regions.append(
      RoleRegion(
        kind: kind, frame: box.inside, title: name,
        isInDialog: kind == .group && (around.kind == .dialog || around.isInDialog)))
    draft.own(box.frame, by: draft.regions.count - 1)
  }

  /// Returns true for a box in a larger one of which it has an edge: the cell of a grid, and not a box of its own.
  private static func isCell(_ frame: Rect, of grid: Rect) -> Bool {
    grid != frame && grid.contains(frame)
      && (grid.minX == frame.minX || grid.maxX == frame.maxX || grid.minY == frame.minY
        || grid.maxY == frame.maxY)
  }

  /// A small box that fits its words is a button.
  private static func isButton(_ box: DrawnBox, _ grid: CellGrid) -> Bool {
    let inside = box.inside
    guard inside.rows == 1, (4...20).contains(inside.columns), box.titles.allSatisfy(\.isEmpty),
      let words = grid.trimmed(inside.minY, inside.minX..<inside.maxX)
    else { return false }
    return words == inside.minX + 1..<inside.maxX - 1
      && ButtonRules.isName(grid, inside.minY, words)
  }

  /// Returns true for words that end with a colon before the cursor, and perhaps what is typed there.
  private static func isAsked(_ cursor: Point, _ inside: Rect, _ grid: CellGrid) -> Bool {
    let row = inside.minX..<inside.maxX
    guard grid.isBlank(cursor.y, cursor.x..<max(cursor.x, inside.maxX)) else { return false }
    return (row.lowerBound + 2..<max(row.lowerBound + 2, cursor.x)).contains { x in
      grid.sign(x, cursor.y) == 0x3A && (x + 1 == cursor.x || grid.isBlank(x + 1, cursor.y))
    }
  }

  private static func kind(
    _ box: DrawnBox, _ around: RoleRegion, hasButtons hasBoxes: Bool, mayBeFree: Bool,
    _ grid: CellGrid
  ) -> RoleRegion.Kind {
    let frame = box.frame
    let hasButtons =
      hasBoxes
      || (frame.minY..<frame.maxY).contains { y in
        !ButtonRules.buttons(grid, y, frame.minX + 1..<frame.maxX - 1).isEmpty
      }
    // A frame around a button in a larger box asks nothing.
    let row = box.inside.minX..<box.inside.maxX
    let own = ButtonRules.buttons(grid, box.inside.minY, row)
    if around.kind == .group, box.inside.rows == 1, !own.isEmpty,
      !ButtonRules.hasMore(box.inside.minY, row, than: own, grid)
    {
      return .group
    }
    let isInside = around.kind != .screen && around.kind != .menu && around.frame.contains(frame)
    if !hasButtons, !isInside, MenuRules.isPopUp(box.inside, grid) { return .menu }
    if !hasButtons, !isInside, OpenedMenus.bar(above: frame, grid) != nil { return .menu }
    guard around.kind != .dialog, around.kind != .menu else { return .group }
    if frame.minY <= 1, frame.minY > 0, !hasButtons,
      MenuRules.bar(grid, frame.minY - 1) != nil
    {
      return isMenu(box, grid) ? .menu : .group
    }
    let (left, right) = (frame.minX, grid.columns - frame.maxX)
    if left + right >= 8, KeyRows(box.inside, grid) != nil { return .dialog }
    if hasBoxes, left >= 2 || right >= 2 { return .dialog }
    guard left >= 2, right >= 2 else {
      return around.kind == .screen && isForm(box, grid) ? .dialog : .group
    }
    // In a pane it is in the middle of the screen both ways.
    let isCentred =
      abs(left - right) <= 2 && left >= 4 && !isBesideOthers(frame, grid)
      && (around.kind == .screen || abs(frame.minY - grid.rows + frame.maxY) <= 2 && frame.minY > 2)
    return hasButtons || mayBeFree && (isCentred || hasOwnGround(frame, grid)) ? .dialog : .group
  }

  /// Returns false for a lone sign, as `^`, which says that there is more.
  private static func isTitle(_ title: String) -> Bool {
    title.count > 1 || title.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns true for a box from edge to edge with a title and buttons in one of its last rows.
  private static func isForm(_ box: DrawnBox, _ grid: CellGrid) -> Bool {
    let inside = box.inside
    let rows = max(inside.minY, inside.maxY - 3)..<inside.maxY
    let isNamed = box.titles.contains(where: isTitle) || !headRow(box, grid).isEmpty
    return isNamed && box.frame.rows < grid.rows
      && rows.contains { y in
        let row = inside.minX..<inside.maxX
        let buttons = ButtonRules.buttons(grid, y, row)
        return !buttons.isEmpty && !ButtonRules.hasMore(y, row, than: buttons, grid)
      }
  }

  /// Returns true for a box with others right before and behind it.
  private static func isBesideOthers(_ frame: Rect, _ grid: CellGrid) -> Bool {
    let y = frame.minY + 1
    return grid.isLine(frame.minX - 1, y) && grid.isLine(frame.maxX, y)
  }

  /// Returns true if the cells just outside of a box have another background than those just inside.
  private static func hasOwnGround(_ frame: Rect, _ grid: CellGrid) -> Bool {
    let rows = frame.minY..<frame.maxY
    let differing = rows.filter { y in
      frame.minX >= 3 && grid.back(frame.minX - 3, y) != grid.back(frame.minX, y)
    }
    return differing.count * 2 > rows.count
  }

  /// A menu that is pulled down is narrow, and no column of its own lies in it.
  private static func isMenu(_ box: DrawnBox, _ grid: CellGrid) -> Bool {
    let frame = box.inside
    return frame.columns * 3 < grid.columns * 2
      && (frame.minY..<frame.maxY).allSatisfy { y in
        !(frame.minX + 1..<max(frame.minX + 1, frame.maxX - 1)).contains { x in
          grid.isLine(x, y) && !grid.isLine(frame.minX + 1, y)
        }
      }
  }

  /// The first row of a box, where a line cuts it off from the others.
  private static func headRow(_ box: DrawnBox, _ grid: CellGrid) -> String {
    let frame = box.inside
    guard frame.rows > 3, grid.isLine(frame.minX, frame.minY + 1),
      grid.isLine(frame.minX + 1, frame.minY + 1)
    else { return "" }
    return grid.text(frame.minY, frame.minX..<frame.maxX)
  }

  // MARK: Bands
  /// Finds dialogs between two lines that go from edge to edge, with a ground of their own.
  private static func addBands(to draft: inout RoleDraft) {
    let grid = draft.grid
    let lines = (1..<max(1, grid.rows - 1)).filter { y in
      let count = (0..<grid.columns).count { grid.isLine($0, y) }
      return grid.isLine(0, y) && grid.isLine(grid.columns - 1, y) && count * 2 > grid.columns
        && (0..<grid.columns).allSatisfy { draft.owners[grid.index($0, y)] == 0 }
    }
    guard let first = lines.first, let last = lines.last, last > first + 1 else { return }
    let outside = grid.back(0, 0)
    let rows = first...last
    guard rows.allSatisfy({ grid.back(0, $0) == grid.back(0, first) }),
      grid.back(0, first) != outside,
      rows.contains(where: { !ButtonRules.buttons(grid, $0, 0..<grid.columns).isEmpty })
    else { return }
    let title = grid.pieces(first, 0..<grid.columns, gap: 2).map { grid.text(first, $0) }
    let frame = Rect(x: 0, y: first, columns: grid.columns, rows: last - first + 1)
    draft.add(.dialog, title.first ?? "", frame)
    draft.regions.append(RoleRegion(kind: .dialog, frame: frame, title: title.first ?? ""))
    draft.own(frame, by: draft.regions.count - 1)
    for y in lines { draft.take(y, 0..<grid.columns) }
  }
}
