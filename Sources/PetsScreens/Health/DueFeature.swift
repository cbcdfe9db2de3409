import AppRuntime
import PetsDomain
import Toolkit

/// The days that are due of all pets, as far as they are loaded.
struct DueState: Equatable, Sendable {
  /// Nil while nothing is loaded.
  private(set) var page: DuePage?
  /// The number of those within the week, those overdue included; nil while they are not counted.
  fileprivate var week: Int?
  fileprivate(set) var index = 0
  /// The first of the part that is asked for.
  private var window = 0

  private static let windowSize = 200

  fileprivate var query: DueQuery { DueQuery(days: nil, offset: window, limit: Self.windowSize) }

  func item(at index: Int) -> DueItem? {
    guard let page, page.items.indices.contains(index - page.offset) else { return nil }
    return page.items[index - page.offset]
  }

  /// The numbers under each heading: overdue, within a week, within the days of soon, later.
  func sections(soon: Int) -> ListSections {
    guard let page else { return ListSections(counts: []) }
    let week = min(max(week ?? 0, page.overdue), page.total)
    let soon = min(max(soon, week), page.total)
    return ListSections(counts: [page.overdue, week - page.overdue, soon - week, page.total - soon])
  }

  fileprivate mutating func take(_ page: DuePage) {
    self.page = page
    index = min(max(0, index), max(0, page.total - 1))
  }

  /// Moves the part that is loaded to where the user is; false where that is loaded.
  fileprivate mutating func follow(_ place: Int) -> Bool {
    guard let page else { return false }
    let margin = Self.windowSize / 4
    let (start, end) = (max(0, place - margin), min(page.total, place + margin))
    if start >= window, end <= window + Self.windowSize { return false }
    let goal = max(0, place - Self.windowSize / 2)
    defer { window = goal }
    return goal != window
  }
}

/// An event in the list of days that are due.
public enum DueAction: Sendable {
  case loaded(DuePage)
  case weekLoaded(Int)
  case moved(to: Int)
  case viewed(Range<Int>)
  /// For the parent too: it opens the record.
  case opened(index: Int)
  /// For the parent: it asks for the path of a calendar file.
  case exportTapped
  /// The selected one was done today.
  case doneTapped
  case closed
}

/// The list of days that are due of all pets.
struct DueFeature: Sendable {
  let book: HealthBook

  func update(
    _ due: inout DueState?, _ action: DueAction, _ environment: Environment
  ) -> Effect<DueAction> {
    switch action {
    case .loaded(let page): due?.take(page)
    case .weekLoaded(let count): due?.week = count
    case .moved(let index):
      due?.index = index
      return due?.follow(index) == true ? observe(due) : .none
    case .viewed(let range):
      let middle = range.lowerBound + range.count / 2
      return due?.follow(middle) == true ? observe(due) : .none
    case .opened(let index): due?.index = index
    case .exportTapped: break
    case .doneTapped:
      return due.flatMap { $0.item(at: $0.index) }.map { renew($0, HealthWords(environment)) }
        ?? .none
    case .closed:
      due = nil
      return .merge(.cancel("health.due"), .cancel("health.week"))
    }
    return .none
  }

  private func renew(_ item: DueItem, _ words: HealthWords) -> Effect<DueAction> {
    guard item.subject == .vaccination else { return .notice(words.onlyVaccinations) }
    return .run("save record", queue: PetsFeature.saves) { [book] send in
      if let told = words.told(try await book.renew(item.id)) { send.notice(told) }
    }
  }

  /// Follows the list while it is open.
  func observe(_ due: DueState?) -> Effect<DueAction> {
    guard let query = due?.query else { return .none }
    return .merge(
      .observe("health.due", { [book] in book.observeDue(query, onChange: $0) }, DueAction.loaded),
      .observe(
        "health.week",
        { [book] in book.observeDue(DueQuery(days: 7, limit: 1), onChange: $0) },
        { .weekLoaded($0.total) }))
  }
}
