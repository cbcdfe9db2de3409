import FilePrompts

/// What stands in front of the Profile tab while a file is chosen, looked at, and written or read.
public struct DataState: Equatable, Sendable {
  enum Stage: Hashable {
    case path
    /// The user is asked.
    case found(DataContents)
    /// The user has said yes.
    case busy
    /// It is done, and there is more to tell than a notice holds.
    case done(BackupContents)
  }

  let deed: DataDeed
  /// Tells it from the dialogs before.
  let ticket: Int
  var prompt: PathPrompt<DataProblem>
  var stage = Stage.path
  /// Whether the settings of a backup are wanted too.
  var takesSettings = true
  var copies: [KeptCopy] = []
  /// The selected one of these.
  var copy = 0

  init(_ deed: DataDeed, paths: TypedPath, ticket: Int) {
    (self.deed, self.ticket) = (deed, ticket)
    prompt = PathPrompt(deed.purpose, paths: paths)
  }
}

extension DataDeed {
  fileprivate var purpose: PathPurpose {
    switch self {
    case .backUp, .export: .write
    case .restore: .open(FileKind(".tar", ".sqlite"))
    case .load: .open(FileKind(".json"))
    }
  }
}
