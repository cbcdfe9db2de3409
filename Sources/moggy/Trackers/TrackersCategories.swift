import ArgumentParser
import Foundation
import Interchange
import TrackersDomain

/// `moggy trackers categories …`; alone it lists them.
struct TrackersCategories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories", abstract: "List, add, rename, delete and order the categories.",
    subcommands: [
      CategoriesList.self, CategoriesAdd.self, CategoriesRename.self, CategoriesRemove.self,
      CategoriesMove.self,
    ], defaultSubcommand: CategoriesList.self)
}

/// `moggy trackers categories list`.
struct CategoriesList: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the categories in their order.")
  var access: RecordsAccess { .look }

  @OptionGroup var options: RecordsOptions

  func perform(in context: TrackersContext) async throws {
    let all = try await context.trackers.categories()
    context.tell(.array(all.map { JSONValue($0) }), rows: all.map { [$0.name] })
  }
}

/// `moggy trackers categories add`.
struct CategoriesAdd: AppCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a category.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "Its name, 38 characters at the most.") var name: [String]

  func perform(in context: TrackersContext) async throws {
    let name = name.joined(separator: " ")
    let outcome = try await context.trackers.addCategory(name)
    context.tell(try context.saved(outcome, name))
  }
}

/// `moggy trackers categories rename`.
struct CategoriesRename: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a category another name.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The category.") var category: String
  @Argument(help: "Its new name, 38 characters at the most.") var name: String

  func perform(in context: TrackersContext) async throws {
    let category = try await context.category(named: category)
    let outcome = try await context.trackers.renameCategory(category.id, to: name)
    context.tell(try context.saved(outcome, name))
  }
}

/// `moggy trackers categories remove`.
struct CategoriesRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Delete a category; can be undone.",
    discussion: """
      One that has trackers is only deleted with --move-to, which puts them into another one, or with \
      --with-trackers, which deletes them with all that was put down.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The category.") var category: [String]
  @Option(help: ArgumentHelp("The category that its trackers go to.", valueName: "name"))
  var moveTo: String?
  @Flag(help: "Delete its trackers too.") var withTrackers = false

  func validate() throws {
    if moveTo != nil, withTrackers {
      throw ValidationError("--move-to and --with-trackers exclude each other.")
    }
  }

  func perform(in context: TrackersContext) async throws {
    let category = try await context.category(named: category.joined(separator: " "))
    let other: TrackerCategory?
    if let moveTo { other = try await context.category(named: moveTo) } else { other = nil }
    let count = try await context.trackers.trackerCount(in: category.id)
    if other?.id == category.id || other == nil && !withTrackers && count > 0 {
      throw CommandFailure(.wrongData, context.words.hasTrackers(category.name, count))
    }
    guard try await context.trackers.deleteCategory(category.id, movingTo: other?.id) != nil
    else { throw CommandFailure(.noInput, context.words.noCategory(category.name)) }
    context.tell(JSONValue(category), context.words.removed(category.name))
  }
}

/// `moggy trackers categories move`.
struct CategoriesMove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Put a category before or behind another one.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The category.") var category: [String]
  @OptionGroup var place: NeighbourOptions

  func perform(in context: TrackersContext) async throws {
    let category = try await context.category(named: category.joined(separator: " "))
    let other = try await context.category(named: place.neighbour)
    try await context.trackers.moveCategory(
      category.id, place.side, other.id)
    context.tell(category)
  }
}

extension TrackersContext {
  /// The category that is meant, by its name, whatever its case and accents, or by its identifier.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  func category(named text: String) async throws -> TrackerCategory {
    let all = try await trackers.categories()
    let folded = TextRules.folded(TextRules.trimmed(text))
    let found =
      all.first { $0.name == text }
      ?? all.first { TextRules.folded($0.name) == folded || $0.id.uuidString == text.uppercased() }
    guard let found else { throw CommandFailure(.noInput, words.noCategory(text)) }
    return found
  }

  fileprivate func tell(_ category: TrackerCategory) { tell(JSONValue(category), category.name) }
}

extension JSONValue {
  fileprivate init(_ category: TrackerCategory) {
    self = ["id": .string(category.id.uuidString), "name": .string(category.name)]
  }
}
