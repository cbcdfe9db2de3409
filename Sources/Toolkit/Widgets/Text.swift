import Terminal

/// Words on the screen; one line cut with an ellipsis, or wrapped between words.
///
/// ```
/// Text(about, lines: nil)
/// ```
public struct Text<Action>: PlainWidget {
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  let part: Part

  /// - Parameters:
  ///   - lines: the most lines; 1 cuts, more wraps, nil wraps without a limit.
  ///   - semantics: what it is to a reader; nil for mere decoration.
  public init(
    _ text: String, _ role: ThemeRole = .text, alignment: Alignment = .leading, lines: Int? = 1,
    id: Identifier? = nil, semantics: Role? = .text
  ) {
    let inset: CrossAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    part = Part(
      Words(
        text: text, role: role, alignment: inset, lineLimit: lines.map { max(1, $0) }, id: id,
        semantics: semantics))
  }
}

/// What a text draws.
struct Words: Drawing {
  let text: String
  let role: ThemeRole
  let alignment: CrossAlignment
  let lineLimit: Int?
  let id: Identifier?
  let semantics: Role?

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let lines = lines(available.columns)
    var columns = 0
    for line in lines { columns = max(columns, DisplayWidth.of(line)) }
    return Size(min(columns, available.columns), min(lines.count, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    var y = rect.minY
    for line in lines(rect.columns).prefix(rect.rows) {
      painter.write(line, at: Point(x: rect.minX + inset(of: line, rect.columns), y: y), role: role)
      y += 1
    }
    guard let semantics else { return }
    painter.describe(SemanticNode(identifier: id, role: semantics, label: text, frame: rect))
  }

  private func inset(of line: String, _ columns: Int) -> Int {
    switch alignment {
    case .leading, .fill: 0
    case .center: max(0, columns - DisplayWidth.of(line)) / 2
    case .trailing: max(0, columns - DisplayWidth.of(line))
    }
  }

  private func lines(_ columns: Int) -> [String] {
    if lineLimit == 1 { return [DisplayWidth.truncate(Sanitizer.clean(text), to: columns)] }
    let lines = TextWrapping.wrap(Sanitizer.clean(text, multiline: true), to: columns)
    guard let lineLimit, lines.count > lineLimit else { return lines }
    let rest = lines[(lineLimit - 1)...].joined(separator: " ")
    return lines.prefix(lineLimit - 1) + [DisplayWidth.truncate(rest, to: columns)]
  }
}
