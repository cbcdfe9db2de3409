import Core
import Semantics
import Terminal

/// A part of the screen with the notices of a queue in front of it.
struct Toasts: Drawing {
  let id: Identifier
  let queue: ToastQueue
  let slides: Bool
  let onClose: (Int) -> Any
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard let notice = queue.current else { return content.draw(in: rect, on: painter) }
    let close = onClose(notice.number)
    // Before the content: whatever else `Esc` means there comes first.
    let title = painter.context.language.say(en: "Notice", ru: "Сообщение")
    let words = painter.context.language.say(en: "close the notice", ru: "закрыть сообщение")
    painter.add(
      Scope(title: title) {
        [KeyBinding("toast.close", [.escape], words, hint: .helpOnly, close)]
      })
    content.draw(in: rect, on: painter)
    let box = ToastBox(
      id: id, notice: notice, waiting: queue.notices.count - 1, slides: slides,
      onClose: close)
    Part(box).draw(in: rect, on: painter)
  }
}

extension Widget {
  /// Shows the notices of a queue at the bottom of this part, in front of it, one after another.
  ///
  /// Where a button or a field stands there, it stands above that.
  ///
  /// A click, or `Esc` where nothing else takes it, closes one; the key of its button works as
  /// always. It takes no focus, and slides in where things move.
  ///
  /// ```
  /// walks(state)
  ///   .toasts("toast", state.toasts, onEvent: Action.toast)
  ///   .bindings(setup.say(en: "Walks", ru: "Прогулки"), keys(state))
  /// ```
  ///
  /// - Parameter slides: whether it comes in from the edge; never where motion is reduced.
  public func toasts(
    _ id: Identifier, _ queue: ToastQueue, slides: Bool = true,
    onEvent: @escaping (ToastQueue.Event) -> Action
  ) -> Element<Action> {
    Element(
      Part(
        Toasts(
          id: id, queue: queue, slides: slides, onClose: { onEvent(.closed($0)) },
          content: element.part)))
  }
}
