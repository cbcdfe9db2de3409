import PetsDomain

/// What is asked before a card goes out of the program.
public struct CardExport: Equatable, Sendable {
  public var format = CardFormat.markdown
  /// As it is typed.
  public var path: String
  /// Why it could not be done; what was typed stays.
  public var problem: CardExportProblem?
  /// Asks whether the file that is there may go.
  public var isAskingToReplace = false
}

/// Why a card was not handed on.
public enum CardExportProblem: Error, Equatable, Sendable {
  case file(FileExportProblem)
  /// More than terminals take for their clipboard, in bytes.
  case tooLongToCopy(limit: Int)
}
