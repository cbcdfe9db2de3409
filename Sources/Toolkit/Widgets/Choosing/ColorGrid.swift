import Core
import Semantics
import Terminal

/// One of several colours, each with its name on it: the arrows choose, or a click.
///
/// Numbers on the swatches can be typed. The name is black or white, whichever is read better. Without colours, and for a screen reader,
/// the names alone stand there.
///
/// ```
/// ColorGrid(
///   "color.habit", setup.say(en: "Colour", ru: "Цвет"), selection: state.color,
///   onChange: { .colorChosen($0) })
/// ```
public struct ColorGrid<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let swatches: [ColorSwatch]
  private let selection: Int?
  private let onChange: (Int) -> Action

  public init(
    _ id: Identifier, _ label: String, swatches: [ColorSwatch] = ColorSwatch.standard,
    selection: Int?, onChange: @escaping (Int) -> Action
  ) {
    (self.id, self.label, self.swatches) = (id, label, swatches)
    self.selection = selection.flatMap { swatches.indices.contains($0) ? $0 : nil }
    self.onChange = onChange
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, layout(available.columns, context).lines))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let context = canvas.context
    let layout = layout(rect.columns, context)
    let offset = layout.offset(showing: selection ?? 0, from: 0, visible: rect.rows)
    let frames = layout.visible(from: offset, rows: rect.rows).map { index in
      (index: index, frame: frame(of: index, layout, offset, in: rect, context))
    }
    let node = SemanticNode(
      identifier: id, role: .grid, label: label,
      value: selection.map { swatches[$0].name(context.language) }, traits: .focusable,
      actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      for spot in frames { draw(spot.index, in: spot.frame, &canvas) }
    }
    canvas.add(target(rect, frames, context))
    canvas.add(scope(layout, context.language))
  }

  // MARK: Layout
  /// Mark, name, and room for the brackets of the focus.
  private func cellColumns(_ context: RenderContext) -> Int {
    4 + swatches.reduce(1) { max($0, DisplayWidth.of(shown($1, context))) }
  }

  /// Returns the text on a swatch.
  private func shown(_ swatch: ColorSwatch, _ context: RenderContext) -> String {
    let name = swatch.name(context.language)
    return context.isFlat ? name : swatch.caption ?? name
  }

  /// As many columns as fit, rather fewer than a last row that is half empty.
  private func layout(_ columns: Int, _ context: RenderContext) -> ItemLayout {
    let fitting = max(1, (columns + 1) / (cellColumns(context) + 1))
    let even = (1...max(1, min(fitting, swatches.count))).last { swatches.count % $0 == 0 } ?? 1
    return ItemLayout(count: swatches.count, columns: even * 2 > fitting ? even : fitting)
  }

  private func frame(
    of index: Int, _ layout: ItemLayout, _ offset: Int, in rect: Rect, _ context: RenderContext
  ) -> Rect {
    let columns = cellColumns(context)
    return Rect(
      x: rect.minX + index % layout.columns * (columns + 1),
      y: rect.minY + layout.top(of: index) - offset, columns: columns, rows: 1
    ).intersection(rect)
  }

  // MARK: Drawing
  private func draw(_ index: Int, in frame: Rect, _ canvas: inout Canvas<Action>) {
    let name = swatches[index].name(canvas.context.language)
    let isChosen = index == selection
    let isCurrent = index == selection ?? 0 && canvas.isFocused(id)
    let ends = isCurrent ? ("[", "]") : (" ", " ")
    let shown = DisplayWidth.truncate(
      shown(swatches[index], canvas.context), to: max(0, frame.columns - 4))
    let padding = String(repeating: " ", count: max(0, frame.columns - 4 - DisplayWidth.of(shown)))
    let text = ends.0 + (isChosen ? "● " : "○ ") + shown + padding + ends.1
    let style = style(index, isCurrent: isCurrent, canvas)
    canvas.clipped(to: frame) { $0.write(text, at: frame.origin, style: style) }
    canvas.describe(
      SemanticNode(
        identifier: part(index), role: .swatch, label: name, traits: isChosen ? .checked : [],
        actions: ["press"], frame: frame))
  }

  private func part(_ index: Int) -> Identifier { id.child("color").item(index) }

  private func style(_ index: Int, isCurrent: Bool, _ canvas: Canvas<Action>) -> Style {
    let isHot = canvas.isHovered(part(index))
    let isChosen = index == selection
    let depth = canvas.context.depth
    if canvas.context.isFlat || canvas.theme.isColorless || depth == .none {
      return canvas.theme[
        isCurrent ? .buttonFocused : isHot ? .hovered : isChosen ? .accent : .text]
    }
    let background = swatches[index].color(at: depth)
    return Style(
      foreground: background.readableText.reduced(to: depth), background: background,
      attributes: isChosen || isCurrent ? .bold : [],
      underline: isHot || isCurrent ? .single : .none)
  }

  // MARK: Input
  private func target(
    _ rect: Rect, _ frames: [(index: Int, frame: Rect)], _ context: RenderContext
  ) -> Target<Action> {
    func hit(_ point: Point) -> Int? { frames.first { $0.frame.contains(point) }?.index }
    var target = Target<Action>(
      id, frame: rect, isFocusable: true, part: { hit($0).map(part) },
      onPress: { point in choose(hit(point)) })
    if hasNumbers {
      let typed = context.control(id, as: Typed.self)
      target.takes = { $0.utf8.allSatisfy { (48...57).contains($0) } }
      target.onText = { type($0, after: typed) }
    }
    return target
  }

  private func scope(_ layout: ItemLayout, _ language: Language) -> BindingScope<Action> {
    // Up and down lead to the widgets before and behind it.
    let moves: [ListMove] = [.left, .right, .first, .last]
    let choose = language.say(en: "choose", ru: "выбрать")
    let keys: [KeyBinding<Action>] = moves.map { step in
      KeyBinding(
        "colors.\(step.rawValue)", step.keys, step.title(language),
        hint: step == .left || step == .right ? .footer : .helpOnly
      ) { move(step, layout.columns) }
    }
    let this = KeyBinding<Action>("colors.choose", [.space, .enter], choose, hint: .helpOnly) {
      self.choose(selection ?? 0)
    }
    return BindingScope(title: label, owner: id, bindings: keys + [this])
  }

  private func move(_ step: ListMove, _ columns: Int) -> Response<Action> {
    guard let selection else { return choose(0) }
    return choose(step.target(from: selection, count: swatches.count, page: 1, columns: columns))
  }

  // MARK: Numbers
  /// The number that is being typed; another choice ends it.
  private struct Typed: ControlState {
    var number: String
    var selection: Int
  }

  private var hasNumbers: Bool { swatches.contains { $0.caption.flatMap { Int($0) } != nil } }

  /// A second digit makes a larger number of the first where there is one; else it begins another.
  private func type(_ digits: String, after typed: Typed?) -> Response<Action> {
    let before = typed?.selection == selection ? typed?.number ?? "" : ""
    for number in [before + digits, digits] {
      guard let index = swatches.firstIndex(where: { $0.caption == number }) else { continue }
      var response = choose(index)
      response.control = (id, Typed(number: number, selection: index))
      return response
    }
    return Response()
  }

  private func choose(_ index: Int?) -> Response<Action> {
    guard let index, index != selection, swatches.indices.contains(index) else { return Response() }
    return .send(onChange(index))
  }
}

