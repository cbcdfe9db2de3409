import Core
import Semantics
import Terminal

/// The page that the user has gone to, under the way there.
///
/// `Esc` or `Backspace` goes back by one page, and so does a click on `‹`; a click on a page of the
/// way goes to it. Only the last page is drawn.
///
/// ```
/// NavigationStack("nav", pages: pages(state), onGo: Action.wentTo).element
/// ```
public struct NavigationStack<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - pages: from the first to the one that shows; the feature has them in its state.
  ///   - onGo: told how many of the pages are to stay, less one: the index of the page to show.
  public init(_ id: Identifier, pages: [NavigationPage<Action>], onGo: @escaping (Int) -> Action) {
    let bar = Breadcrumb(
      id: id.child("bar"), crumbs: pages.map { ($0.key, $0.title) }, onGo: { onGo($0) })
    let content = pages.last?.content ?? Element(Spacer())
    let back = pages.count > 1 ? onGo(pages.count - 2) : nil
    part = Part(
      Pages(
        id: id, bar: Part(bar), content: content.part, title: pages.last?.title ?? "", back: back))
  }
}

/// The drawing of a navigation stack.
private struct Pages: Drawing {
  let id: Identifier
  let bar: Part
  let content: Part
  let title: String
  /// Nil on the first page.
  let back: Any?

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let asked = content.measure(Size(available.columns, max(0, available.rows - 1)), context)
    return Size(available.columns, min(available.rows, asked.rows + 1))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // Before the page, whose own keys come first.
    if let back { painter.add(scope(back, painter.context.language)) }
    let top = Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows)))
    bar.draw(in: top, on: painter)
    let node = SemanticNode(
      identifier: id, role: .screen, label: title, frame: rect.inset(Insets(top: 1)))
    painter.group(node) { content.draw(in: rect.inset(Insets(top: 1)), on: painter) }
  }

  private func scope(_ back: Any, _ language: Language) -> Scope {
    Scope(
      title: title,
      bindings: [
        KeyBinding(
          "navigation.back", [.escape, .backspace], language.say(en: "back", ru: "назад"), back)
      ])
  }
}

/// One page of a ``NavigationStack``: where the user has gone to, and what is there.
public struct NavigationPage<Action> {
  let key: String
  let title: String
  let content: Element<Action>

  /// - Parameter key: names it among the pages, in every language: `nav.bar.crumb[barsik]`.
  public init(_ key: String, _ title: String, _ content: some Widget<Action>) {
    (self.key, self.title) = (key, title)
    self.content = content.element
  }
}

/// The way to where the user is: `‹ Pets › Barsik › Vaccinations`; each page of it can be clicked.
///
/// Where it is narrow, `…` stands for the first pages. While it has the focus, `←` goes back by one
/// page and `Home` to the first.
private struct Breadcrumb: LineDrawing {
  let id: Identifier
  let crumbs: [(key: String, title: String)]
  let onGo: (Int) -> Any

