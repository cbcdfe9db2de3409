/// One page of a ``NavigationStack``: where the user has gone to, and what is there.
public struct NavigationPage<Action> {
  let key: String
  let title: String
  let content: Element<Action>

  /// - Parameter key: names it among the pages, in every language: `nav.bar.crumb[barsik]`.
  public init(_ key: String, _ title: String, _ content: some Widget<Action>) {
    self.key = key
    self.title = title
    self.content = content.element
  }
}
