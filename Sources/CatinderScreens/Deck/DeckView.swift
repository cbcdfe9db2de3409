import CatinderDomain
import Core
import Semantics
import Terminal
import Toolkit

/// The cards, one above the other, and what can be done with the top one.
struct DeckView {
  let state: DeckState
  /// The messages that were not looked at.
  let unread: Int
  /// True while nothing arrives from the server.
  let isCutOff: Bool
  let words: CatinderWords

  var body: Element<CatinderAction> {
    ZStack {
      screen
      if state.isStartAgainAsked { question }
    }.element
  }

  private var screen: Element<CatinderAction> {
    VStack {
      DeckBar(unread: unread, words: words).body
      if let failure = state.failure {
        notice(of: failure)
      } else if isCutOff, state.isEmpty {
        Text(words.deckCutOff, .warning, lines: 2, id: CatinderID.disconnected, semantics: .status)
      }
      stage.fill()
      DeckButtons(state: state, words: words).body.map(CatinderAction.deck)
    }
    .bindings(words.deck, bindings)
  }

  /// The line about decisions that the server has not taken, above the cards.
  private func notice(of error: CatinderError) -> Element<CatinderAction> {
    StateView(
      CatinderID.failure, error.isOffline ? .offline(age: nil) : .failure,
      words.unsent(state.unsent.count), hint: words.reason(error),
      button: .retry(words.language, .retryTapped)
    ).frame(rows: 1)
  }

  @ElementBuilder<CatinderAction>
  private var stageParts: [Element<CatinderAction>] {
    if let top = state.deck.top {
      card(top)
    } else {
      switch state.loading {
      case .loading:
        Spinner(CatinderID.loading, label: words.loading)
          .fill(horizontal: .center, vertical: .center)
      case .failed(let error): failed(error)
      case .ready: empty
      }
    }
  }

  private var stage: Element<CatinderAction> { VStack { stageParts }.element }

  // MARK: The top card
  private func card(_ top: Deck.Card) -> Element<CatinderAction> {
    Responsive { size in
      deck(top, CardLayout.card(in: size))
    }.element
  }

  private func deck(_ top: Deck.Card, _ size: Size) -> Element<CatinderAction> {
    let name = top.profile.photosNames.isEmpty ? nil : top.profile.photosNames[top.photo]
    let face = CardView(card: top, photo: name.flatMap { state.photos[$0] }, words: words).body
    return Draggable(
      CatinderID.card, label: top.profile.nameAndAge,
      left: DragExit(words.nope, DeckAction.decided(.dislike)),
      right: DragExit(words.like, DeckAction.decided(.like)), turn: state.turn,
      onTap: { point, size in Self.tap(at: point, on: CardLayout(size: size)) }
    ) {
      face.frame(columns: size.columns, rows: size.rows).nudge(CatinderID.nudge, state.nudge)
    }.element.map(CatinderAction.deck)
  }

  /// The halves of the photo turn it.
  private static func tap(at point: Point, on layout: CardLayout) -> DeckAction? {
    guard layout.photo.contains(point) else { return nil }
    return .turned(forward: (point.x - layout.photo.minX) * 2 >= layout.photo.columns)
  }

  // MARK: No card
  private var empty: Element<CatinderAction> {
    let hint = state.isAsking ? "" : emptyHint
    let view = StateView<CatinderAction>(
      CatinderID.empty, .empty, state.isAsking ? words.loading : words.noMoreCats, hint: hint,
      button: .init(words.lookAgain, key: "r", .retryTapped))
    guard state.canStartAgain else { return view.element }
    return Responsive { size in
      // The title, a gap and the button stand with the hint.
      let rows = TextWrapping.wrap(hint, to: size.columns).count + 3
      return VStack {
        view.frame(rows: rows)
        if size.rows > rows + 1 { Spacer(1) }
        startAgain
      }.fill(vertical: .center)
    }
    .whenFlat {
      view
      startAgain
    }
  }

  private var startAgain: Element<CatinderAction> {
    Button(
      CatinderID.startAgain, words.startAgain, action: CatinderAction.deck(.startAgainTapped)
    ).fill(horizontal: .center, flex: Flex(horizontal: 1))
  }

  /// As the last answer says.
  private var emptyHint: String { state.deck.canUndo ? words.noMoreCatsHint : words.nobodyHere }

  private var question: Element<CatinderAction> {
    ConfirmDialog(
      CatinderID.startAgainDialog, title: words.startAgainTitle, message: words.startAgainText,
      confirm: words.startAgainConfirm, cancel: words.keepChoices,
      onConfirm: CatinderAction.deck(.startAgainAnswered(true)),
      onCancel: .deck(.startAgainAnswered(false))
    ).element
  }