  private var last: Int { crumbs.count - 1 }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty, last >= 0 else { return }
    let context = painter.context
    let canGo = last > 0
    let start = canGo ? rect.minX + 2 : rect.minX
    let layout = BreadcrumbLayout(
      widths: crumbs.map { DisplayWidth.of(Sanitizer.clean($0.title)) },
      columns: max(0, rect.maxX - start))
    let node = SemanticNode(
      identifier: id, role: .breadcrumb, label: context.words.say(en: "Way", ru: "Путь"),
      value: crumbs.map(\.title).joined(separator: " › "), traits: canGo ? .focusable : [],
      actions: canGo ? ["go"] : [], frame: rect)
    let spots = layout.pieces.map { (piece: $0, frame: frame(of: $0, start, rect)) }
    painter.group(node) {
      if canGo { drawBack(rect, painter) }
      for spot in spots { draw(spot.piece, spot.frame, painter) }
    }
    guard canGo else { return }
    painter.add(target(rect, spots))
    painter.add(scope(context.language))
  }

  private func frame(of piece: BreadcrumbLayout.Piece, _ start: Int, _ rect: Rect) -> Rect {
    Rect(x: start + piece.x, y: rect.minY, columns: piece.columns, rows: 1).intersection(rect)
  }

  private func drawBack(_ rect: Rect, _ painter: Painter) {
    let context = painter.context
    let backID = id.child("back")
    let role: ThemeRole = context.hovered == backID ? .hovered : .accent
    painter.write("‹", at: rect.origin, role: role)
    painter.describe(
      SemanticNode(
        identifier: backID, role: .link, label: context.words.say(en: "back", ru: "назад"),
        actions: ["press"], frame: Rect(origin: rect.origin, size: Size(1, 1))))
  }

  private func draw(_ piece: BreadcrumbLayout.Piece, _ frame: Rect, _ painter: Painter) {
    let crumb = crumbs[piece.index]
    let isLast = piece.index == last
    let text = piece.isLeftOut ? "…" : DisplayWidth.truncate(crumb.title, to: piece.columns)
    painter.write(text, at: frame.origin, role: role(of: piece, painter.context))
    if !isLast {
      painter.write(" › ", at: Point(x: frame.maxX, y: frame.minY), role: .muted)
    }
    painter.describe(
      SemanticNode(
        identifier: id.child("crumb").item(crumb.key), role: isLast ? .heading : .link,
        label: crumb.title, traits: isLast ? .selected : [], actions: isLast ? [] : ["press"],
        frame: frame))
  }

  private func role(of piece: BreadcrumbLayout.Piece, _ context: RenderContext) -> ThemeRole {
    if piece.index == last { return context.focus == id ? .buttonFocused : .title }
    let isHovered = context.hovered == id.child("crumb").item(crumbs[piece.index].key)
    return isHovered ? .hovered : .link
  }

  // MARK: Input
  private func target(
    _ rect: Rect, _ spots: [(piece: BreadcrumbLayout.Piece, frame: Rect)]
  ) -> Target<Any> {
    let hit = { (point: Point) -> Int? in
      if point == rect.origin { return last - 1 }
      let spot = spots.first { $0.frame.contains(point) && $0.piece.index != last }
      return spot?.piece.index
    }
    return Target(
      id, frame: rect, isFocusable: true,
      part: { point in
        if point == rect.origin { return id.child("back") }
        return hit(point).map { id.child("crumb").item(crumbs[$0].key) }
      },
      onPress: { point in hit(point).map { go($0) } ?? Response() })
  }

  /// The page that shows then has the focus.
  private func go(_ index: Int) -> Response<Any> {
    Response(actions: [onGo(index)], focus: .toContent)
  }

  private func scope(_ language: Language) -> Scope {
    let (back, first) = (
      language.say(en: "back", ru: "назад"), language.say(en: "to the first", ru: "к первой")
    )
    return Scope(
      title: language.say(en: "Way", ru: "Путь"), owner: id,
      bindings: [
        KeyBinding("breadcrumb.back", [.left, "h", .enter], back) { go(last - 1) },
        KeyBinding("breadcrumb.first", [.home, "g"], first) { go(0) },
      ])
  }
}

/// The pages of a way that show: the last one always, and before it as many as there is room for.
struct BreadcrumbLayout {
  /// A piece of the row: a page by its index, or what stands for those that are left out.
  struct Piece: Equatable {
    let index: Int
    let x: Int
    let columns: Int
    let isLeftOut: Bool
  }

  let pieces: [Piece]

  /// The width of ` › `.
  static let gap = 3

  /// - Parameters:
  ///   - widths: of the titles, in columns.
  ///   - columns: the room after the mark of the way back.
  init(widths: [Int], columns: Int) {
    guard let last = widths.last, columns > 0 else {
      pieces = []
      return
    }
    let all = widths.reduce(0, +) + Self.gap * (widths.count - 1)
    if all <= columns {
      pieces = Self.laid(Array(widths.indices), widths, columns, leftOut: nil)
      return
    }
    var first = widths.count - 1
    var used = 1 + Self.gap + last
    while first > 1, used + Self.gap + widths[first - 1] <= columns {
      first -= 1
      used += Self.gap + widths[first]
    }
    let isAlone = first == 0 || columns < 1 + Self.gap + 1
    pieces = Self.laid(
      Array(first..<widths.count), widths, columns, leftOut: isAlone ? nil : first - 1)
  }

  private static func laid(
    _ shown: [Int], _ widths: [Int], _ columns: Int, leftOut: Int?
  ) -> [Piece] {
    var pieces = leftOut.map { [Piece(index: $0, x: 0, columns: 1, isLeftOut: true)] } ?? []
    var x = leftOut == nil ? 0 : 1 + gap
    for index in shown where x < columns {
      let width = min(widths[index], columns - x)
      pieces.append(Piece(index: index, x: x, columns: width, isLeftOut: false))
      x += width + gap
    }
    return pieces
  }
}
