import Terminal

/// Words on the screen; one line cut with an ellipsis, or wrapped between words.
public struct Text<Action>: Widget {
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  private let text: String
  private let role: ThemeRole
  private let alignment: Alignment
  private let lineLimit: Int?
  private let id: Identifier?
  private let semantics: Role?

  /// - Parameters:
  ///   - lines: the most lines; 1 cuts, more wraps, nil wraps without a limit.
  ///   - semantics: what it is to a reader; nil for mere decoration.
  public init(
    _ text: String, _ role: ThemeRole = .text, alignment: Alignment = .leading, lines: Int? = 1,
    id: Identifier? = nil, semantics: Role? = .text
  ) {
    self.text = text
    self.role = role
    self.alignment = alignment
    lineLimit = lines.map { max(1, $0) }
    self.id = id
    self.semantics = semantics
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let lines = lines(available.columns)
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    return Size(min(columns, available.columns), min(lines.count, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    for (row, line) in lines(rect.columns).prefix(rect.rows).enumerated() {
      let spare = max(0, rect.columns - DisplayWidth.of(line))
      let inset =
        switch alignment {
        case .leading: 0
        case .center: spare / 2
        case .trailing: spare
        }
      canvas.write(line, at: Point(x: rect.minX + inset, y: rect.minY + row), role: role)
    }
    guard let semantics else { return }
    canvas.describe(SemanticNode(identifier: id, role: semantics, label: text, frame: rect))
  }

  private func lines(_ columns: Int) -> [String] {
    if lineLimit == 1 { return [DisplayWidth.truncate(Sanitizer.clean(text), to: columns)] }
    let lines = TextWrapping.wrap(Sanitizer.clean(text, multiline: true), to: columns)
    guard let lineLimit, lines.count > lineLimit else { return lines }
    let rest = lines[(lineLimit - 1)...].joined(separator: " ")
    return lines.prefix(lineLimit - 1) + [DisplayWidth.truncate(rest, to: columns)]
  }
}
