/// The emoji that a form offers first; any other may be typed.
public enum TrackerEmoji {
  public static let suggested = [
    "🙂", "😻", "🌺", "🐶", "❤️", "😱", "😇", "😡", "🥶", "🤔", "🙌", "🍔", "🥦", "🏓", "🥇", "🎸", "🏝", "😪",
  ]
}
