extension GallerySpecimens {
  static let maps: [AnySpecimen] = [AnySpecimen(MapSpecimen.self)]
}
