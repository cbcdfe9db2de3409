import Semantics
import Terminal

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
  ) {
    part = Part(EmojiSlot(emoji: emoji, role: role, label: label, id: id))
  }
}

struct EmojiSlot: Drawing {
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
