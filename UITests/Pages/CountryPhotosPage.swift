import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

extension CountryInfoPage {
  /// The strip, or the one line in its place.
  var photos: Locator { app.element(TravelID.photos) }
  var photoCredit: Locator { app.element(TravelID.photoCredit) }
  var photoState: Locator { app.element(TravelID.photoState) }
  var photosAgain: Locator { app.element(TravelID.photoState.child("action")) }
  var weather: Locator { app.element(TravelID.cityWeather) }

  /// One of the strip, from 1.
  func photo(_ number: Int) -> Locator {
    app.element(TravelID.photos.item(String(number)))
  }
}

/// A photo of a country in all of the tab.
struct CountryPhotoPage: Page {
  static let mark = Query(TravelID.photoPage)

  let app: Journey

  var picture: Locator { app.element(TravelID.photo) }
  var place: Locator { app.element(TravelID.photoPlace) }
  var credit: Locator { app.element(TravelID.photoCredit) }
  var link: Locator { app.element(TravelID.photoLink) }
  var back: Locator { app.element(TravelID.photoBack) }
  var next: Locator { app.element(TravelID.photoNext) }
  var previous: Locator { app.element(TravelID.photoPrevious) }
}
