import Semantics
import Toolkit

/// The identifiers of the gallery around its specimens.
public enum GalleryID {
  public static let list: Identifier = "gallery.list"
  public static let title: Identifier = "gallery.title"
}
