extension GallerySpecimens {
  static let pictures: [AnySpecimen] = [
    AnySpecimen(PictureSpecimen.self)
  ]
}
