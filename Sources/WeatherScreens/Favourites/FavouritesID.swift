import Semantics
import Toolkit

/// The identifiers of the list of favourite places.
public enum FavouritesID {
  public static let screen: Identifier = "favourites"
  public static let back: Identifier = "favourites.back"
  public static let add: Identifier = "favourites.add"
  public static let list: Identifier = "favourites.list"
  public static let empty: Identifier = "favourites.empty"
}
