/// One emoji with its names.
public struct EmojiEntry: Hashable, Sendable {
  /// One code point of two columns.
  public let text: String
  public let group: EmojiGroup
  public let english: String
  public let russian: String
  /// Further words that find it, in both languages.
  let keywords: String

  init?(_ line: Substring.UTF8View, group: EmojiGroup) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count == 5 else { return nil }
    text = parts[0]
    self.group = group
    english = parts[1]
    russian = parts[2]
    keywords = parts[3] + "," + parts[4]
  }
}
