import PetsDomain

/// What happens while a card is to be exported.
public enum CardExportAction: Sendable {
  case opened
  case closed
  case formatChosen(Int)
  case pathChanged(String)
  case saveTapped
  case copyTapped
  case replaceConfirmed
  case replaceKept
  /// To a path, as a person would type it.
  case written(String)
  case copied(String)
  case exists
  case refused(CardExportProblem)
}
