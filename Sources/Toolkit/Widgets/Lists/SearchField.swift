import Core
import Semantics
import Terminal

/// The line in which a search is typed: `/`, the text, and what has been found so far.
///
/// It has the focus from the start. `Enter` leaves it and keeps what was found, `Esc` ends the search.
///
/// ```
/// SearchField(
///   "search.field", label: words.language.say(en: "Search", ru: "Поиск"),
///   text: state.search.text,
///   placeholder: words.language.say(en: "name or kind", ru: "кличка или вид"),
///   status: status(state), onEvent: Action.search
/// )
/// ```
public struct SearchField<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let text: String
  private let placeholder: String
  private let limit: Int?
  private let status: String
  private let submitTitle: String?
  private let clearTitle: String?
  private let onEvent: (Search.Event) -> Action

  /// - Parameters:
  ///   - status: how much was found, in words; not shown where there is little room.
  ///   - submitTitle: what `Enter` does, for hint and help; nil for `show`.
  ///   - clearTitle: what `Esc` does; nil for `end the search`.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    status: String = "", submitTitle: String? = nil, clearTitle: String? = nil,
    onEvent: @escaping (Search.Event) -> Action
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.limit = limit
    self.status = status
    self.submitTitle = submitTitle
    self.clearTitle = clearTitle
    self.onEvent = onEvent
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let line = Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows)))
    HStack(spacing: 1) {
      Text("/", .accent, semantics: nil)
      field(canvas.context.language)
      if !status.isEmpty, rect.columns >= 40 {
        Text(status, .muted, id: id.child("status"), semantics: .status)
      }
    }.render(in: line, &canvas)
  }

  private func field(_ language: Language) -> TextField<Action> {
    // How long the text is nobody asks, and its number would pass for that of what was found.
    TextField(
      id, label: label, text: text, placeholder: placeholder, limit: limit, hasCounter: false,
      isInvalid: false, wish: .atOnce,
      handlers: .init(
        onChange: { onEvent(.changed($0)) }, onSubmit: onEvent(.submitted),
        onCancel: onEvent(.cleared), onNext: onEvent(.submitted),
        submitTitle: submitTitle ?? language.say(en: "show", ru: "показать"),
        cancelTitle: clearTitle ?? language.say(en: "end the search", ru: "закончить поиск")))
  }
}
