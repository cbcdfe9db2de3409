import ArgumentParser
import CatinderDomain
import Foundation

/// `moggy catinder unmatch CAT`.
struct CatinderUnmatch: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "unmatch", abstract: "End a match: its messages are deleted for both.",
    discussion: "The other cat is told. It cannot be undone.")

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match, its beginning, or the identifier.")
  var cat: String

  func perform(in context: CatinderContext) async throws {
    let (service, me) = try await context.resumed()
    let partner = try context.partner(cat, of: me, among: try await service.matches())
    try await service.part(.unmatch, from: partner.uid)
    context.say(partner, [context.words.unmatched(partner.name)])
  }
}

/// `moggy catinder block CAT`.
struct CatinderBlock: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "block", abstract: "Block a match or a cat of the deck: neither sees the other.",
    discussion: """
      A match ends with it, and its messages are deleted for both. The other cat is not told that it \
      is blocked. See blocked and unblock.
      """)

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match or card, its beginning, or the identifier.")
  var cat: String

  func perform(in context: CatinderContext) async throws {
    let (service, me) = try await context.resumed()
    let chosen = try await context.matchOrCard(cat, of: me, service)
    try await service.part(.block, from: chosen.uid)
    context.say(chosen, [context.words.blocked(chosen.name)])
  }
}

/// `moggy catinder blocked`.
struct CatinderBlocked: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "blocked", abstract: "List the cats that are blocked, the last one first.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let cats = try await context.resumed().service.blocked()
    context.say(
      cats, cats.map { "\($0.uid)  \($0.nameAndAge)" }, whenEmpty: context.words.nobodyBlocked)
  }
}

/// `moggy catinder unblock CAT`.
struct CatinderUnblock: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "unblock", abstract: "Unblock a cat: the two can meet in the deck again.")

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a cat that is blocked, its beginning, or the identifier.")
  var cat: String

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    let chosen = try context.cat(
      cat, among: try await service.blocked(), none: .notBlocked(cat))
    try await service.unblock(chosen.uid)
    context.say(chosen, [context.words.unblocked(chosen.name)])
  }
}

/// `moggy catinder report CAT`.
struct CatinderReport: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Report a match or a cat of the deck to the administrator.",
    discussion: "Nobody else learns of it. --block blocks the cat, too.")

  @OptionGroup var options: CatinderOptions
  @Argument(help: "The name of a match or card, its beginning, or the identifier.")
  var cat: String
  @Option(help: "spam, fake, abuse or other.")
  var reason: CatReport.Reason
  @Option(help: "What happened, up to 1000 characters.")
  var text = ""
  @Flag(help: "Block the cat, too.")
  var block = false

  func perform(in context: CatinderContext) async throws {
    guard TextLimit.report.allows(text) else { throw CatinderProblem.longReport }
    let (service, me) = try await context.resumed()
    let chosen = try await context.matchOrCard(cat, of: me, service)
    try await service.report(CatReport(reason, text), about: chosen.uid)
    if block { try await service.part(.block, from: chosen.uid) }
    context.say(chosen, [context.words.reported(chosen.name, isBlocked: block)])
  }
}

extension CatReport.Reason: ExpressibleByArgument {}

extension CatinderContext {
  /// The one match, else the one card, that is meant.
  fileprivate func matchOrCard(
    _ text: String, of me: ProfileID, _ service: HTTPCatinderService
  ) async throws -> Profile {
    let matches = try await service.matches().map { $0.partner(of: me) }
    let cards = try await service.profiles()
    return try cat(text, among: matches + cards, none: .noCat(text))
  }
}
