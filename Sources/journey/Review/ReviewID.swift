import Semantics
import Toolkit

/// The identifiers of the review.
public enum ReviewID {
  public static let title: Identifier = "review.title"
  public static let status: Identifier = "review.status"
  public static let views: Identifier = "review.views"
  public static let picture: Identifier = "review.picture"
  public static let help: Identifier = "review.help"
  public static let footer: Identifier = "review.footer"
  public static let toast: Identifier = "review.toast"
  public static let empty: Identifier = "review.empty"
}
