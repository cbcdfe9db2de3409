import Terminal

/// The kind of a node, in the words of WAI-ARIA where it has one.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  case screen, group, text, heading
  case button, textField, choice, checkbox
  case list, row, grid, card
  case tabList, tab
  case dialog, alert, toast, help
  case footer, hint
  case image, link, status, progress, chart
  case table, columnHeader, cell
  case radioGroup, radio, toggle, stepper, slider, textArea
  case calendar, day, swatch
  case menu, menuItem, breadcrumb, scrollBar, splitter
}

/// The states of a node at the moment.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let focused = Traits(rawValue: 1 << 0)
  public static let selected = Traits(rawValue: 1 << 1)
  public static let checked = Traits(rawValue: 1 << 2)
  public static let disabled = Traits(rawValue: 1 << 3)
  public static let expanded = Traits(rawValue: 1 << 4)
  public static let busy = Traits(rawValue: 1 << 5)
  public static let modal = Traits(rawValue: 1 << 6)
  public static let invalid = Traits(rawValue: 1 << 7)
  /// The node takes the focus.
  public static let focusable = Traits(rawValue: 1 << 8)
  /// The pointer is over it.
  public static let hovered = Traits(rawValue: 1 << 9)
  /// It was pressed a moment ago.
  public static let pressed = Traits(rawValue: 1 << 10)
  /// It is being dragged.
  public static let dragged = Traits(rawValue: 1 << 11)

  private static let names: [(Traits, String)] = [
    (.focused, "focused"), (.selected, "selected"), (.checked, "checked"),
    (.disabled, "disabled"), (.expanded, "expanded"), (.busy, "busy"), (.modal, "modal"),
    (.invalid, "invalid"), (.focusable, "focusable"),
    (.hovered, "hovered"), (.pressed, "pressed"), (.dragged, "dragged"),
  ]

  /// The words of the wire form and of snapshots, in a fixed order.
  public var words: [String] { Traits.names.filter { contains($0.0) }.map(\.1) }

  public init(words: some Sequence<String>) {
    self = Traits.names.filter { words.contains($0.1) }.reduce(into: []) { $0.insert($1.0) }
  }
}

/// The meaning of one piece of a frame: what was drawn where, and what can be done with it.
public struct SemanticNode: Hashable, Sendable {
  public var identifier: Identifier?
  public var role: Role
  /// The name that a person would call it by, in the language of the screen.
  public var label: String
  /// The content: the text of a field, the chosen option.
  public var value: String?
  public var traits: Traits
  /// The actions that it takes: `press`, `edit`, `scroll`.
  public var actions: [String]
  /// The place on the screen, cut to what shows; empty where it is scrolled out of view.
  public var frame: Rect
  /// The index of the enclosing node in the frame's list; parents stand before their children.
  public var parent: Int?

  public init(
    identifier: Identifier? = nil, role: Role, label: String = "", value: String? = nil,
    traits: Traits = [], actions: [String] = [], frame: Rect = .zero, parent: Int? = nil
  ) {
    (self.identifier, self.role, self.label, self.value) = (identifier, role, label, value)
    (self.traits, self.actions, self.frame, self.parent) = (traits, actions, frame, parent)
  }
}

extension SemanticNode: Codable {
  private enum Key: String, CodingKey {
    case identifier = "id"
    case role, label, value, traits, actions, frame, parent
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      identifier: try container.decodeIfPresent(Identifier.self, forKey: .identifier),
      role: try container.decode(Role.self, forKey: .role),
      label: try container.decodeIfPresent(String.self, forKey: .label) ?? "",
      value: try container.decodeIfPresent(String.self, forKey: .value),
      traits: Traits(words: try container.decodeIfPresent([String].self, forKey: .traits) ?? []),
      actions: try container.decodeIfPresent([String].self, forKey: .actions) ?? [],
      frame: try container.decode(FrameNumbers.self, forKey: .frame).rect,
      parent: try container.decodeIfPresent(Int.self, forKey: .parent))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encode(role, forKey: .role)
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    try container.encodeIfPresent(value, forKey: .value)
    if !traits.isEmpty { try container.encode(traits.words, forKey: .traits) }
    if !actions.isEmpty { try container.encode(actions, forKey: .actions) }
    try container.encode(FrameNumbers(rect: frame), forKey: .frame)
    try container.encodeIfPresent(parent, forKey: .parent)
  }
}

/// A rectangle as `[x, y, columns, rows]`.
private struct FrameNumbers: Codable {
  var rect: Rect

  init(rect: Rect) { self.rect = rect }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    rect = Rect(
      x: try container.decode(Int.self), y: try container.decode(Int.self),
      columns: try container.decode(Int.self), rows: try container.decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [rect.minX, rect.minY, rect.columns, rect.rows] { try container.encode(number) }
  }
}
