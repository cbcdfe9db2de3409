import Terminal

/// Takes the room that is left along its stack, or a fixed number of blank cells.
///
/// ```
/// HStack {
///   Text(name)
///   Spacer()
///   Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
/// }
/// ```
public struct Spacer<Action>: PlainWidget {
  let part: Part

  public init(_ length: Int? = nil) {
    part = Part(Gap(length: length), isSpacer: true)
  }
}

struct Gap: Drawing {
  let length: Int?

  var flex: Flex { length == nil ? .both : .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(length ?? 0, available.columns), min(length ?? 0, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {}
}
