import Semantics
import Terminal

/// Words on the screen; one line cut with an ellipsis, or wrapped between words.
///
/// ```
/// Text(about, lines: nil)
/// ```
public struct Text<Action>: PlainWidget {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

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
      TextDrawing(
        text, role: role, alignment: inset, lineLimit: lines.map { max(1, $0) },
        search: search, id: id, semantics: semantics))
  }
}

/// The drawing of a text.
struct TextDrawing: Drawing {
  /// Without anything that could act on a terminal, and without line feeds where it is one line.
  private let text: String
  private let role: ThemeRole
  private let alignment: CrossAlignment
  private let lineLimit: Int?
  private let search: TextSearch
  private let id: Identifier?
  private let semantics: Role?

  init(
    _ text: String, role: ThemeRole, alignment: CrossAlignment, lineLimit: Int?,
    search: TextSearch = .none, id: Identifier?, semantics: Role?
  ) {
    self.text = Sanitizer.clean(text, multiline: lineLimit != 1)
    (self.role, self.alignment, self.lineLimit) = (role, alignment, lineLimit)
    (self.search, self.id, self.semantics) = (search, id, semantics)
  }

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    if lineLimit == 1 {
      return Size(min(DisplayWidth.of(text), available.columns), min(1, available.rows))
    }
    let lines = lines(available.columns)
    let columns = lines.reduce(0) { max($0, DisplayWidth.of($1)) }
    return Size(min(columns, available.columns), min(lines.count, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    if lineLimit == 1 {
      if rect.rows > 0 { draw(DisplayWidth.truncate(text, to: rect.columns), rect, 0, painter) }
    } else {
      for (row, line) in lines(rect.columns).prefix(rect.rows).enumerated() {
        draw(line, rect, row, painter)
      }
    }
    guard let semantics else { return }
    painter.describe(SemanticNode(identifier: id, role: semantics, label: text, frame: rect))
  }

  private func draw(_ line: String, _ rect: Rect, _ row: Int, _ painter: Painter) {
    let origin = Point(x: rect.minX + inset(of: line, rect.columns), y: rect.minY + row)
    painter.write(line, at: origin, role: role)
    if !search.isEmpty { mark(line, at: origin, painter) }
  }

  /// Writes what was found in a line once more, as found; of a line that is cut, by what all of it
  /// says.
  private func mark(_ line: String, at origin: Point, _ painter: Painter) {
    let whole = lineLimit == 1 ? text : line
    let found = search.ranges(in: whole)
    if found.isEmpty { return }
    let characters = Array(line)
    let isCut = whole != line
    let shown = 0..<max(0, characters.count - (isCut ? 1 : 0))
    for range in found.map({ $0.clamped(to: shown) }) where !range.isEmpty {
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

  /// Of a text that wraps.
  private func lines(_ columns: Int) -> [String] {
    let lines = TextWrapping.wrap(text, to: columns)
    guard let lineLimit, lines.count > lineLimit else { return lines }
    let rest = lines[(lineLimit - 1)...].joined(separator: " ")
    return lines.prefix(lineLimit - 1) + [DisplayWidth.truncate(rest, to: columns)]
  }
}

/// Breaks text into lines between words; a word longer than a line breaks at a cluster.
public enum TextWrapping {
  public static func wrap(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(line: $0, to: columns)
    }
  }

  private static func wrap(line: Substring, to columns: Int) -> [String] {
    var lines: [String] = []
    var current: String?
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      // The blanks at the start of the text are an indent; those at a break are dropped.
      let isAfterBreak = current?.isEmpty == true && !lines.isEmpty
      let joined = isAfterBreak ? String(word) : current.map { $0 + " " + word } ?? String(word)
      if DisplayWidth.of(joined) <= columns {
        current = joined
        continue
      }
      if let current, current.contains(where: { $0 != " " }) { lines.append(current) }
      current = breakUp(word, to: columns, into: &lines)
    }
    return lines + [current ?? ""]
  }

  private static func breakUp(
    _ word: Substring, to columns: Int, into lines: inout [String]
  ) -> String {
    var piece = ""
    var used = 0
    for character in word {
      let width = DisplayWidth.of(character)
      if used + width > columns, !piece.isEmpty {
        lines.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += width
    }
    return piece
  }
}

/// One emoji in a slot of two columns: flags, families, skin tones and ❤️ stand in line with what is
/// beside them in every terminal, which the same emoji within a text do not always.
///
/// ```swift
/// HStack(spacing: 1) {
///   Emoji("🏝️", label: setup.say(en: "Island", ru: "Остров"))
///   Text("Bora Bora")
/// }
/// ```
public struct Emoji<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - emoji: its first character is shown; nothing leaves the slot blank.
  ///   - label: what it says to a reader; nil where the text beside it says that.
  public init(
    _ emoji: String, _ role: ThemeRole = .text, label: String? = nil, id: Identifier? = nil
  ) { part = Part(EmojiSlot(emoji: emoji, role: role, label: label, id: id)) }
}

private struct EmojiSlot: Drawing {
  let emoji: String
  let role: ThemeRole
  let label: String?
  let id: Identifier?

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(Surface.emojiColumns, available.columns), min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    _ = painter.writeEmoji(emoji, at: rect.origin, role: role)
    guard let label else { return }
    let slot = Rect(x: rect.minX, y: rect.minY, columns: Surface.emojiColumns, rows: 1)
    painter.describe(
      SemanticNode(
        identifier: id, role: .image, label: label, value: emoji, frame: slot.intersection(rect)))
  }
}
