/// How many colours a terminal shows; ordered from none to direct RGB.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  case none, ansi16, indexed256, direct

  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
