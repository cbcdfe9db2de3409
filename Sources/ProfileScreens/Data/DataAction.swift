/// What can happen between the wish to do something with all records and its end.
public enum DataAction: Sendable {
  case tapped(DataDeed)
  case proposed(String)
  case copiesFound([KeptCopy])
  case typed(String)
  case completionsFound([String], of: String)
  case completed
  case copyMoved(Int)
  case copyChosen(Int)
  case submitted
  case looked(Result<DataContents, DataProblem>)
  case confirmed
  case finished(DataDeed, path: String, Result<DataContents, DataProblem>)
  /// The file that is there may go.
  case replaceConfirmed
  case replaceCancelled
  case closed
  /// What comes later, to the dialog that has asked for it.
  indirect case answer(ticket: Int, DataAction)
}
