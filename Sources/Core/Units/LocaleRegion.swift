/// Which country's habits the environment asks for.
public enum LocaleRegion {
  /// The two letters of a locale (`en_US.UTF-8`), in POSIX order: LC_ALL, the category, LANG; nil where
  /// the first that is not empty names none.
  public static func code(_ category: String, _ environment: [String: String]) -> String? {
    let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
    let locale = names.first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    guard name.count == 2, name[1].count == 2, name[1].allSatisfy(\.isLetter) else { return nil }
    return name[1].uppercased()
  }
}
