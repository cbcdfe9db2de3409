import Core
import Terminal

/// The moves in a list or grid, with the keys that every tab shares.
public enum ListMove: String, CaseIterable, Sendable {
  case up, down, left, right, halfUp, halfDown, pageUp, pageDown, first, last

  public var keys: [KeyStroke] {
    switch self {
    case .up: [.up, "k"]
    case .down: [.down, "j"]
    case .left: [.left, "h"]
    case .right: [.right, "l"]
    case .halfUp: [.control("u")]
    case .halfDown: [.control("d")]
    case .pageUp: [.pageUp]
    case .pageDown: [.pageDown]
    case .first: ["g", .home]
    case .last: ["G", .end]
    }
  }

  public var isVertical: Bool { self != .left && self != .right }

  public func title(_ language: Language) -> String {
    switch self {
    case .up: language.say(en: "up", ru: "вверх")
    case .down: language.say(en: "down", ru: "вниз")
    case .left: language.say(en: "left", ru: "влево")
    case .right: language.say(en: "right", ru: "вправо")
    case .halfUp: language.say(en: "half a page up", ru: "на полстраницы вверх")
    case .halfDown: language.say(en: "half a page down", ru: "на полстраницы вниз")
    case .pageUp: language.say(en: "a page up", ru: "на страницу вверх")
    case .pageDown: language.say(en: "a page down", ru: "на страницу вниз")
    case .first: language.say(en: "to the beginning", ru: "в начало")
    case .last: language.say(en: "to the end", ru: "в конец")
    }
  }

  /// All of them, with the names and keys of their rows, which no list changes.
  static let rows = allCases.map { move in
    (move: move, name: "list.\(move.rawValue)", keys: move.keys.map { KeySequence($0) })
  }

  static let rowsOfOneColumn = rows.filter { $0.move.isVertical }

  /// The index that the move leads to, within `0 ..< count`.
  ///
  /// - Parameters:
  ///   - page: how many rows of the list show.
  ///   - columns: how many items stand in a row.
  public func target(from index: Int, count: Int, page: Int, columns: Int) -> Int {
    let half = max(1, page / 2)
    let goal =
      switch self {
      case .up: index - columns < 0 ? index : index - columns
      case .down: below(index, 1, count, columns)
      case .left: index - 1
      case .right: index + 1
      case .halfUp: above(index, half, columns)
      case .halfDown: below(index, half, count, columns)
      case .pageUp: above(index, max(1, page), columns)
      case .pageDown: below(index, max(1, page), count, columns)
      case .first: 0
      case .last: count - 1
      }
    return min(max(0, goal), max(0, count - 1))
  }

  /// Returns the number of lines that a move goes on; nil for one that does not go by lines.
  func lines(page: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .halfUp: -max(1, page / 2)
    case .halfDown: max(1, page / 2)
    case .pageUp: -max(1, page)
    case .pageDown: max(1, page)
    case .left, .right, .first, .last: nil
    }
  }

  /// Rows up in the same column, as many as there are.
  private func above(_ index: Int, _ rows: Int, _ columns: Int) -> Int {
    index - min(rows, index / columns) * columns
  }

  /// Rows down in the same column, as many as there are; in a last row that is too short, its last
  /// item.
  private func below(_ index: Int, _ rows: Int, _ count: Int, _ columns: Int) -> Int {
    let last = max(0, count - 1)
    let left = max(0, last / columns - index / columns)
    return min(index + min(rows, left) * columns, last)
  }
}
