/// What stands in front of the Profile tab while a file is chosen, looked at, and written or read.
public struct DataState: Hashable, Sendable {
  enum Stage: Hashable {
    case path
    /// The file is read or written.
    case busy
    /// Whether the file that is there may go.
    case taken
    /// The user is asked.
    case found(DataContents)
    /// It is done, and there is more to tell than a notice holds.
    case done(BackupContents)
  }

  let deed: DataDeed
  /// Tells it from the dialogs before.
  let ticket: Int
  var path = ""
  var stage = Stage.path
  /// What is wrong with the path as it was sent; gone with the next letter.
  var problem: DataProblem?
  var suggestions: [String] = []
  /// The text that these go on with; they come a little later than the text.
  var completed: String?
  /// Whether the rest is wanted as soon as it is known.
  var wantsCompletion = false
  var copies: [KeptCopy] = []
  /// The selected one of these.
  var copy = 0

  init(_ deed: DataDeed, ticket: Int) { (self.deed, self.ticket) = (deed, ticket) }

  /// Whether the key that completes has something to do, as far as is known.
  var mayComplete: Bool { completed != path || completion != nil }

  /// What the suggestions have in common beyond what was typed; nil where that brings nothing.
  var completion: String? {
    guard completed == path, var common = suggestions.first else { return nil }
    for suggestion in suggestions.dropFirst() {
      common = String(zip(common, suggestion).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > path.count && common.hasPrefix(path) ? common : nil
  }
}
