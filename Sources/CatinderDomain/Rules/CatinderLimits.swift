/// What fits where. Lengths of texts are counted in Unicode scalars, as the description of the
/// exchange counts them.
public enum CatinderLimits {
  public static let ages = 0...120
  /// How the exchange writes that an age was never told.
  public static let untoldAge = -1
  /// The least length of a password on a server for many.
  public static let shortestPassword = 8
  /// The slots of one's own profile.
  public static let photos = 6
  /// The most of somebody else's that are believed.
  static let photosShown = 24
  /// The bytes of a picture that is uploaded.
  public static let photoBytes = 5 << 20
  /// The pixels of the longer side of a picture as it is kept.
  public static let photoSide = 640
  /// The cards that a server gives at once.
  public static let deck = 100
  /// The messages that a server gives at once.
  public static let messages = 500
  /// The unread messages of one match that are believed.
  static let unread = 999_999
}
