import ArgumentParser
import CatinderDomain
import CursesHost
import Foundation
import Terminal

/// A command that decides on a cat of the deck.
protocol CatinderDecision: CatinderTask {
  static var decision: Decision { get }
  var card: CardArgument { get }
}

/// The card that a command is about.
struct CardArgument: ParsableArguments {
  /// Nil for the top card.
  @Argument(help: "The name of a cat in the deck, its beginning, or the identifier.")
  var cat: String?
}

extension CatinderDecision {
  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    let cats = try await service.profiles()
    guard let top = cats.first else { throw CatinderProblem.emptyDeck }
    let chosen = try card.cat.map { try context.cat($0, among: cats, none: .noCard($0)) } ?? top
    let isMatch = try await service.decide(Self.decision, on: chosen.uid)
    context.say(
      DecisionRecord(profile: chosen, decision: Self.decision, isMatch: isMatch),
      [context.words.decided(Self.decision, chosen.name, isMatch: isMatch)])
  }
}

/// A decision as the commands print it.
private struct DecisionRecord: Encodable {
  let profile: Profile
  let decision: Decision
  let isMatch: Bool
}

/// `moggy catinder like [CAT]`.
struct CatinderLike: CatinderDecision {
  static let configuration = CommandConfiguration(
    commandName: "like", abstract: "Like the top card, or another cat of the deck.")
  static let decision = Decision.like

  @OptionGroup var options: CatinderOptions
  @OptionGroup var card: CardArgument
}

/// `moggy catinder nope [CAT]`.
struct CatinderNope: CatinderDecision {
  static let configuration = CommandConfiguration(
    commandName: "nope", abstract: "Pass on the top card, or on another cat of the deck.")
  static let decision = Decision.dislike

  @OptionGroup var options: CatinderOptions
  @OptionGroup var card: CardArgument
}

/// `moggy catinder superlike [CAT]`.
struct CatinderSuperlike: CatinderDecision {
  static let configuration = CommandConfiguration(
    commandName: "superlike", abstract: "Give a super like: one comes first in the other’s deck.")
  static let decision = Decision.superlike

  @OptionGroup var options: CatinderOptions
  @OptionGroup var card: CardArgument
}

/// `moggy catinder undo`.
struct CatinderUndo: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take the last decision back.",
    discussion: """
      A match in which nobody has written goes with it. A match with messages stays: unmatch ends it. \
      Where it is newer than what is taken back, a line on standard error says so.
      """)

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    guard let last = try await service.decisions().first
    else { throw CatinderProblem.nothingToUndo }
    let withdrawal = try await service.undo(last.profile.uid)
    let (isMatchKept, past): (Bool, [Profile]) =
      switch withdrawal {
      case .matchStays: (true, [])
      case .withdrawn(let past): (false, past)
      }
    let (name, names) = (last.profile.name, past.map(\.name))
    if !past.isEmpty {
      ErrorOutput.write("moggy: " + Sanitizer.clean(context.words.passedOver(names, for: name)))
    }
    context.say(
      UndoRecord(
        profile: last.profile, decision: last.decision, isMatchKept: isMatchKept, passedOver: past),
      [context.words.undone(name, isMatchKept: isMatchKept)])
  }
}

/// A decision that was taken back, as the command prints it.
private struct UndoRecord: Encodable {
  let profile: Profile
  let decision: Decision
  let isMatchKept: Bool
  /// The cats that were decided on later, and whose matches stay.
  let passedOver: [Profile]
}

/// `moggy catinder start-again`.
struct CatinderStartAgain: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "start-again",
    abstract: "Forget all decisions that led to no match: these cats come back. Cannot be undone.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    try await service.startAgain()
    let cats = try await service.profiles()
    context.say(["cats": cats.count], [context.words.cats(cats.count)])
  }
}

/// `moggy catinder boost`.
struct CatinderBoost: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "boost", abstract: "Stand in front of other decks for ten seconds.")

  @OptionGroup var options: CatinderOptions

  func perform(in context: CatinderContext) async throws {
    let seconds = Int(try await context.resumed().service.boost().components.seconds)
    context.say(["seconds": seconds], [context.words.boosted(seconds)])
  }
}
