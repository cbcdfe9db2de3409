import FilePrompts

/// What can happen between the wish to do something with all records and its end.
public enum DataAction: Sendable {
  case tapped(DataDeed)
  case proposed(String)
  case copiesFound([KeptCopy])
  case prompt(PathPromptAction)
  case copyMoved(Int)
  case copyChosen(Int)
  case looked(Result<DataContents, DataProblem>)
  /// Whether the settings of a backup are wanted too.
  case settingsChosen(Bool)
  case confirmed
  case finished(DataDeed, path: String, Result<DataContents, DataProblem>)
  case closed
  /// What comes later, to the dialog that has asked for it.
  indirect case answer(ticket: Int, DataAction)
}
