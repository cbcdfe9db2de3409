extension GallerySpecimens {
  static let text: [AnySpecimen] = [
    AnySpecimen(TextSpecimen.self),
    AnySpecimen(LayoutSpecimen.self),
    AnySpecimen(ButtonSpecimen.self),
  ]
}
