import CatinderDomain
import Toolkit

/// The actions of the deck.
public enum DeckAction: CatinderPartAction {
  case loaded(Result<[Profile], CatinderError>)
  case decided(Decision)
  /// The answer of the server to a decision: true for a match.
  case answered(Profile, Decision, Result<Bool, CatinderError>)
  case undoTapped
  /// The earlier decisions, which can still be taken back.
  case remembered(Result<[PastDecision], CatinderError>)
  case withdrawn(Profile, Result<Withdrawal, CatinderError>)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case infoTapped
  case boostTapped
  case boosted(Result<Duration, CatinderError>)
  case boostTicked
  case startAgainTapped
  /// The answer to the question if all choices are to be forgotten.
  case startAgainAnswered(Bool)
  case startedAgain(Result<[Profile], CatinderError>)
  case photoLoaded(String, file: String?)
  case signal(CatinderSignal)
}

/// The cards, and what is under way with them.
struct DeckState: Equatable, Sendable {
  enum Loading: Equatable, Sendable {
    case loading, ready
    case failed(CatinderError)
  }

  enum Photo: Equatable, Sendable {
    case loading, failed
    /// The path of its file.
    case ready(String)
  }

  var deck = Deck()
  var loading = Loading.loading
  /// The server is being asked for more: nobody knows yet whether these were all.
  var isAsking = false
  /// True while the user is asked if all choices are to be forgotten.
  var isStartAgainAsked = false
  /// The movement of the top card.
  var turn = DragTurn()
  /// The ends of its photos that were run against.
  var nudge = Nudge()
  /// On their way to the server, the oldest first.
  var told: [PastDecision] = []
  /// The decisions that the server has not taken, the oldest first.
  var unsent: [PastDecision] = []
  /// The reason why the first of them was not taken.
  var failure: CatinderError?
  /// Seconds that are left; nil without a boost.
  var boost: Int?
  var isBoostAsked = false
  /// By their names.
  var photos: [String: Photo] = [:]

  /// The decisions that are not known to be with the server.
  var untaken: [PastDecision] { unsent + told }
  /// True where the deck is known, and empty.
  var isEmpty: Bool { loading == .ready && deck.cards.isEmpty }
  /// Only where there is something to forget, and nobody left to decide on.
  var canStartAgain: Bool { isEmpty && deck.canUndo }
  var canBoost: Bool { boost == nil && !isBoostAsked }

  /// The side a card flies off to.
  static func side(of decision: Decision) -> DragSide {
    switch decision {
    case .like: .right
    case .dislike: .left
    case .superlike: .up
    }
  }
}
