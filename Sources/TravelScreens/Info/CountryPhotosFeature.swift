import AppRuntime
import Core
import Foundation
import Networking
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
struct CountryPhotosFeature: Sendable {
  let photos: PhotoService

  /// - Parameter country: nil for the moment in which it is already gone.
  func update(
    _ state: inout PhotoStripState, _ action: PhotoAction, of country: VisitedCountry?,
    _ settings: TravelSettings
  ) -> Effect<PhotoAction> {
    switch action {
    case .news(let news):
      state.take(news)
      if state.count == 0 { state.isOpen = false }
    case .stepped(let step): state.select(state.index + step)
    case .opened(let index):
      state.select(index)
      state.isOpen = state.count > 0
    case .openTapped: state.isOpen = state.count > 0
    case .closed: state.isOpen = false
    case .againTapped: return ask(&state, for: country, settings, isUrgent: true)
    }
    return .none
  }

  /// Asks anew; what was asked before is dropped, and what is shown stays.
  func ask(
    _ state: inout PhotoStripState, for country: VisitedCountry?, _ settings: TravelSettings,
    isUrgent: Bool = false
  ) -> Effect<PhotoAction> {
    guard let country else { return .none }
    state.ask()
    let query = PhotoQuery(
      country: country.code, name: country.name(.english), count: settings.photoCount,
      isUrgent: isUrgent)
    return .subscribe("photos") { [photos] send in
      let watch = photos.watch(query) { send(.news($0)) }
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
