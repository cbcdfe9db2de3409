import ArgumentParser
import Core
import Foundation
import Interchange
import TrackersDomain
import TrackersScreens

/// `moggy trackers add`.
struct TrackersAdd: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a habit, or an event of one day.",
    discussion: """
      A name is enough: a habit is due every day unless --days, --per-week, --per-month, --every or \
      --in-days say otherwise; with --event it is an event. With --total the amounts of a week, a \
      month or some days are added up. Without more it goes into the first category, with the emoji \(TrackerEmoji.suggested[0]) and colour 1.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The name, 38 characters at the most.") var name: [String]
  @OptionGroup var fields: TrackerFields
  @Flag(help: "Put it first.") var pin = false

  func validate() throws {
    guard fields.target != nil || fields.unit == nil && fields.bound == nil && fields.sum == nil
    else { throw ValidationError("--unit, --at-most and --total need --target.") }
  }

  func perform(in context: TrackersContext) async throws {
    var form = TrackerForm(usual: fields.event == nil ? .habit : .event)
    form.name = name.joined(separator: " ")
    form = try await fields.applied(to: form, form.name, in: context)
    let usual = TrackerFormWords(context.language).usualCategory
    var tracker = try context.saved(await context.trackers.add(form, usual: usual), form.name)
    if pin {
      tracker = try context.saved(await context.trackers.pin(tracker.id, true), tracker.name)
    }
    let row = TrackerRow(
      tracker: tracker, category: try await context.categoryNames()[tracker.category] ?? "",
      state: try await context.state(of: tracker), summary: nil)
    context.tell(JSONValue(row, on: context.today), context.words.added(tracker, on: context.today))
  }
}

/// `moggy trackers edit`: what is not given stays as it is.
struct TrackersEdit: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a tracker; what is not given stays as it is.",
    discussion: """
      Another schedule holds from today on, with --from from another day on or from the beginning; \
      --from alone corrects the past to the schedule that it has now. An empty text takes a target, a note, a question or a \
      reminder away. A habit stays a habit, and an event an event.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]
  @Option(help: ArgumentHelp("Another name.", valueName: "name")) var name: String?
  @OptionGroup var fields: TrackerFields
  @Option(
    help: ArgumentHelp(
      "The schedule holds from then on: beginning, today, or a day.", valueName: "day"))
  var from: String?

  func validate() throws {
    if name == nil, fields.isEmpty, from == nil {
      throw ValidationError("Nothing to change: give a field.")
    }
  }

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    var form = TrackerForm(tracker)
    form.name = name ?? form.name
    if let from {
      guard tracker.isHabit else { throw context.refused([.notForThis], tracker.name) }
      (form.start, form.startDay) = try start(from, tracker, context)
    }
    form = try await fields.applied(to: form, tracker.name, in: context)
    let outcome = try await context.trackers.update(tracker.id, to: form)
    try await context.tell(context.saved(outcome, tracker.name))
  }
}

extension TrackersEdit {
  private func start(
    _ text: String, _ tracker: Tracker, _ context: TrackersContext
  ) throws -> (TrackerForm.Start, String?) {
    if text.lowercased() == "beginning" { return (.beginning, nil) }
    let day = try context.day(text)
    if day > context.today {
      throw context.refused([.future(today: context.today)], tracker.name)
    }
    return (.day, day.iso)
  }
}

extension TrackersContext {
  func state(of tracker: Tracker) async throws -> DayState {
    try await trackers.card(of: tracker.id, on: today).map { DayState($0) } ?? .notDue
  }
}
