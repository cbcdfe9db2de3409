import Terminal

/// How children stand across the axis of a stack.
public enum CrossAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// As wide (or high) as the stack.
  case fill
}

/// Children one below another.
///
/// ```
/// VStack(alignment: .fill) {
///   HStack {
///     Text(name)
///     Spacer()
///     Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
///   }
///   ZStack {
///     Text(String(repeating: "·", count: 30), .muted)
///     Text(setup.say(en: "in front", ru: "впереди"), .accent)
///   }
/// }
/// ```
public struct VStack<Action>: PlainWidget {
  @usableFromInline let part: Part

  @inlinable
  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    part = Part(
      stacking: parts(children()), spacing: spacing, alignment: alignment, isVertical: true)
  }
}

/// Children side by side.
///
/// ```
/// HStack {
///   Text(name)
///   Spacer()
///   Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
/// }
/// ```
public struct HStack<Action>: PlainWidget {
  @usableFromInline let part: Part

  @inlinable
  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    part = Part(
      stacking: parts(children()), spacing: spacing, alignment: alignment, isVertical: false)
  }
}
