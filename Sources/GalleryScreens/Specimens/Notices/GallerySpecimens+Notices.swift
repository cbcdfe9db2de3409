extension GallerySpecimens {
  static let notices: [AnySpecimen] = [
    AnySpecimen(ModalSpecimen.self),
    AnySpecimen(ActionSheetSpecimen.self), AnySpecimen(AlertSpecimen.self),
    AnySpecimen(ConfirmSpecimen.self), AnySpecimen(PromptSpecimen.self),
    AnySpecimen(ToastSpecimen.self), AnySpecimen(StateViewSpecimen.self),
    AnySpecimen(TooSmallSpecimen.self),
  ]
}
