import Foundation
import Networking

extension WebPictures {
  /// A list of pictures in the shape of P-25, fetched as a picture is; nothing where it is none.
  public func fetchList(
    _ address: URL, _ tell: @escaping @Sendable (WalkPictures) -> Void
  ) -> Task<Void, Never> {
    fetchDocument(address, accepts: { WalkPictures(json: $0.body, from: address) != nil }) {
      if let list = WalkPictures(json: $0, from: address) { tell(list) }
    }
  }
}
