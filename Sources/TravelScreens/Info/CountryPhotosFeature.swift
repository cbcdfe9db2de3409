import AppRuntime
import Core
import Foundation
import Networking
import Places
import TravelDomain

/// The actions of the photos of a country.
public enum PhotoAction: Sendable {
  case news(PhotoService.News)
  /// So many on or back.
  case stepped(Int)
  /// One of the strip, into all of the screen.
  case opened(Int)
  case openTapped
  case closed
  case againTapped
}

/// The photos of a country.
extension TravelFeature {
  func updatePhotos(
    _ state: inout TravelState, _ action: PhotoAction
  ) -> Effect<TravelAction> {
    guard let photos = state.info?.photos else { return .none }
    switch action {
    case .news(let news):
      state.info?.photos.take(news)
      if state.info?.photos.count == 0 { state.info?.photos.isOpen = false }
    case .stepped(let step): state.info?.photos.select(photos.index + step)
    case .opened(let index):
      state.info?.photos.select(index)
      state.info?.photos.isOpen = photos.count > 0
    case .openTapped: state.info?.photos.isOpen = photos.count > 0
    case .closed: state.info?.photos.isOpen = false
    case .againTapped: return askForPhotos(&state, isUrgent: true)
    }
    return .none
  }

  /// Asks anew; what was asked before is dropped, and what is shown stays.
  func askForPhotos(
    _ state: inout TravelState, isUrgent: Bool = false
  ) -> Effect<TravelAction> {
    guard let code = state.info?.code, let country = state.country(code) else { return .none }
    state.info?.photos.ask()
    let query = PhotoQuery(
      country: code, name: country.name(.english), count: state.settings.photoCount,
      isUrgent: isUrgent)
    return .subscribe("photos") { [photos = dependencies.photos] send in
      let watch = photos.watch(query) { send(.info(.photos(.news($0)))) }
      return Subscription { watch.cancel() }
    }
  }
}

/// The photos of the country whose page is open.
struct PhotoStripState: Equatable, Sendable {
  /// The appearance of one photo.
  enum Face: Equatable, Sendable {
    case loading, missing
    case ready(WebPicture)
  }

  /// In the order of the service; nil while they are not known.
  private(set) var photos: [CountryPhoto]?
  private var pictures: [URL: WebPicture] = [:]
  private var missing: Set<URL> = []
  /// The reason that nothing new is known.
  private(set) var problem: PhotoError?
  private(set) var isAsking = false
  /// The photo that is selected.
  private(set) var index = 0
  /// True while it fills the screen.
  var isOpen = false

  var count: Int { photos?.count ?? 0 }

  var selected: CountryPhoto? { photos?.indices.contains(index) == true ? photos?[index] : nil }

  func face(of photo: CountryPhoto) -> Face {
    if let picture = pictures[photo.address] { return .ready(picture) }
    let isLost = missing.contains(photo.address) || !isAsking && problem != nil
    return isLost ? .missing : .loading
  }

  mutating func select(_ index: Int) { self.index = min(max(0, index), max(0, count - 1)) }

  // MARK: News

  mutating func ask() { (isAsking, problem, missing) = (true, nil, []) }

  mutating func take(_ news: PhotoService.News) {
    switch news {
    // Nothing that is kept is no reason not to wait for what is new.
    case .stored(let photos): if !photos.isEmpty { take(photos) }
    case .found(let photos):
      take(photos)
      isAsking = false
    case .failed(let error): (isAsking, problem) = (false, error)
    case .loaded(let picture): pictures[picture.address] = picture
    case .missing(let address): missing.insert(address)
    }
  }

  /// Takes new photos; the selected one stays selected, wherever it stands now.
  private mutating func take(_ new: [CountryPhoto]) {
    let address = selected?.address
    photos = new
    select(new.firstIndex { $0.address == address } ?? 0)
  }
}
