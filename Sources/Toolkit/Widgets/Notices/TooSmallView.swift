import Core
import Semantics
import Terminal

/// Says that there is no room, how much there would have to be, and perhaps how to get out.
///
/// While it shows, what showed before keeps its focus and its places.
///
/// ```
/// forecast(state)
///   .requiring(Size(36, 8), "small")
/// ```
public struct TooSmallView<Action>: PlainWidget {
  let part: Part

  /// - Parameter wayOut: a key that works here too, to be named; nil for none.
  public init(_ id: Identifier, size: Size, minimum: Size, wayOut: KeyBinding<Action>? = nil) {
    part = Part(TooSmall(id: id, size: size, minimum: minimum, wayOut: wayOut?.map { $0 }))
  }
}

private struct TooSmall: Drawing {
  let id: Identifier
  let size: Size
  let minimum: Size
  let wayOut: KeyBinding<Any>?

  var flex: Flex { .both }

  func draw(in rect: Rect, on painter: Painter) {
    painter.beginInterlude()
    let context = painter.context
    // A single letter of the words would say nothing.
    VStack<Never>(alignment: .center) {
      Text(
        rect.columns < 3 ? "!" : words(context.language), .warning, alignment: .center, lines: nil,
        id: id, semantics: .alert)
      if let hint = hint(context.keymap), rect.columns >= 3 { Text(hint, .muted) }
    }
    .fill(horizontal: .center, vertical: .center).part.draw(in: rect, on: painter)
  }

  private func hint(_ keymap: Keymap) -> String? {
    guard let binding = wayOut?.remapped(by: keymap), let key = binding.keys.first
    else { return nil }
    return "\(key) \(binding.title)"
  }

  private func words(_ language: Language) -> String {
    let have = "\(size.columns)×\(size.rows)"
    let need = "\(minimum.columns)×\(minimum.rows)"
    return language.say(
      en: "Too small: \(have), need \(need)", ru: "Мало места: \(have), нужно \(need)")
  }
}

extension Widget {
  /// Shows this where there is room enough, and a ``TooSmallView`` where there is not.
  ///
  /// - Parameter wayOut: a key that works then too, and is named.
  public func requiring(
    _ minimum: Size, _ id: Identifier,
    wayOut: @autoclosure @escaping () -> KeyBinding<Action>? = nil
  ) -> Element<Action> {
    let content = element
    return Element(
      Responsive { size in
        let fits = size.columns >= minimum.columns && size.rows >= minimum.rows
        if fits { return content }
        return TooSmallView(id, size: size, minimum: minimum, wayOut: wayOut()).element
      })
  }
}
