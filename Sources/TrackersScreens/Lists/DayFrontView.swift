import Semantics
import Terminal
import Toolkit

/// The frame of a list in the place of a day: the way back, what it is and how many, and what stands
/// there.
struct DayFrontView<Action> {
  let id: Identifier
  let back: Identifier
  let title: String
  let words: TrackersWords
  let onBack: Action
  /// Whether what stands there has the keys of the way back itself.
  let isEmpty: Bool
  let content: Element<Action>

  var body: Element<Action> {
    VStack {
      HStack(spacing: 1) {
        Button(back, "‹", hint: words.backToDay, action: onBack)
        Text(title, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      content.padding(horizontal: 1)
    }
    .semantics(id, .group, label: title)
    .bindings(title, isEmpty ? [] : [goBack])
  }

  private var goBack: KeyBinding<Action> {
    KeyBinding(
      "trackers.back", [.escape, .backspace], words.back, hint: .footerAlways, onBack)
  }
}
