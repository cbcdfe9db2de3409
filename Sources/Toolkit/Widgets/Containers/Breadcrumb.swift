import Core
import Semantics
import Terminal

/// The way to where the user is: `‹ Pets › Barsik › Vaccinations`; each page of it can be clicked.
///
/// Where it is narrow, `…` stands for the first pages. While it has the focus, `←` goes back by one
/// page and `Home` to the first.
struct Breadcrumb: Drawing {
  let id: Identifier
  let crumbs: [(key: String, title: String)]
  let onGo: (Int) -> Any

  private var last: Int { crumbs.count - 1 }

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty, last >= 0 else { return }
    let context = painter.context
    let canGo = last > 0
    let start = canGo ? rect.minX + 2 : rect.minX
    let layout = BreadcrumbLayout(
      widths: crumbs.map { DisplayWidth.of(Sanitizer.clean($0.title)) },
      columns: max(0, rect.maxX - start))
    let node = SemanticNode(
      identifier: id, role: .breadcrumb, label: context.language.say(en: "Way", ru: "Путь"),
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
        identifier: backID, role: .link, label: context.language.say(en: "back", ru: "назад"),
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
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        return hit(event.position).map { go($0) } ?? Response()
      })
  }

  /// The page that shows then has the focus.
  private func go(_ index: Int) -> Response<Any> {
    Response(actions: [onGo(index)], focus: .toContent)
  }

  private func scope(_ language: Language) -> Scope {
    let (back, first) = (
      language.say(en: "back", ru: "назад"), language.say(en: "to the first", ru: "к первой")
    )
    return Scope(title: language.say(en: "Way", ru: "Путь"), owner: id) {
      [
        KeyBinding("breadcrumb.back", [.left, "h", .enter], back) { go(last - 1) },
        KeyBinding("breadcrumb.first", [.home, "g"], first) { go(0) },
      ]
    }
  }
}
