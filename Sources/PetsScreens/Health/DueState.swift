import Foundation
import PetsDomain
import Toolkit

/// What is due of all pets, as far as it is loaded.
public struct DueState: Equatable, Sendable {
  /// Nil while nothing is loaded.
  public var page: DuePage?
  /// How many come within the week, those overdue included; nil while they are not counted.
  var week: Int?
  public var index = 0
  /// The first of the part that is asked for.
  var window = 0

  static let windowSize = 200

  init() {}

  var query: DueQuery { DueQuery(days: nil, offset: window, limit: Self.windowSize) }

  func item(at index: Int) -> DueItem? {
    guard let page, page.items.indices.contains(index - page.offset) else { return nil }
    return page.items[index - page.offset]
  }

  /// How many stand under each heading: overdue, within a week, within the days of soon, later.
  func sections(soon: Int) -> ListSections {
    guard let page else { return ListSections(counts: []) }
    let week = min(max(week ?? 0, page.overdue), page.total)
    let soon = min(max(soon, week), page.total)
    return ListSections(counts: [page.overdue, week - page.overdue, soon - week, page.total - soon])
  }

  mutating func take(_ page: DuePage) {
    self.page = page
    index = min(max(0, index), max(0, page.total - 1))
  }

  /// Moves the part that is loaded to where the user is; false where that is loaded.
  mutating func follow(_ place: Int) -> Bool {
    guard let page else { return false }
    let margin = Self.windowSize / 4
    let (start, end) = (max(0, place - margin), min(page.total, place + margin))
    if start >= window, end <= window + Self.windowSize { return false }
    let goal = max(0, place - Self.windowSize / 2)
    defer { window = goal }
    return goal != window
  }
}
