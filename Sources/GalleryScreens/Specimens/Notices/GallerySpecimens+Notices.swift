extension GallerySpecimens {
  static let notices: [AnySpecimen] = []
}
