/// Every specimen, family by family.
public enum GallerySpecimens {
  public static let all: [AnySpecimen] =
    text + lists + forms + picks + containers + notices + motion + charts + pictures + maps
    + program

  /// The place of one by its name.
  public static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }
}
