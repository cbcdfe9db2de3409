import Foundation
import Networking

/// The addresses of pictures for the walk card: some for each of the two verdicts, and a background.
public struct WalkPictures: Sendable, Equatable {
  public var home: [URL]
  public var stroll: [URL]
  public var background: URL?

  private struct Shape: Decodable {
    var homeImages: [String]?
    var strollImages: [String]?
    var backgroundImage: String?
  }

  /// Reads a list; nil for JSON of another shape. Addresses may be relative to that of the list; those
  /// that are not of the web are left out.
  public init?(json: Data, from address: URL) {
    guard let shape = try? JSONDecoder().decode(Shape.self, from: json) else { return nil }
    home = (shape.homeImages ?? []).compactMap { Self.address($0, address) }
    stroll = (shape.strollImages ?? []).compactMap { Self.address($0, address) }
    background = shape.backgroundImage.flatMap { Self.address($0, address) }
  }

  private static func address(_ text: String, _ list: URL) -> URL? {
    guard let url = URL(string: text, relativeTo: list)?.absoluteURL,
      ["http", "https"].contains(url.scheme?.lowercased() ?? ""), url.host() != nil
    else { return nil }
    return url
  }
}

extension WebPictures {
  /// Fetches a list of pictures for the walk card; tells nothing where it is none.
  public func fetchList(
    _ address: URL, _ tell: @escaping @Sendable (WalkPictures) -> Void
  ) -> Task<Void, Never> {
    fetchDocument(address, accepts: { WalkPictures(json: $0.body, from: address) != nil }) {
      if let list = WalkPictures(json: $0, from: address) { tell(list) }
    }
  }
}
