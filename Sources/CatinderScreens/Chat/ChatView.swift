import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// A chat: who it is with, what was written, and a field that grows with what is typed.
struct ChatView {
  let state: ChatState
  let isCutOff: Bool
  let me: ProfileID
  let photos: [String: DeckState.Photo]
  let moments: CatinderMoments
  let words: CatinderWords

  private var name: String { state.partner.name }

  var body: Element<CatinderAction> {
    Responsive { page(header(in: $0)) }
      .whenFlat { page(header(in: .zero)) }
      .semantics(CatinderID.chat, .group, label: words.chat(with: name))
      .bindings(words.chat(with: name), bindings)
      .map(CatinderAction.chat)
  }

  private func header(in size: Size) -> ChatHeader {
    ChatHeader(partner: state.partner, photos: photos, size: size, words: words)
  }

  private func page(_ header: ChatHeader) -> Element<ChatAction> {
    VStack {
      header.body
      if isCutOff {
        Text(words.disconnected, .warning, id: CatinderID.disconnected, semantics: .status)
      }
      log.fill()
      if let failure = state.failure { notice(of: failure) }
      input
    }.element
  }

  // MARK: Messages
  private var log: Element<ChatAction> {
    if state.shown.isEmpty {
      switch state.loading {
      case .loading:
        return Spinner(CatinderID.chat.child("loading"), label: words.messagesLoading)
          .fill(horizontal: .center, vertical: .center)
      case .failed(let error):
        return StateView(
          CatinderID.chat.child("unread"), error.isOffline ? .offline(age: nil) : .failure,
          words.header(error), hint: words.reason(error),
          button: .init(words.tryAgain, key: .control("t"), ChatAction.retryTapped)
        ).element
      case .ready:
        return Text(words.noMessagesYet, .muted, alignment: .center)
          .fill(horizontal: .center, vertical: .center)
      }
    }
    return ChatLog(
      id: CatinderID.chatLog, label: words.chat(with: name), entries: entries,
      hasOlder: state.hasOlder, words: words
    ).element
  }

  private var entries: [ChatEntry] {
    let failed = Set(state.failed.map(\.shown.id))
    let messages = state.shown
    let days = messages.map { moments.day(of: $0.date) }
    return messages.indices.map { index in
      let begins = index == 0 || days[index] != days[index - 1]
      return entry(
        messages[index], day: begins ? moments.title(of: days[index]) : nil,
        hasFailed: failed.contains(messages[index].id))
    }
  }

  private func entry(_ message: Message, day: String?, hasFailed: Bool) -> ChatEntry {
    let isOwn = message.senderUid == me
    let time = moments.time(of: message.date)
    let sign = words.sign(message.status, hasFailed: hasFailed)
    let spoken =
      [isOwn ? words.you : name, time]
      + (isOwn ? [words.status(message.status, hasFailed: hasFailed)] : [])
    return ChatEntry(
      id: message.id, day: day, text: message.text, isOwn: isOwn, hasFailed: hasFailed,
      foot: isOwn ? "\(time) \(sign)" : time, spoken: spoken.joined(separator: ", "))
  }

  /// The line about messages that were not sent, with the button to send them again.
  private func notice(of error: CatinderError) -> Element<ChatAction> {
    StateView(
      CatinderID.chatFailed, error.isOffline ? .offline(age: nil) : .failure,
      words.notSent(state.failed.count), hint: words.reason(error),
      button: .init(words.again, key: .control("t"), ChatAction.retryTapped)
    ).frame(rows: 1)
  }

  // MARK: Writing
  private var input: Element<ChatAction> {
    HStack(spacing: 1) {
      TextArea(
        CatinderID.chatInput, label: words.message, text: state.draft,
        placeholder: words.messagePlaceholder, enter: .submits, message: problem, wish: .atOnce,
        handlers: .init(
          onChange: { ChatAction.typed($0) }, onSubmit: .sendTapped, onCancel: .closed,
          submitTitle: words.sendHint, cancelTitle: words.back)
      ).fill(flex: Flex(horizontal: 1))
      Button(
        CatinderID.chatSend, words.send, hint: words.sendHint, isEnabled: canSend,
        action: .sendTapped)
    }.element
  }

  private var canSend: Bool {
    VisibleText.isVisible(state.draft) && TextLimit.message.allows(state.draft)
  }

  private var problem: String? {
    TextLimit.message.allows(state.draft) ? nil : words.tooLong(state.draft.unicodeScalars.count)
  }

  // MARK: Keys
  private var bindings: [KeyBinding<ChatAction>] {
    [
      KeyBinding("catinder.back", [.escape], words.back, .closed),
      KeyBinding(
        "catinder.partner", ["i", .control("o")], words.aboutPartner, hint: .whileTyping,
        .infoTapped),
      KeyBinding(
        "catinder.parting", ["x", .control("x")], words.partingHint, hint: .whileTyping,
        .partingTapped),
    ]
  }
}

/// The other one of a chat: the name, and where there is room a face and what the cat says of itself in
/// short.
struct ChatHeader {
  let partner: Profile
  let photos: [String: DeckState.Photo]
  /// Of the chat.
  let size: Size
  let words: CatinderWords

  /// From here on the face takes nothing from the messages that they would miss.
  private static let roomy = Size(60, 20)

  private var hasFace: Bool { size.columns >= Self.roomy.columns && size.rows >= Self.roomy.rows }

  var body: Element<ChatAction> {
    HStack(spacing: 1) {
      Button(CatinderID.chatBack, "‹", hint: words.back, action: ChatAction.closed)
      if hasFace {
        face
        VStack {
          name
          Text(partner.shortDescription, .muted)
        }.fill(flex: Flex(horizontal: 1))
      } else {
        name.fill(flex: Flex(horizontal: 1))
      }
      Button(CatinderID.chatInfo, words.info, hint: words.aboutPartner, action: .infoTapped)
      Button(CatinderID.chatParting, "⋯", hint: words.partingHint, action: .partingTapped)
    }.element
  }

  private var name: Text<ChatAction> {
    Text(partner.name, .title, id: CatinderID.chatName, semantics: .heading)
  }

  private var face: Pressable {
    Pressable(
      face: FacePart(id: CatinderID.chatFace, profile: partner, photos: photos, words: words).body)
  }

  /// A click on the face is one on the button.
  private struct Pressable: Widget {
    typealias Action = ChatAction

    let face: Element<ChatAction>

    func measure(_ available: Size, _ context: RenderContext) -> Size {
      face.measure(available, context)
    }

    func render(in rect: Rect, _ canvas: inout Canvas<ChatAction>) {
      face.render(in: rect, &canvas)
      canvas.add(
        Target(
          CatinderID.chatFace, frame: rect,
          onMouse: { event in
            if case .press(.left, _) = event.kind { return .send(.infoTapped) }
            return nil
          }))
    }
  }
}
