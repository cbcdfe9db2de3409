/// The texts of a profile as its owner types them.
public struct ProfileDraft: Sendable, Hashable, Codable {
  public var name: String
  /// Nil if none is told.
  public var age: Int?
  public var shortDescription: String
  public var extendedDescription: String

  public init(
    name: String = "", age: Int? = nil, shortDescription: String = "",
    extendedDescription: String = ""
  ) {
    (self.name, self.age) = (name, age)
    (self.shortDescription, self.extendedDescription) = (shortDescription, extendedDescription)
  }

  public init(_ profile: Profile) {
    self.init(
      name: profile.name, age: profile.age, shortDescription: profile.shortDescription,
      extendedDescription: profile.extendedDescription)
  }

  /// The draft as it is stored.
  public var cleaned: ProfileDraft {
    ProfileDraft(
      name: TextLimit.name.cleaned(name), age: age,
      shortDescription: TextLimit.shortDescription.cleaned(shortDescription),
      extendedDescription: TextLimit.extendedDescription.cleaned(extendedDescription))
  }

  /// All problems that prevent saving, in the order of the fields.
  public var problems: [ProfileProblem] {
    var problems: [ProfileProblem] = []
    if !VisibleText.isVisible(name) { problems.append(.nameMissing) }
    if !TextLimit.name.allows(name) { problems.append(.nameTooLong) }
    if let age, !CatinderLimits.ages.contains(age) { problems.append(.ageOutOfRange) }
    if !TextLimit.shortDescription.allows(shortDescription) {
      problems.append(.shortDescriptionTooLong)
    }
    if !TextLimit.extendedDescription.allows(extendedDescription) {
      problems.append(.extendedDescriptionTooLong)
    }
    return problems
  }

  private enum CodingKeys: CodingKey { case name, age, shortDescription, extendedDescription }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name), age: try WrittenAge.read(values, .age),
      shortDescription: try values.decode(String.self, forKey: .shortDescription),
      extendedDescription: try values.decode(String.self, forKey: .extendedDescription))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try WrittenAge.write(age, &values, .age, to: encoder)
    try values.encode(shortDescription, forKey: .shortDescription)
    try values.encode(extendedDescription, forKey: .extendedDescription)
  }
}
