import AppRuntime
import Core
import Places
import TravelDomain

/// The photos of a country (T-34 to T-37).
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
