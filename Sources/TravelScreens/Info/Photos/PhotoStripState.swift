import Foundation
import Networking
import TravelDomain

/// The photos of the country whose page is open.
struct PhotoStripState: Equatable, Sendable {
  /// What shows in the place of one photo.
  enum Face: Equatable, Sendable {
    case loading, missing
    case ready(WebPicture)
  }

  /// In the order of the service; nil while they are not known.
  private(set) var photos: [CountryPhoto]?
  private var pictures: [URL: WebPicture] = [:]
  private var missing: Set<URL> = []
  /// Why nothing new is known.
  private(set) var problem: PhotoError?
  private(set) var isAsking = false
  /// The photo that is selected.
  private(set) var index = 0
  /// Whether it fills the screen.
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

  /// What is selected stays so, wherever it stands now.
  private mutating func take(_ new: [CountryPhoto]) {
    let address = selected?.address
    photos = new
    select(new.firstIndex { $0.address == address } ?? 0)
  }
}
