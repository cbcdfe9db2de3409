import Semantics
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
  ///   - search: what is marked in it, as found.
  ///   - semantics: what it is to a reader; nil for mere decoration.
  public init(
    _ text: String, _ role: ThemeRole = .text, alignment: Alignment = .leading, lines: Int? = 1,
    search: TextSearch = .none, id: Identifier? = nil, semantics: Role? = .text
  ) {
    let inset: CrossAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    part = Part(
      Words(
        text: text, role: role, alignment: inset, lineLimit: lines.map { max(1, $0) },
        search: search, id: id, semantics: semantics))
  }
}

/// What a text draws.
struct Words: Drawing {
  let text: String
  let role: ThemeRole
  let alignment: CrossAlignment
  let lineLimit: Int?
  var search = TextSearch.none
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
      let origin = Point(x: rect.minX + inset(of: line, rect.columns), y: y)
      painter.write(line, at: origin, role: role)
      if !search.isEmpty { mark(line, at: origin, painter) }
      y += 1
    }
    guard let semantics else { return }
    painter.describe(SemanticNode(identifier: id, role: semantics, label: text, frame: rect))
  }

  /// Writes what was found in a line once more, as found; of a line that is cut, by what all of it
  /// says.
  private func mark(_ line: String, at origin: Point, _ painter: Painter) {
    let characters = Array(line)
    let whole = lineLimit == 1 ? Sanitizer.clean(text) : line
    let isCut = whole != line
    let shown = 0..<max(0, characters.count - (isCut ? 1 : 0))
    for range in search.ranges(in: whole).map({ $0.clamped(to: shown) }) where !range.isEmpty {
      let before = DisplayWidth.of(String(characters[..<range.lowerBound]))
      painter.write(
        String(characters[range]), at: Point(x: origin.x + before, y: origin.y), role: .match)
    }
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
