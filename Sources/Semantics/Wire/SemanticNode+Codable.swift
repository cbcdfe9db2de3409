import Terminal

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

  init(rect: Rect) {
    self.rect = rect
  }

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
