extension GallerySpecimens {
  static let picks: [AnySpecimen] = [
    AnySpecimen(ChoiceSpecimen.self), AnySpecimen(DropdownSpecimen.self),
    AnySpecimen(RadioGroupSpecimen.self), AnySpecimen(CheckBoxSpecimen.self),
    AnySpecimen(SwitchSpecimen.self), AnySpecimen(StepperSpecimen.self),
    AnySpecimen(SliderSpecimen.self), AnySpecimen(EmojiPickerSpecimen.self),
    AnySpecimen(ColorGridSpecimen.self),
  ]
}
