extension GallerySpecimens {
  static let containers: [AnySpecimen] = []
}
