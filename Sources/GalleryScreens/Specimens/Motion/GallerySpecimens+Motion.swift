extension GallerySpecimens {
  static let motion: [AnySpecimen] = [
    AnySpecimen(SpinnerSpecimen.self), AnySpecimen(ProgressSpecimen.self),
    AnySpecimen(SkeletonSpecimen.self), AnySpecimen(AnimationSpecimen.self),
    AnySpecimen(SlideSpecimen.self), AnySpecimen(DraggableSpecimen.self),
    AnySpecimen(ShakeSpecimen.self),
  ]
}
