extension GallerySpecimens {
  static let lists: [AnySpecimen] = [
    AnySpecimen(ListSpecimen.self), AnySpecimen(SectionListSpecimen.self),
    AnySpecimen(TableSpecimen.self), AnySpecimen(CardGridSpecimen.self),
    AnySpecimen(OutlineSpecimen.self), AnySpecimen(SearchFieldSpecimen.self),
    AnySpecimen(ReorderSpecimen.self), AnySpecimen(SwipeSpecimen.self),
    AnySpecimen(ScrollSpecimen.self),
  ]
}