/// A colour that a user may choose, with its name in both languages.
public struct ColorSwatch: Hashable, Sendable {
  public let color: Color
  public let english: String
  public let russian: String
  /// One of the 256, where the nearest would be that of another swatch, or grey.
  private let indexed: Color?
  /// The text on it in the place of the name; a screen reader gets the name all the same.
  private(set) var caption: String?

  /// - Parameters:
  ///   - hex: `0xRRGGBB`.
  ///   - indexed: one of the 256, chosen by eye; nil for the nearest.
  public init(_ hex: UInt32, indexed: UInt8? = nil, en: String, ru: String) {
    color = .hex(hex)
    self.indexed = indexed.map { .indexed($0) }
    english = en
    russian = ru
  }

  /// The colour as a terminal shows it.
  public func color(at depth: ColorDepth) -> Color {
    depth == .indexed256 ? indexed ?? color.reduced(to: depth) : color.reduced(to: depth)
  }

  public func name(_ language: Language) -> String { language.say(en: english, ru: russian) }

  /// The same with something shorter than its name on it, as a number.
  public func captioned(_ caption: String) -> ColorSwatch {
    var swatch = self
    swatch.caption = caption
    return swatch
  }

  /// The eighteen that mark habits.
  public static let standard = [
    ColorSwatch(0xFD4C49, en: "Red", ru: "Красный"),
    ColorSwatch(0xFF881E, en: "Orange", ru: "Оранжевый"),
    ColorSwatch(0x007BFA, en: "Blue", ru: "Синий"),
    ColorSwatch(0x6E44FE, en: "Indigo", ru: "Индиго"),
    ColorSwatch(0x33CF69, en: "Green", ru: "Зелёный"),
    ColorSwatch(0xE66DD4, en: "Orchid", ru: "Орхидея"),
    ColorSwatch(0xF9D4D4, en: "Blush", ru: "Пудра"),
    ColorSwatch(0x34A7FE, en: "Sky", ru: "Голубой"),
    ColorSwatch(0x46E69D, en: "Mint", ru: "Мята"),
    ColorSwatch(0x35347C, indexed: 18, en: "Navy", ru: "Тёмно-синий"),
    ColorSwatch(0xFF674D, indexed: 209, en: "Coral", ru: "Коралл"),
    ColorSwatch(0xFF99CC, en: "Pink", ru: "Розовый"),
    ColorSwatch(0xF6C48B, en: "Peach", ru: "Персик"),
    ColorSwatch(0x7994F5, en: "Cornflower", ru: "Василёк"),
    ColorSwatch(0x832CF1, en: "Violet", ru: "Фиолетовый"),
    ColorSwatch(0xAD56DA, en: "Purple", ru: "Пурпурный"),
    ColorSwatch(0x8D72E6, en: "Lavender", ru: "Лаванда"),
    ColorSwatch(0x2FD058, en: "Grass", ru: "Трава"),
  ]
}
