import ArgumentParser
import CatinderDomain
import Foundation
import Interchange

/// `moggy catinder profile`.
struct CatinderProfile: CatinderTask {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Print the own profile, or change it.",
    discussion: """
      What is not given stays as it is. Photos count from 1; the first is the main one. They are \
      deleted before others are added, each at the end.
      """)

  @OptionGroup var options: CatinderOptions
  @Option(help: "The name of the cat, up to 40 characters; others may have the same.")
  var name: String?
  @Option(help: ArgumentHelp("Whole years from 0 to 120, or none.", valueName: "years"))
  var age: AgeArgument?
  @Option(help: ArgumentHelp("The short description, up to 200 characters.", valueName: "text"))
  var short: String?
  @Option(help: ArgumentHelp("The full description, up to 4000 characters.", valueName: "text"))
  var full: String?
  @Option(
    help: ArgumentHelp("Add a JPEG or PNG of up to 5 MB; can be repeated.", valueName: "file"),
    completion: .pictures)
  var photo: [String] = []
  @Option(help: ArgumentHelp("Delete this photo; can be repeated.", valueName: "number"))
  var deletePhoto: [Int] = []
  @Option(help: ArgumentHelp("Make this photo the main one.", valueName: "number"))
  var mainPhoto: Int?

  func perform(in context: CatinderContext) async throws {
    let service = try await context.resumed().service
    var profile = try await service.ownProfile()
    let draft = changed(profile)
    if let problem = draft.problems.first { throw CatinderProblem.profile(problem) }
    // All of it is looked at before any of it is done.
    let files = try photo.map(read)
    let gone = try deletePhoto.map { try photoName($0, profile) }
    if let mainPhoto { _ = try photoName(mainPhoto, profile) }
    if draft != ProfileDraft(profile) { _ = try await service.update(draft) }
    try await order(profile, service)
    for name in Set(gone) { try await service.deleteImage(name) }
    for bytes in files { _ = try await service.uploadImage(bytes, id: UUID()) }
    profile = try await service.ownProfile()
    context.say(profile, context.words.lines(profile))
  }

  private func changed(_ profile: Profile) -> ProfileDraft {
    var draft = ProfileDraft(profile)
    if let name { draft.name = name }
    if let age { draft.age = age.years }
    if let short { draft.shortDescription = short }
    if let full { draft.extendedDescription = full }
    return draft
  }

  private func photoName(_ number: Int, _ profile: Profile) throws -> String {
    guard profile.photosNames.indices.contains(number - 1)
    else { throw CatinderProblem.photo(.noNumber(number, of: profile.photosNames.count)) }
    return profile.photosNames[number - 1]
  }

  private func order(_ profile: Profile, _ service: HTTPCatinderService) async throws {
    guard let mainPhoto, mainPhoto > 1 else { return }
    var names = profile.photosNames
    names.insert(names.remove(at: mainPhoto - 1), at: 0)
    try await service.orderImages(names)
  }

  private func read(_ path: String) throws -> Data {
    do throws(FileIntakeProblem) {
      return try FileIntake.read(
        URL(filePath: path).absoluteURL.path(percentEncoded: false),
        limit: CatinderLimits.photoBytes)
    } catch { throw CatinderProblem.photo(CommandPhotoProblem(error, path)) }
  }
}

/// An age, or the word that none is told.
struct AgeArgument: ExpressibleByArgument, Sendable {
  let years: Int?

  init?(argument: String) {
    if argument == "none" {
      years = nil
    } else if let number = Int(argument), CatinderLimits.ages.contains(number) {
      years = number
    } else {
      return nil
    }
  }
}

/// A reason for which a photo of the command line is not taken.
enum CommandPhotoProblem {
  case noFile(String)
  case unreadable(String)
  case tooLarge(String)
  /// There is no photo of that number; there are so many.
  case noNumber(Int, of: Int)

  init(_ problem: FileIntakeProblem, _ path: String) {
    self =
      switch problem {
      case .missing: .noFile(path)
      case .notAFile, .unreadable: .unreadable(path)
      case .tooLarge: .tooLarge(path)
      }
  }
}
