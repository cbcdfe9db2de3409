import Terminal

/// Says that there is no room, and how much there would have to be.
///
/// While it shows, what showed before keeps its focus and its places.
///
/// ```
/// forecast(state)
///   .requiring(Size(36, 8), "small")
/// ```
public struct TooSmallView<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier, size: Size, minimum: Size) {
    part = Part(TooSmall(id: id, size: size, minimum: minimum))
  }
}

struct TooSmall: Drawing {
  let id: Identifier
  let size: Size
  let minimum: Size

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func draw(in rect: Rect, on painter: Painter) {
    painter.beginInterlude()
    Text<Never>(
      words(painter.context.language), .warning, alignment: .center, lines: nil, id: id,
      semantics: .alert
    )
    .fill(horizontal: .center, vertical: .center).part.draw(in: rect, on: painter)
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
  public func requiring(_ minimum: Size, _ id: Identifier) -> Element<Action> {
    let content = element
    return Element(
      Responsive { size in
        let fits = size.columns >= minimum.columns && size.rows >= minimum.rows
        return fits ? content : TooSmallView(id, size: size, minimum: minimum).element
      })
  }
}
