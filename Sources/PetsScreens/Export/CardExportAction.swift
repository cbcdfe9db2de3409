import FilePrompts
import PetsDomain

/// What happens while a card is to be exported.
public enum CardExportAction: Sendable {
  case opened
  case formatChosen(Int)
  case prompt(PathPromptAction)
  case copyTapped
  /// To a path, as a person would type it.
  case written(String)
  case copied(String)
  /// What is there already, as a person would type it.
  case exists(String)
  case refused(CardExportProblem)
}
