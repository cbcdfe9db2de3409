/// The cards that are left, and those that were decided, which undo brings back.
///
/// A value: ``decide(_:)`` and ``undo()`` return the change, which the caller sends to the server.
public struct Deck: Sendable, Hashable {
  /// A profile, with the photo that is shown.
  public struct Card: Sendable, Hashable, Identifiable {
    public let profile: Profile
    public private(set) var photo: Int

    public var id: ProfileID { profile.uid }

    public init(_ profile: Profile, photo: Int = 0) {
      self.profile = profile
      self.photo = max(0, min(photo, profile.photosNames.count - 1))
    }

    /// Shows the next or the previous photo; false at either end.
    fileprivate mutating func turn(forward: Bool) -> Bool {
      let next = photo + (forward ? 1 : -1)
      guard profile.photosNames.indices.contains(next) else { return false }
      photo = next
      return true
    }
  }

  /// A card with its decision.
  public struct Decided: Sendable, Hashable {
    public let card: Card
    public let decision: Decision
  }

  /// The top card first.
  public private(set) var cards: [Card] = []
  /// The newest last.
  public private(set) var decided: [Decided] = []

  /// - Parameter profiles: the first becomes the top card.
  public init(_ profiles: [Profile] = []) { add(profiles) }

  public var top: Card? { cards.first }
  public var canUndo: Bool { !decided.isEmpty }

  /// Takes the top card off; nil if there is none.
  public mutating func decide(_ decision: Decision) -> Decided? {
    guard !cards.isEmpty else { return nil }
    let taken = Decided(card: cards.removeFirst(), decision: decision)
    decided.append(taken)
    return taken
  }

  /// Puts the last decided card back on top, with its photo; nil if there is none.
  public mutating func undo() -> Decided? {
    guard let last = decided.popLast() else { return nil }
    cards.removeAll { $0.id == last.card.id }
    cards.insert(last.card, at: 0)
    return last
  }

  /// Adds earlier decisions, which undo takes back after those that were made here.
  ///
  /// - Parameter past: the newest first, as the server returns them.
  public mutating func remember(_ past: [PastDecision]) {
    let known = Set(decided.map(\.card.id)).union(cards.map(\.id))
    let earlier = past.reversed().filter { !known.contains($0.profile.uid) }
    decided.insert(
      contentsOf: earlier.map { Decided(card: Card($0.profile), decision: $0.decision) }, at: 0)
  }

  /// Adds decisions that the server may not have yet as if they were made now.
  ///
  /// - Parameter decisions: the oldest first.
  public mutating func resume(_ decisions: [PastDecision]) {
    let ids = Set(decisions.map(\.profile.uid))
    cards.removeAll { ids.contains($0.id) }
    decided.removeAll { ids.contains($0.card.id) }
    decided += decisions.map { Decided(card: Card($0.profile), decision: $0.decision) }
  }

  /// Removes a card without a decision, as its cat is matched already.
  public mutating func drop(_ uid: ProfileID) { cards.removeAll { $0.id == uid } }

  /// Removes a cat from the cards and from what was decided, as nobody is to see it any more.
  public mutating func forget(_ uid: ProfileID) {
    cards.removeAll { $0.id == uid }
    decided.removeAll { $0.card.id == uid }
  }

  /// Shows another photo of the top card; false at either end.
  public mutating func turnTop(forward: Bool) -> Bool {
    guard !cards.isEmpty else { return false }
    return cards[0].turn(forward: forward)
  }

  /// Adds profiles of a later answer at the end. Those in the deck are updated; those that were decided
  /// are left out.
  public mutating func add(_ profiles: [Profile]) {
    let gone = Set(decided.map(\.card.id))
    var known = Dictionary(
      uniqueKeysWithValues: cards.enumerated().map { ($0.element.id, $0.offset) })
    for profile in profiles where !gone.contains(profile.uid) {
      if let index = known[profile.uid] {
        cards[index] = Card(profile, photo: cards[index].photo)
      } else {
        known[profile.uid] = cards.count
        cards.append(Card(profile))
      }
    }
  }
}

/// The user's decision on a profile.
public enum Decision: String, Sendable, Hashable, Codable, CaseIterable {
  case like, dislike, superlike
}

/// An earlier decision that can still be taken back.
public struct PastDecision: Sendable, Hashable, Codable {
  public let profile: Profile
  public let decision: Decision

  public init(_ profile: Profile, _ decision: Decision) {
    (self.profile, self.decision) = (profile, decision)
  }
}