  private func failed(_ error: CatinderError) -> Element<CatinderAction> {
    StateView(
      CatinderID.failed, error.isOffline ? .offline(age: nil) : .failure, words.header(error),
      hint: words.reason(error), button: .retry(words.language, .retryTapped)
    ).element
  }

  // MARK: Keys
  /// Always the same in the footer while there is a card, so that none moves under the eye; what is not
  /// possible says so.
  private var bindings: [KeyBinding<CatinderAction>] {
    let undo = bound("undo", ["u"], words.undo, .undoTapped)
    let messages = KeyBinding(
      "catinder.messages", ["m"], words.messagesHint, CatinderAction.messages(.opened))
    let profile = KeyBinding(
      "catinder.profile", ["p"], words.profileHint, CatinderAction.own(.opened))
    guard state.deck.top != nil else {
      let again = bound("startAgain", ["R"], words.startAgain, .startAgainTapped, .footerMain)
      return [undo, messages, profile] + (state.canStartAgain ? [again] : [])
    }
    return [
      bound("like", [.right, "l"], words.likeTitle, .decided(.like), .footerMain),
      bound("dislike", [.left, "h"], words.dislike, .decided(.dislike), .footerMain),
      bound("superlike", [.up, "s"], words.superlike, .decided(.superlike)),
      undo,
      bound("boost", ["b"], words.boost, .boostTapped),
      bound("info", ["i", .enter], words.infoHint, .infoTapped),
      messages, profile,
      bound("nextPhoto", [.space, "."], words.nextPhoto, .turned(forward: true), .helpOnly),
      bound("previousPhoto", [","], words.previousPhoto, .turned(forward: false), .helpOnly),
    ]
  }

  private func bound(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ action: DeckAction,
    _ hint: HintPlace = .footer
  ) -> KeyBinding<CatinderAction> {
    KeyBinding(
      "catinder.\(name)", keys, title.prefix(1).lowercased() + title.dropFirst(),
      hint: hint,
      .deck(action))
  }
}

/// The ways out of the deck, above it.
struct DeckBar {
  let unread: Int
  let words: CatinderWords

  var body: Element<CatinderAction> {
    HStack(spacing: 1) {
      Button(
        CatinderID.profileButton, words.profile, hint: words.profileHint,
        action: CatinderAction.own(.opened))
      Spacer().fill(flex: Flex(horizontal: 1))
      Button(
        CatinderID.messagesButton, words.messages + (unread > 0 ? " ●\(unread)" : ""),
        hint: words.messagesHint, action: CatinderAction.messages(.opened))
    }.frame(rows: 1)
  }
}

/// The five buttons below the card, with words where there is room for them.
struct DeckButtons {
  let state: DeckState
  let words: CatinderWords

  var body: Element<DeckAction> {
    Responsive { size in
      HStack(spacing: size.columns < 38 ? 0 : 1) { buttons(isWide: size.columns >= 76) }
        .fill(horizontal: .center, flex: Flex(horizontal: 1))
    }
    .frame(rows: 1)
    .whenFlat { buttons(isWide: true) }
  }

  private func buttons(isWide: Bool) -> [Element<DeckAction>] {
    let hasTop = state.deck.top != nil
    func button(
      _ id: Identifier, _ sign: String, _ title: String, _ isEnabled: Bool, _ action: DeckAction
    ) -> Element<DeckAction> {
      Button(
        id, isWide && !title.isEmpty ? "\(sign) \(title)" : sign, hint: title, isEnabled: isEnabled,
        action: action
      ).element
    }
    let boosted = "⚡" + (state.boost.map { " " + words.seconds($0) } ?? "")
    // As wide as without a boost: those beside it stay where a pointer has found them.
    let missing = DisplayWidth.of("⚡ " + words.boost) - DisplayWidth.of(boosted)
    let padding = String(repeating: " ", count: isWide && state.boost != nil ? max(0, missing) : 0)
    return [
      button(CatinderID.undo, "↶", words.undo, state.deck.canUndo, .undoTapped),
      button(CatinderID.dislike, "✕", words.dislike, hasTop, .decided(.dislike)),
      button(
        CatinderID.boost, boosted + padding, state.boost == nil ? words.boost : "",
        hasTop && state.canBoost, .boostTapped),
      button(CatinderID.like, "♥", words.likeTitle, hasTop, .decided(.like)),
      button(CatinderID.superlike, "★", words.superlike, hasTop, .decided(.superlike)),
    ]
  }
}
