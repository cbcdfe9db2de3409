/// What the user has agreed to before something is done with all records.
public struct DataTerms: Hashable, Sendable {
  /// A file of that name may go, which only an export asks for.
  public var isReplacing = false
  /// The settings of a backup are taken over with its records.
  public var takesSettings = true

  public init(isReplacing: Bool = false, takesSettings: Bool = true) {
    (self.isReplacing, self.takesSettings) = (isReplacing, takesSettings)
  }
}
