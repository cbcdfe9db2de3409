import Semantics
import Toolkit

/// The identifiers of the search for a place; only one is on the screen at a time.
public enum PlacePickerID {
  public static let screen: Identifier = "places.picker"
  public static let back: Identifier = "places.picker.back"
  public static let field: Identifier = "places.picker.field"
  /// How much was found.
  public static let status: Identifier = "places.picker.status"
  public static let list: Identifier = "places.picker.list"
  /// Where there is nothing to list: what to type, that nothing was found, that there are no places.
  public static let state: Identifier = "places.picker.state"
}
