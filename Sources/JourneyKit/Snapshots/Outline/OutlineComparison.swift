/// A written outline held against that of a screen.
struct OutlineComparison {
  let isEqual: Bool
  /// Only what truly differs: a pattern that fits is no difference.
  let changes: [String]
  /// The written outline as it would be right: patterns that fit stay.
  let replacement: [String]

  init(template: [String], actual: [String], match: OutlineMatch) {
    let wanted = template.map(OutlineLine.init)
    let found = actual.map(OutlineLine.init)
    let steps = Self.steps(wanted, found, match)
    let isAligned = steps.allSatisfy(\.isFit)
    switch match {
    case .exact:
      isEqual = isAligned
      changes = steps.flatMap(\.changes)
      replacement = steps.compactMap(\.replacement)
    case .contains:
      isEqual = OutlineTree(found).contains(OutlineTree(wanted))
      let near = Self.near(steps)
      let words = near.flatMap(\.changes)
      changes =
        isEqual ? [] : words.isEmpty ? ["the lines are there, but not nested so"] : words
      replacement = isEqual ? template : near.compactMap(\.replacement)
    }
  }

  /// A step through both: a line of either, or one of each that fit.
  private struct Step {
    var wanted: OutlineLine?
    var found: OutlineLine?

    var isFit: Bool { wanted != nil && found != nil }

    var changes: [String] {
      if isFit { return [] }
      return (wanted.map { ["- " + $0.indented] } ?? [])
        + (found.map { ["+ " + $0.indented] } ?? [])
    }

    var replacement: String? {
      if let wanted, found != nil { return wanted.indented }
      return found?.indented
    }
  }

  private static func steps(
    _ wanted: [OutlineLine], _ found: [OutlineLine], _ match: OutlineMatch
  ) -> [Step] {
    let difference = found.difference(from: wanted) { first, second in
      fits(first, second, match) || fits(second, first, match)
    }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var steps: [Step] = []
    var (old, new) = (0, 0)
    while old < wanted.count || new < found.count {
      if removed.contains(old) {
        steps.append(Step(wanted: wanted[old]))
        old += 1
      } else if inserted.contains(new) {
        steps.append(Step(found: found[new]))
        new += 1
      } else {
        steps.append(Step(wanted: wanted[old], found: found[new]))
        old += 1
        new += 1
      }
    }
    return steps
  }

  /// In part of an outline nesting is looked at as a whole.
  private static func fits(
    _ wanted: OutlineLine, _ found: OutlineLine, _ match: OutlineMatch
  ) -> Bool {
    (match == .contains || wanted.depth == found.depth) && wanted.fits(found, match)
  }

  /// Of the lines that are not asked for, those that stand where one is missing: as many at most.
  private static func near(_ steps: [Step]) -> [Step] {
    var missing = 0
    return steps.filter { step in
      if step.isFit {
        missing = 0
        return true
      }
      if step.wanted != nil {
        missing += 1
        return true
      }
      missing -= 1
      return missing >= 0
    }
  }
}
