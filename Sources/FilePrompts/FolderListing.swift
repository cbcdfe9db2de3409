/// What a folder has to offer.
public struct FolderListing: Equatable, Sendable {
  var folder: String
  var entries: [PathCompletion]
  var isReadable: Bool
  /// The path that is to be selected: the folder that was left.
  var marked: String?
}
