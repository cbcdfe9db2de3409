import Semantics
import Terminal

/// Words of a dialog that are buttons without brackets: in its last row, apart from each other, where one is lit or
/// each has a ground of its own, and those with a shadow (`  OK   ▄` above `▀▀▀▀▀▀▀▀`).
enum PlainButtons {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices where draft.regions[region].kind == .dialog {
      addShadowed(region, &draft)
      addPlain(region, &draft)
    }
  }

  /// Adds the words of the last row of a dialog; a row with more above it is one of a list.
  private static func addPlain(_ region: Int, _ draft: inout RoleDraft) {
    let (grid, frame) = (draft.grid, draft.regions[region].frame)
    let columns = frame.minX..<frame.maxX
    let rows = (frame.minY..<frame.maxY).filter { grid.trimmed($0, columns) != nil }
    guard let y = rows.last, y > frame.minY, columns.allSatisfy({ grid.isGap($0, y - 1) }),
      !draft.isTaken(y, columns)
    else { return }
    let lights = draft.lights(y, columns, of: region)
    let words =
      isSideBySide(lights, y, columns, grid)
      ? grid.pieces(y, columns) : grid.pieces(y, columns, gap: 2)
    if areKeys(lights, words, y, grid) {
      for (light, word) in zip(lights, words) {
        let hasCursor = draft.cursor.map { $0.y == y && light.contains($0.x) } ?? false
        draft.add(.button, grid.text(y, word), y, light, hasCursor ? .focused : [])
      }
      return
    }
    guard lights.count == 1, let light = lights.first, let lit = words.first(where: light.contains),
      grid.trimmed(y, light) == lit, light.count <= ButtonRules.longest,
      words.allSatisfy({ $0.count <= ButtonRules.longest })
    else { return }
    let space = (
      before: lit.lowerBound - light.lowerBound, behind: light.upperBound - lit.upperBound
    )
    guard words.count > 1 || abs(light.lowerBound - frame.minX - frame.maxX + light.upperBound) <= 2
    else { return }
    for word in words {
      let range = word.lowerBound - space.before..<word.upperBound + space.behind
      draft.add(
        .button, grid.text(y, word), y, range.clamped(to: columns), word == lit ? .focused : [])
    }
  }

  /// Returns true for a few words with capital letters and single blanks between them in the middle of a row, of which
  /// one alone is lit.
  private static func isSideBySide(
    _ lights: [Range<Int>], _ y: Int, _ columns: Range<Int>, _ grid: CellGrid
  ) -> Bool {
    let words = grid.pieces(y, columns)
    guard (2...5).contains(words.count), lights.count == 1, words.contains(lights[0]),
      grid.pieces(y, columns, gap: 2).count == 1,
      words.allSatisfy({ $0.count > 1 && Sign.isUpper(grid.sign($0.lowerBound, y)) })
    else { return false }
    let space = (
      before: words[0].lowerBound - columns.lowerBound,
      behind: columns.upperBound - words[words.count - 1].upperBound
    )
    return space.before > 1 && abs(space.before - space.behind) <= 2
  }

  /// Adds words on a ground of their own with a shadow of half blocks behind and below them.
  private static func addShadowed(_ region: Int, _ draft: inout RoleDraft) {
    let (grid, frame) = (draft.grid, draft.regions[region].frame)
    for y in frame.minY..<max(frame.minY, frame.maxY - 1) {
      let columns = frame.minX..<frame.maxX
      for x in columns where grid.sign(x, y) == 0x2584 && grid.sign(x, y + 1) == 0x2580 {
        let stripe = grid.stripes(y, columns.lowerBound..<x).last
        guard let stripe, !draft.isTaken(y, stripe), let words = grid.trimmed(y, stripe),
          stripe.count <= ButtonRules.longest, ButtonRules.isName(grid, y, words),
          stripe.dropFirst().allSatisfy({ grid.sign($0, y + 1) == 0x2580 })
        else { continue }
        draft.add(.button, grid.text(y, words), y, stripe)
        draft.take(y, x..<x + 1)
        draft.take(y + 1, stripe.lowerBound..<x + 1)
      }
    }
  }

  /// Returns true for short words that each stand in the middle of a ground of its own.
  private static func areKeys(
    _ lights: [Range<Int>], _ words: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> Bool {
    lights.count >= 2 && lights.count == words.count
      && zip(lights, words).allSatisfy { light, word in
        let space = (word.lowerBound - light.lowerBound, light.upperBound - word.upperBound)
        return light.count <= ButtonRules.longest && space.0 >= 1 && abs(space.0 - space.1) <= 1
          && ButtonRules.isName(grid, y, word)
      }
  }
}
