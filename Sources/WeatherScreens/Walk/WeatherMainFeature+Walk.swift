import AppRuntime
import Foundation
import Networking
import Semantics
import Toolkit
import WeatherDomain

/// The pictures of the walk card.
extension WeatherMainFeature {
  func drawWalkLot(_ state: inout WeatherMainState) { state.walk.lot = dependencies.chance() }

  static var cancelWalkPictures: Effect<WeatherMainAction> {
    .merge(.cancel("walk.list"), .cancel("walk.picture"), .cancel("walk.background"))
  }

  /// Without an address the bundled set serves, and nothing is asked.
  func loadWalkList() -> Effect<WeatherMainAction> {
    guard let address = dependencies.configuration.pictureList else { return .none }
    let pictures = dependencies.pictures
    return .subscribe("walk.list") { send in
      let task = pictures.fetchList(address) { send(.walkListLoaded($0)) }
      return Subscription { task.cancel() }
    }
  }

  /// Fetches the one picture that shows, and the one behind it.
  func loadWalkPictures(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    guard let list = state.walk.pictures, let verdict = state.report?.current?.walkVerdict else {
      return .none
    }
    let missing: (URL?) -> URL? = { [loaded = state.walk.loaded] url in
      url.flatMap { loaded[$0] == nil ? $0 : nil }
    }
    return .merge(
      fetch(missing(state.walk.address(for: verdict)), "walk.picture"),
      fetch(missing(list.background), "walk.background"))
  }

  private func fetch(_ address: URL?, _ id: String) -> Effect<WeatherMainAction> {
    guard let address else { return .none }
    let pictures = dependencies.pictures
    return .subscribe(id) { send in
      let task = pictures.fetch(address) { send(.walkPictureLoaded($0)) }
      return Subscription { task.cancel() }
    }
  }
}
