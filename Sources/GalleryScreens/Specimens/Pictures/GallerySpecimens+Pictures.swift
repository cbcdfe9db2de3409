extension GallerySpecimens {
  static let pictures: [AnySpecimen] = []
}
