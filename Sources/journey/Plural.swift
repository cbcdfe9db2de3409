extension Int {
  /// `1 act`, `2 acts`
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
