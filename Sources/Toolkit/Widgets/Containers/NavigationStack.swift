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
  public init(
    _ id: Identifier, pages: [NavigationPage<Action>], onGo: @escaping (Int) -> Action
  ) {
    let bar = Breadcrumb(
      id: id.child("bar"), crumbs: pages.map { ($0.key, $0.title) }, onGo: { onGo($0) })
    let content = pages.last?.content ?? Element(Spacer())
    let back = pages.count > 1 ? onGo(pages.count - 2) : nil
    part = Part(
      Pages(
        id: id, bar: Part(bar), content: content.part, title: pages.last?.title ?? "", back: back))
  }
}

/// What a navigation stack draws.
struct Pages: Drawing {
  let id: Identifier
  let bar: Part
  let content: Part
  let title: String
  /// Nil on the first page.
  let back: Any?

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let asked = content.measure(
      Size(available.columns, max(0, available.rows - 1)), context)
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
    Scope(title: title) {
      [
        KeyBinding(
          "navigation.back", [.escape, .backspace], language.say(en: "back", ru: "назад"), back)
      ]
    }
  }
}
