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
    if let photos = state.photos, !photos.isEmpty {
      return photosShown.whenFlat { line }
    }
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
      Text(state.selected?.credit ?? "", .muted, id: TravelID.photoCredit)
    }.element
  }

  /// How many there are, and a way to them.
  private var line: Element<PhotoAction> {
    HStack(spacing: 1) {
      Button(
        TravelID.photos, words.photoCount(state.count), hint: words.photoHint,
        action: PhotoAction.openTapped)
      Text(state.selected?.credit ?? "", .muted, id: TravelID.photoCredit)
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

  private var failure: Element<PhotoAction> {
    guard let problem = state.problem else {
      return StateView(
        TravelID.photoState, .empty, words.noPhotos, hint: "",
        button: .retry(words.language, .againTapped)
      ).element
    }
    if problem == .noConnection {
      return StateView(
        TravelID.photoState, .offline(age: nil), words.noPhotosOffline, hint: "",
        button: .retry(words.language, .againTapped)
      ).element
    }
    return StateView(
      TravelID.photoState, .failure, words.noPhotos, hint: words.problem(problem),
      button: .retry(words.language, .againTapped)
    ).element
  }
}
