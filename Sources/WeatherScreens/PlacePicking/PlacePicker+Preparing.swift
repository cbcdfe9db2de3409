import AppRuntime
import Places

extension PlacePicker {
  /// Reads ahead what the first letter would wait for; for the screen that opens the search.
  public func prepare() -> Effect<PlacePickerAction> {
    .run("prepare the search", queue: "search") { [gazetteer] _ in
      try? gazetteer().prepareSearch()
    }
  }
}
