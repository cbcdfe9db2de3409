import Semantics
import Terminal

/// An act of a soak that stands out, by the time of its answer or by the memory that came with it.
public struct SoakNote: Hashable, Sendable, CustomStringConvertible {
  /// Its number; the first act is 1.
  public var number: Int
  /// The act and what it was done to: `press Enter on “Import” (data.import)`.
  public var act: String
  /// The time to the settled screen, in milliseconds.
  public var answer: Double
  /// The rise of the resident memory from before the act to behind it, in KiB; below 0 where it fell.
  public var rise: Int

  public var description: String {
    let sign = rise < 0 ? "" : "+"
    return "act \(number), \(act): \(Int(answer.rounded())) ms, \(sign)\(rise / 1024) MiB"
  }
}

/// The acts of a soak that stand out: the slowest, and those with which most memory came.
public struct SoakNotes: Hashable, Sendable {
  /// The number of each that is kept.
  public static let count = 5

  /// The slowest first.
  public private(set) var slowest: [SoakNote] = []
  /// The one with the greatest rise first; acts without a rise of 1 MiB are left out.
  public private(set) var largest: [SoakNote] = []

  public init() {}

  /// False for figures that could not stand among those that are kept.
  func wants(answer: Double, rise: Int) -> Bool {
    slowest.count < Self.count || answer > slowest[Self.count - 1].answer
      || (rise >= 1024 && (largest.count < Self.count || rise > largest[Self.count - 1].rise))
  }

  mutating func take(_ note: SoakNote) {
    slowest = Self.first(slowest + [note]) { $0.answer > $1.answer }
    if note.rise >= 1024 { largest = Self.first(largest + [note]) { $0.rise > $1.rise } }
  }

  /// An earlier one stands before a later one that is its equal.
  private static func first(
    _ notes: [SoakNote], by order: (SoakNote, SoakNote) -> Bool
  ) -> [SoakNote] {
    Array(notes.sorted { order($0, $1) || (!order($1, $0) && $0.number < $1.number) }.prefix(count))
  }
}

extension StormAct {
  /// The act with what it is done to on a screen: the words of the key's hint, or the widget in the focus
  /// or under the pointer. Programs that tell nothing of their widgets have the row of the screen instead.
  func text(on screen: Screen) -> String {
    let parts = [description, target(on: screen).map { "on \($0)" }].compactMap { $0 }
    return parts.joined(separator: " ")
  }

  private func target(on screen: Screen) -> String? {
    switch self {
    case .press(let key):
      let hint = StormOffers(screen).hints.first { $0.key == key }?.label
      let focus = screen.nodes.first { $0.identifier != nil && $0.identifier == screen.focus }
      return [hint.map(\.quoted), focus.map(Self.name)].compactMap { $0 }.joined(separator: " in ")
        .nonEmpty
    case .click(let point):
      guard screen.surface.size.rows > point.y else { return nil }
      let node = screen.nodes.last { $0.frame.contains(point) }
      return node.map(Self.name) ?? screen.surface.text(row: point.y).quoted
    default: return nil
    }
  }

  private static func name(_ node: SemanticNode) -> String {
    node.label.quoted + (node.identifier.map { " (\($0))" } ?? "")
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
