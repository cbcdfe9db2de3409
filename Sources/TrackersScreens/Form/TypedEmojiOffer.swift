import Terminal
import Toolkit

/// Offers to take an emoji that was typed or pasted into the search, which the catalogue need not have.
struct TypedEmojiOffer {
  /// Nil where the query is words.
  let emoji: String?

  init(query: String) { emoji = TypedEmoji(query)?.text }

  func row(_ words: TrackerFormWords) -> [Element<TrackerFormAction>] {
    guard let emoji else { return [] }
    let take = KeyBinding<TrackerFormAction>(
      "trackers.takeEmoji", [.enter], words.takeHint, hint: .whileTyping, .emojiPicked(emoji))
    return [
      HStack(spacing: 1) {
        Emoji(emoji, label: words.emoji.label(of: emoji))
        Button(
          TrackerFormID.takeEmoji, words.take(emoji), action: TrackerFormAction.emojiPicked(emoji))
      }
      .bindings(words.allEmoji, [take])
    ]
  }
}
