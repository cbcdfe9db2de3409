import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// Whom a chat is with: the name, and where there is room a face and what the cat says of itself in
/// short (C-53).
struct ChatHeader {
  let partner: Profile
  let photos: [String: DeckState.Photo]
  /// Of the chat.
  let size: Size
  let words: CatinderWords

  /// From here on the face takes nothing from the messages that they would miss.
  private static let roomy = Size(60, 20)

  private var hasFace: Bool {
    size.columns >= Self.roomy.columns && size.rows >= Self.roomy.rows
  }

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
