extension GallerySpecimens {
  static let program: [AnySpecimen] = [
    AnySpecimen(KeysSpecimen.self)
  ]
}
