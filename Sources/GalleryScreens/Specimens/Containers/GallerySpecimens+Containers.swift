extension GallerySpecimens {
  static let containers: [AnySpecimen] = [
    AnySpecimen(SplitPaneSpecimen.self), AnySpecimen(TabsSpecimen.self),
    AnySpecimen(NavigationStackSpecimen.self), AnySpecimen(ContextMenuSpecimen.self),
    AnySpecimen(OnboardingSpecimen.self),
  ]
}
