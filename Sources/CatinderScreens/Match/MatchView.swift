import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// Both who like each other, and what to do about it.
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
        words.match, [KeyBinding("catinder.message", ["m"], words.sendMessageHint, .messageTapped)])
    }.element
  }

  private var hasPhotos: Bool { !own.photosNames.isEmpty || !partner.photosNames.isEmpty }

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

/// Two pictures that fly in crosswise and aslant, stop side by side and turn upright, while what can be
/// done about it comes in.
///
/// It takes 0.9 s; any key or click lands it, and what they do is done at once.
struct MatchScene<Action>: Widget {
  /// The time at which it began, and the match it is for.
  private struct Progress: ControlState {
    var key: String
    var timeline: Timeline
    var inputCount: Int
  }

  /// Of a picture: those of the drawing that stands in for one.
  private static var fewestColumns: Int { 10 }
  /// With texts and buttons, where there are photos to see.
  private static var mostRows: Int { 22 }
  /// From this height on there are empty rows around the pictures.
  private static var looseRows: Int { 12 }

  let id: Identifier
  /// Another one begins anew.
  let key: String
  let texts: Element<Action>
  let pictures: [Element<Action>]
  /// The most rows that the pictures make something of; nil for all that there are.
  let pictureRows: Int?
  let buttons: Element<Action>

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let others = [texts, buttons].map { $0.measure(available, context).rows + 1 }
    let asked = pictureRows.map { others.reduce($0, +) } ?? Self.mostRows
    return Size(available.columns, min(available.rows, asked))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let progress = progress(canvas.context)
    canvas.keep(progress, for: id)
    let isRunning =
      canvas.context.moves && progress.inputCount == canvas.context.inputCount
      && progress.timeline.isRunning(at: canvas.now)
    let share = isRunning ? progress.timeline.progress(at: canvas.now) : 1
    let height = texts.measure(rect.size, canvas.context).rows
    let foot = buttons.measure(rect.size, canvas.context).rows
    texts.render(in: Rect(x: rect.minX, y: rect.minY, columns: rect.columns, rows: height), &canvas)
    let gap = rect.rows >= Self.looseRows ? 1 : 0
    let room = rect.inset(Insets(top: height + gap, bottom: foot + gap))
    canvas.clipped(to: room) { drawPictures(in: room, share, &$0) }
    if share >= 0.75 {
      let left = Int(((1 - share) / 0.25 * Double(rect.columns)).rounded())
      let place = Rect(x: rect.minX + left, y: rect.maxY - foot, columns: rect.columns, rows: foot)
      canvas.clipped(to: rect) { buttons.render(in: place, &$0) }
    }
    if isRunning { canvas.redraw(along: progress.timeline) }
  }

  private func progress(_ context: RenderContext) -> Progress {
    if let kept = context.control(id, as: Progress.self), kept.key == key { return kept }
    return Progress(
      key: key,
      timeline: Timeline(start: context.now, duration: .milliseconds(900), easing: .linear),
      inputCount: context.inputCount)
  }

  /// They come from the other side's edge, one above the other's way.
  private func drawPictures(in room: Rect, _ share: Double, _ canvas: inout Canvas<Action>) {
    guard !room.isEmpty, pictures.count == 2 else { return }
    let columns = min((room.columns - 2) / 2, max(Self.fewestColumns, room.rows * 2))
    let left = (room.columns - 2 * columns - 2) / 2
    let away = 1 - max(0, min(1, (share - 0.2) / 0.4))
    let way = Int((away * Double(room.columns)).rounded())
    let drop = Int((away * Double(room.rows) / 2).rounded())
    let places = [
      Point(x: room.minX + left + way, y: room.minY + drop),
      Point(x: room.minX + left + columns + 2 - way, y: room.minY - drop),
    ]
    let lean = lean(share, Size(columns, room.rows))
    for (index, place) in places.enumerated() {
      pictures[index].leaning(by: index == 0 ? lean : -lean)
        .render(in: Rect(origin: place, size: Size(columns, room.rows)), &canvas)
    }
  }

  /// They are aslant until three quarters of the time have passed.
  private func lean(_ share: Double, _ size: Size) -> Double {
    let most = Double(min(size.rows / 2, size.columns / 3))
    return most * max(0, min(1, (1 - share) / 0.25))
  }
}

/// The actions of a match.
public enum MatchAction: Sendable {
  case messageTapped
  case closed
}
