/// What a key does, as hint and help say it: the label of a button or a dialog begins with a small
/// letter there, as every other title of a key does.
enum HintTitle {
  /// Words of capitals, as `JSON`, stay.
  static func of(_ label: String) -> String {
    guard let first = label.first, label.dropFirst().first?.isUppercase != true else {
      return label
    }
    return first.lowercased() + label.dropFirst()
  }
}
