import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The photos on the page of a country: a strip in its upper half, one line where there is no room
/// for it, and one line too where there are none.
struct CountryPhotosView {
  let state: PhotoStripState
  let words: TravelWords
  /// Of the whole page.
  let size: Size

  /// Below, the cities need all of it.
  private static let leastRows = 17
  /// Of a photo; higher ones would only leave less of them beside each other.
  private static let mostRows = 14

  var body: Element<PhotoAction> {
    if let photos = state.photos, !photos.isEmpty { return photosShown.whenFlat { line } }
    if state.isAsking { return searching.padding(horizontal: 1) }
    return failure.frame(rows: 1).padding(horizontal: 1)
  }

  private var hasStrip: Bool { size.rows >= Self.leastRows }
  private var pictureRows: Int { min(size.rows / 2 - 2, Self.mostRows) }

  // MARK: Photos
  private var photosShown: Element<PhotoAction> {
    guard hasStrip else { return line }
    return VStack {
      PhotoStrip(state: state, words: words).frame(rows: pictureRows + 1)
      caption
    }.padding(horizontal: 1)
  }

  private var caption: Element<PhotoAction> {
    HStack(spacing: 1) {
      Text(words.place(state.index, of: state.count), .accent, semantics: nil)
      Text(state.selected?.title ?? "", semantics: nil)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(credit, .muted, id: TravelID.photoCredit)
    }.element
  }

  private var credit: String {
    state.selected.map { words.credit($0, author: max(16, size.columns / 4)) } ?? ""
  }

  /// The count of photos, and a button that opens them.
  private var line: Element<PhotoAction> {
    HStack(spacing: 1) {
      Button(
        TravelID.photos, words.photoCount(state.count), hint: words.photoHint,
        action: PhotoAction.openTapped)
      Text(credit, .muted, id: TravelID.photoCredit)
    }.frame(rows: 1).padding(horizontal: 1)
  }

  // MARK: None
  private var searching: Element<PhotoAction> {
    let spinner = Spinner<PhotoAction>(TravelID.photoState, label: words.searchingPhotos)
    return hasStrip
      ? spinner.fill(horizontal: .center, vertical: .center).frame(rows: pictureRows + 2)
        .whenFlat { spinner }
      : spinner.frame(rows: 1)
  }

  /// One line with a way out. It does not take the focus: the cities are what the page is for.
  private var failure: Element<PhotoAction> {
    HStack(spacing: 2) {
      Text(title, isFailure ? .danger : .muted)
      Text(reason, .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TravelID.photoState.child("action"), words.photosAgainButton, hint: words.photosAgain,
        action: PhotoAction.againTapped)
    }
    .semantics(TravelID.photoState, isFailure ? .alert : .status, label: title)
    .bindings(
      words.photos, [KeyBinding("travel.photosAgain", ["r"], words.photosAgain, .againTapped)])
  }

  /// Being without a network is none.
  private var isFailure: Bool { state.problem != nil && state.problem != .noConnection }

  private var title: String {
    if state.problem == .noConnection { return words.noPhotosOffline }
    return isFailure ? "! " + words.noPhotos : words.noPhotos
  }

  private var reason: String { isFailure ? state.problem.map { words.problem($0) } ?? "" : "" }
}
