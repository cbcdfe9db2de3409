import CatinderDomain
import Toolkit

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
  /// Whether the user is asked if all choices are to be forgotten.
  var isStartAgainAsked = false
  /// What the top card does.
  var turn = DragTurn()
  /// The ends of its photos that were run against.
  var nudge = Nudge()
  /// On their way to the server, the oldest first.
  var told: [PastDecision] = []
  /// What the server has not taken, the oldest first.
  var unsent: [PastDecision] = []
  /// Why the first of them was not taken.
  var failure: CatinderError?
  /// Seconds that are left; nil without a boost.
  var boost: Int?
  var isBoostAsked = false
  /// By their names.
  var photos: [String: Photo] = [:]

  /// What is not known to be with the server.
  var untaken: [PastDecision] { unsent + told }

  /// Whether the deck is known, and empty.
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
