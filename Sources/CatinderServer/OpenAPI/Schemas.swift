import CatinderDomain

/// The schemas of the protocol.
enum Schemas {
  /// All ages, and the number for one that was not told.
  private static let age = Schema.integer(CatinderLimits.untoldAge...CatinderLimits.ages.upperBound)

  static let profile = Schema.named(
    "Profile",
    .object([
      .init("uid", .uuid), .init("name", .text(1...40)),
      .init("age", age),
      .init("photosNames", .array(.photo, 0...CatinderLimits.photos)),
      .init("shortDescription", .text(0...200)), .init("extendedDescription", .text(0...4000)),
      .init("isDemo", .boolean),
    ]))

  private static let draftFields: [Schema.Property] = [
    .init("name", .text(1...TextLimit.name.length, isVisible: true)),
    .init("age", age),
    .init("shortDescription", .text(0...TextLimit.shortDescription.length)),
    .init("extendedDescription", .text(0...TextLimit.extendedDescription.length)),
  ]

  static let draft = Schema.named("ProfileDraft", .object(draftFields))

  private static let user = Schema.text(1...TextLimit.user.length, isVisible: true)

  static func login() -> Schema {
    .named(
      "Credentials",
      .object([
        .init("user", user), .init("password", password(from: 1)),
        .init("device", .text(1...200), isRequired: false),
      ]))
  }

  static func register(password shortest: Int) -> Schema {
    .named(
      "Registration",
      .object([
        .init("user", user), .init("password", password(from: shortest)),
        .init("profile", draft),
      ]))
  }

  private static func password(from shortest: Int) -> Schema {
    .text(shortest...TextLimit.password.length, isVisible: true)
  }

  static let pastDecision = Schema.named(
    "PastDecision",
    .object([
      .init("profile", profile), .init("decision", .words(Decision.allCases.map(\.rawValue))),
    ]))

  static let message = Schema.named(
    "Message",
    .object([
      .init("id", .uuid), .init("date", .moment), .init("senderUid", .uuid),
      .init("receiverUid", .uuid), .init("text", .text(1...TextLimit.message.length)),
      .init("status", .words(["notSended", "sended", "viewed"])),
    ]))

  static let outgoing = Schema.named(
    "OutgoingMessage",
    .object([
      .init("id", .uuid, isRequired: false),
      .init("text", .text(1...TextLimit.message.length, isVisible: true)),
    ]))

  static let match = Schema.named(
    "Match",
    .object([
      .init("matchDate", .moment), .init("profile1", profile), .init("profile2", profile),
      .init("lastMessage", message, isRequired: false),
      .init("unread", .integer(0...Int(Int32.max))),
    ]))

  static let loggedIn = Schema.named(
    "Login",
    .object([
      .init("result", .boolean), .init("loginDate", .moment), .init("profile", profile),
      .init("token", .text(20...200)), .init("device", .text(20...200)),
    ]))

  static let refusal = Schema.named(
    "Refusal",
    .object([
      .init("result", .boolean), .init("error", .text(1...60)),
      .init("fields", .array(.text(1...60), 0...20), isRequired: false),
    ]))

  static let somebody = Schema.named("Somebody", .object([.init("profileUid", .uuid)]))

  private static let reason = Schema.words(CatReport.Reason.allCases.map(\.rawValue))

  static let report = Schema.named(
    "Report",
    .object([
      .init("profileUid", .uuid), .init("reason", reason),
      .init("text", .text(0...TextLimit.report.length)),
    ]))

  static let confirmation = Schema.named(
    "Confirmation", .object([.init("password", password(from: 1))]))

  static func passwordChange(from shortest: Int) -> Schema {
    .named(
      "PasswordChange",
      .object([
        .init("password", password(from: 1)), .init("newPassword", password(from: shortest)),
      ]))
  }

  static let ownData = Schema.named(
    "OwnData",
    .object([
      .init("user", .text(0...200)), .init("profile", profile),
      .init(
        "decisions",
        many(
          .init("profileUid", .uuid), .init("name", .text(0...40)),
          .init("decision", .words(Decision.allCases.map(\.rawValue))))),
      .init("blocked", .array(profile, 0...Int(Int32.max))),
      .init(
        "reports",
        many(
          .init("date", .moment), .init("profileUid", .uuid), .init("reason", reason),
          .init("text", .text(0...TextLimit.report.length)))),
      .init("sessionsUntil", .array(.moment, 0...Int(Int32.max))),
    ]))

  private static func many(_ properties: Schema.Property...) -> Schema {
    .array(.object(properties), 0...Int(Int32.max))
  }

  static let order = Schema.named(
    "PhotoOrder",
    .object([.init("photosNames", .array(.photo, 0...CatinderLimits.photos, isUnique: true))]))

  /// Returns the schema of a call's outcome.
  static func outcome(_ properties: Schema.Property...) -> Schema {
    .object([.init("result", .boolean)] + properties)
  }
}
