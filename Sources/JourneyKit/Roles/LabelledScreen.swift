import Semantics
import Terminal

/// A screen with the roles that a person has seen on it, as `Tests/RoleScreens` has them.
public struct LabelledScreen {
  /// A line of labels: `button "OK" row 15 col 27 size 8x1 [focused]`.
  public struct Label: Hashable, Sendable, CustomStringConvertible {
    public var role: Role
    public var name: String
    public var frame: Rect
    public var traits: Traits

    public var description: String {
      let words = traits.isEmpty ? "" : " [\(traits.words.joined(separator: ", "))]"
      let size = "\(frame.columns)x\(frame.rows)"
      return
        "\(role.rawValue) \(name.quoted) row \(frame.minY) col \(frame.minX) size \(size)\(words)"
    }
  }

  /// `dialog/menu/wide.100x30`
  public let name: String
  public let screen: Screen
  public let labels: [Label]

  /// - Parameters:
  ///   - snapshot: the text of a snapshot with styles.
  ///   - labels: one a line.
  /// - Throws: ``SnapshotFormError`` for what cannot be read.
  public init(name: String, snapshot: String, labels: String) throws(SnapshotFormError) {
    self.name = name
    let file = try SnapshotFile(text: snapshot)
    guard let view = file.looks.first?.view else {
      throw SnapshotFormError(line: 1, reason: "has no screen")
    }
    screen = Screen(surface: view.surface, cursor: Self.cursor(view.headline))
    var found: [Label] = []
    let lines = labels.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      guard let label = Label(line) else {
        throw SnapshotFormError(line: number + 1, reason: "is no label: \(line)")
      }
      found.append(label)
    }
    self.labels = found
  }

  /// `80x24, no focus, cursor row 2 col 0`
  private static func cursor(_ headline: String) -> Point? {
    let words = headline.split(separator: " ")
    guard let place = words.firstIndex(of: "cursor"), place + 4 < words.count,
      let y = Int(words[place + 2]), let x = Int(words[place + 4])
    else { return nil }
    return Point(x: x, y: y)
  }
}

extension LabelledScreen.Label {
  init?(_ line: Substring) {
    var scanner = QueryScanner(String(line))
    let word = scanner.word()
    guard let role = Role(rawValue: word), let pattern = try? scanner.pattern(),
      scanner.word() == "row", let y = try? scanner.number(), scanner.word() == "col",
      let x = try? scanner.number(), scanner.word() == "size", let columns = try? scanner.number(),
      (try? scanner.expect("x")) != nil, let rows = try? scanner.number()
    else { return nil }
    self.init(
      role: role, name: pattern.source, frame: Rect(x: x, y: y, columns: columns, rows: rows),
      traits: scanner.accept("[") ? Traits(words: (try? scanner.list(until: "]")) ?? []) : [])
  }

  /// Returns true if an inferred node is this: role, name, half of the place, and what it is.
  func agrees(with node: SemanticNode) -> Bool {
    guard node.role == role, Self.plain(node.label) == Self.plain(name) else { return false }
    let common = Self.area(frame.intersection(node.frame))
    guard common * 2 >= Self.area(frame) + Self.area(node.frame) - common else { return false }
    let compared: Traits = [.row, .checkbox, .radio].contains(role) ? [.selected, .checked] : []
    return node.traits.intersection(compared) == traits.intersection(compared)
  }

  private static func area(_ rect: Rect) -> Int { max(0, rect.columns) * max(0, rect.rows) }
  private static func plain(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
  }
}
