extension GallerySpecimens {
  static let forms: [AnySpecimen] = []
}
