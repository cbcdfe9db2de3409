/// How many bytes of an answer are taken, counted after decompression; one more ends the call.
public enum BodyLimit: Sendable, Hashable {
  /// 2 MB: parsing ten takes seconds.
  case document
  /// 8 MB.
  case picture

  public var bytes: Int {
    switch self {
    case .document: 2 << 20
    case .picture: 8 << 20
    }
  }

  static let largest = BodyLimit.picture.bytes
}
