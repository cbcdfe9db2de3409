import FilePrompts
import Interchange
import PetsDomain

/// What is asked before a card goes out of the program.
public struct CardExport: Equatable, Sendable {
  public var format = CardFormat.markdown
  public var prompt: PathPrompt<CardExportProblem>
}

/// Why a card was not handed on.
public enum CardExportProblem: Error, Equatable, Sendable {
  case file(FileExportProblem)
  /// More than terminals take for their clipboard, in bytes.
  case tooLongToCopy(limit: Int)
}
