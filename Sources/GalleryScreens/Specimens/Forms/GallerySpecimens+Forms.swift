extension GallerySpecimens {
  static let forms: [AnySpecimen] = [
    AnySpecimen(TextFieldSpecimen.self),
    AnySpecimen(TextAreaSpecimen.self),
    AnySpecimen(NumberFieldSpecimen.self),
    AnySpecimen(DateFieldSpecimen.self),
    AnySpecimen(CalendarSpecimen.self),
    AnySpecimen(FormSpecimen.self),
  ]
}
