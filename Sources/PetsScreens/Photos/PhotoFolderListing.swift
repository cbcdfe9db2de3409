import PetsDomain

/// What a folder has to offer.
public struct PhotoFolderListing: Equatable, Sendable {
  var folder: String
  var entries: [PathCompletion]
  var isReadable: Bool
  /// The path that is to be marked: the folder that was left.
  var marked: String?
}
