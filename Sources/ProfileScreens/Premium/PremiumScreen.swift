import AppRuntime
import Semantics
import Terminal
import Toolkit

/// An event on the Premium screen; the parent keeps the outcome.
public enum PremiumAction: Sendable {
  case getTapped
  case closeTapped
}

/// The benefits and the price of Premium, and a button to get it; it takes the room of the whole shell.
public struct PremiumScreen {
  private let words: PremiumWords
  private let isOwned: Bool
  private let reason: PremiumReason?

  /// Nothing is offered to who has it already.
  public init(_ environment: Environment, reason: PremiumReason?) {
    (words, isOwned) = (PremiumWords(environment), environment.hasPremium)
    self.reason = reason
  }

  public var body: Element<PremiumAction> {
    Responsive { page(in: $0) }
      .semantics(ProfileID.premium, .screen, label: words.title)
      .bindings(words.title, bindings)
  }

  // MARK: Layout
  private static let crown = [
    "  .   *   .  ", " / \\ / \\ / \\ ", "|   V   V   |", "|___________|",
  ]

  private func page(in room: Size) -> Element<PremiumAction> {
    let isLoose = room.rows >= 18
    let sides = room.columns < 60 ? 1 : 2
    return VStack(alignment: .center) {
      if isLoose { crown }
      Text(words.title, .title, alignment: .center, semantics: .heading)
      if let reason, !isOwned {
        Text(words.reason(reason), .warning, alignment: .center, lines: nil, id: ProfileID.reason)
      }
      if isLoose { Spacer(1) }
      Text(words.benefit, .accent, alignment: .center, lines: nil)
      terms(isLoose: isLoose)
      if isLoose { Spacer(1) }
      buttons
    }
    .padding(horizontal: sides).fill(horizontal: .center, vertical: .center, maxColumns: 70)
  }

  private var crown: Element<PremiumAction> {
    VStack {
      for line in Self.crown { Text(line, .accent, semantics: nil) }
      Spacer(1)
    }.whenFlat {}
  }

  @ElementBuilder<PremiumAction>
  private func terms(isLoose: Bool) -> [Element<PremiumAction>] {
    if isOwned {
      Text(words.owned, .success, alignment: .center, id: ProfileID.premiumState)
    } else {
      Text(words.honesty, alignment: .center, lines: nil, id: ProfileID.premiumState)
      if isLoose { Text(words.scope, .muted, alignment: .center, lines: nil) }
    }
  }

  private var buttons: Element<PremiumAction> {
    HStack(spacing: 2) {
      if !isOwned {
        Button(
          ProfileID.getPremium, words.get, hint: words.getHint, wish: .whenFree, action: .getTapped)
      }
      Button(
        ProfileID.closePremium, words.close, hint: words.closeHint,
        wish: isOwned ? .whenFree : .none, action: .closeTapped)
    }.element
  }

  private var bindings: [KeyBinding<PremiumAction>] {
    [KeyBinding("premium.close", [.escape], words.closeHint, .closeTapped)]
  }
}
