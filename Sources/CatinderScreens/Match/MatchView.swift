import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// Both who like each other, and what to do about it (C-42 to C-44).
struct MatchView {
  let own: Profile
  let partner: Profile
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  var body: Element<MatchAction> {
    Modal(
      CatinderID.match, title: words.match, maxColumns: 72, dismissTitle: words.keepLookingHint,
      onDismiss: .closed
    ) {
      MatchScene(
        id: CatinderID.match.child("scene"), key: partner.uid.text, texts: texts,
        pictures: [
          picture(of: own, CatinderID.ownPhoto, words.you),
          picture(of: partner, CatinderID.theirPhoto, partner.name),
        ], pictureRows: hasPhotos ? nil : Self.standInRows, buttons: buttons
      )
      .whenFlat {
        texts
        buttons
      }
      .bindings(
        words.match,
        [KeyBinding("catinder.message", ["m"], words.sendMessageHint, .messageTapped)])
    }.element
  }

  private var hasPhotos: Bool {
    !own.photosNames.isEmpty || !partner.photosNames.isEmpty
  }

  /// Of two frames without photos, with the names below them.
  private static let standInRows = 10

  private var texts: Element<MatchAction> {
    Text(
      "♥ " + words.likeEachOther(partner.name), .accent, alignment: .center, lines: 2,
      id: CatinderID.matchText, semantics: .heading
    ).element
  }

  private func picture(
    of profile: Profile, _ id: Identifier, _ name: String
  ) -> Element<MatchAction> {
    let photo = profile.photosNames.first
    return VStack {
      PhotoPart<MatchAction>(
        id: id, name: photo, photo: photo.flatMap { photos[$0] }, alt: words.alt(name),
        words: words
      ).body.fill()
      Text(name, .muted, alignment: .center)
    }.element
  }

  private var buttons: Element<MatchAction> {
    Responsive { size in
      let write = Button<MatchAction>(
        CatinderID.matchMessage, words.sendMessage, hint: words.sendMessageHint,
        wish: .whenFree, action: .messageTapped)
      let goOn = Button<MatchAction>(
        CatinderID.matchClose, words.keepLooking, hint: words.keepLookingHint, action: .closed)
      if size.columns < 52 {
        return VStack(alignment: .center) {
          write
          goOn
        }.element
      }
      return HStack(spacing: 2) {
        write
        goOn
      }.fill(horizontal: .center, flex: Flex(horizontal: 1))
    }.element
  }
}
