import Core
import Semantics
import Terminal

/// Tells that something is going on whose end is not known; in a word where nothing may move.
///
/// ```swift
/// Spinner("spinner.walk", label: setup.say(en: "Walking the dog", ru: "Гуляем с собакой"))
/// ```
public struct Spinner<Action>: PlainWidget {
  let part: Part

  /// - Parameter label: what goes on; nil for `working`.
  public init(_ id: Identifier? = nil, label: String? = nil) {
    part = Part(Spinning(id: id, label: label))
  }
}

/// The drawing of a spinner.
private struct Spinning: Drawing {
  let id: Identifier?
  let label: String?

  /// A dot that runs around a braille cell.
  private static let glyphs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let beat = Beat(perSecond: 12)

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(DisplayWidth.of(text(context)), available.columns), min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty else { return }
    let context = painter.context
    let text = DisplayWidth.truncate(text(context), to: rect.columns)
    painter.write(text, at: rect.origin, role: .text)
    if context.moves {
      painter.write(String(text.prefix(1)), at: rect.origin, role: .accent)
      painter.redraw(on: Self.beat)
    }
    painter.describe(
      SemanticNode(
        identifier: id, role: .progress, label: words(context.language), traits: .busy, frame: rect)
    )
  }

  private func text(_ context: RenderContext) -> String {
    let words = words(context.language) + "…"
    guard context.moves else { return words }
    return Self.glyphs[Self.beat.index(at: context.now) % Self.glyphs.count] + " " + words
  }

  private func words(_ language: Language) -> String {
    label ?? language.say(en: "working", ru: "загрузка")
  }
}
