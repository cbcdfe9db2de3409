import Terminal

/// A short notice at the bottom of its room, in front of what is there; it takes no focus.
///
/// For the notices of a ``ToastQueue`` there is `toasts`, which knows their time and their buttons.
struct ToastView<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier, _ message: String, onClick: Action) {
    part = Part(ToastBox(id: id, notice: Notice(message), waiting: 0, onClose: onClick))
  }
}
