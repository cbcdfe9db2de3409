extension GallerySpecimens {
  static let text: [AnySpecimen] = [AnySpecimen(ButtonSpecimen.self)]
}
