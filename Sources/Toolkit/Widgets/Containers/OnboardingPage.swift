/// One page of an ``Onboarding``: a picture of text and up to two lines.
public struct OnboardingPage: Hashable, Sendable {
  let art: String
  let title: String
  let line: String

  /// - Parameter art: rows of text; left out where there is no room for it.
  public init(art: String, title: String, line: String = "") {
    self.art = art
    self.title = title
    self.line = line
  }
}
