/// Where the calls live under the address of a server.
public enum CatinderPath {
  public static let login = "/login"
  public static let logout = "/logout"
  public static let register = "/profile/register"
  public static let ownProfile = "/profile"
  public static let profiles = "/profiles"
  public static let update = "/profile/update"
  public static let uploadImage = "/profile/upload-image"
  public static let ownImages = "/profile/images"
  public static let images = "/images"
  public static let like = "/relationships/set-like"
  public static let superlike = "/relationships/set-superlike"
  public static let dislike = "/relationships/set-dislike"
  public static let decisions = "/relationships/decisions"
  public static let undo = "/relationships/undo"
  public static let startAgain = "/relationships/start-again"
  public static let boost = "/boost"
  public static let matches = "/matches"
  public static let messages = "/messages"
  public static let events = "/events"
  public static let description = "/openapi.json"

  public static func decision(_ decision: Decision) -> String {
    switch decision {
    case .like: like
    case .dislike: dislike
    case .superlike: superlike
    }
  }
}
