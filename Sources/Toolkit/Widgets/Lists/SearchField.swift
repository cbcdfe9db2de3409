import Terminal

/// The line in which a search is typed: `/`, the text, and what has been found so far.
///
/// It has the focus from the start. `Enter` leaves it and keeps what was found, `Esc` ends the search.
///
/// ```
/// SearchField(
///   "search.field", label: words.search, text: state.search.text, status: words.found(found),
///   onEvent: Action.search)
/// ```
public struct SearchField<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - status: how much was found, in words; not shown where there is little room.
  ///   - submitTitle: what `Enter` does, for hint and help; nil for `show`.
  ///   - clearTitle: what `Esc` does; nil for `end the search`.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    status: String = "", submitTitle: String? = nil, clearTitle: String? = nil,
    onEvent: @escaping (Search.Event) -> Action
  ) {
    let element = Responsive<Action> { size in
      HStack(spacing: 1) {
        Text("/", .accent, semantics: nil)
        TextField(
          id, label: label, text: text, placeholder: placeholder, limit: limit, wish: .atOnce,
          handlers: .init(
            onChange: { onEvent(.changed($0)) }, onSubmit: onEvent(.submitted),
            onCancel: onEvent(.cleared), onNext: onEvent(.submitted), submitTitle: submitTitle,
            cancelTitle: clearTitle))
        if !status.isEmpty, size.columns >= 40 {
          Text(status, .muted, id: id.child("status"), semantics: .status)
        }
      }.element
    }
    part = element.frame(rows: 1).part
  }
}
