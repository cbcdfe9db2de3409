import CatinderDomain

/// What can happen with the list of messages (C-50 to C-52).
public enum MessagesAction: Sendable {
  case opened
  /// `asked`: the ``MessagesState/changes`` when it was.
  case loaded(asked: Int, Result<[Match], CatinderError>)
  case moved(Int)
  case chosen(Int)
  case closed
}
