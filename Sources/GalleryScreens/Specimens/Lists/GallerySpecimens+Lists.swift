extension GallerySpecimens {
  static let lists: [AnySpecimen] = []
}
