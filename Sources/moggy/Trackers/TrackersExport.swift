import ArgumentParser
import Core
import Foundation
import Interchange
import PetsDomain
import Scheduling
import Toolkit
import TrackersDomain
import TrackersScreens

/// `moggy trackers export`.
struct TrackersExport: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all trackers and days, or what is due as iCalendar.",
    discussion: """
      json has everything and can be read in again with moggy trackers import; csv has a row for \
      each day. A file that is there is only replaced with --replace.
      """)
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Option(help: "json, csv or ics; else by the name of the file.") var format: TrackersFileForm?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "path"))
  var output: String?
  @Flag(help: "Replace a file that is there.") var replace = false

  func perform(on desk: TrackersDesk) async throws {
    let ending = output?.split(separator: ".").last.map { $0.lowercased() }
    let form = format ?? ending.flatMap(TrackersFileForm.init) ?? .json
    guard
      let text = try await form.text(
        of: desk.trackers, language: desk.words.language.rawValue, stamp: desk.clock.now)
    else { throw TrackersFailure.nothingDue }
    guard let output else { return desk.put(text) }
    try ExportFile.write(
      text, to: output, isReplacing: replace, PetsCommandWords(desk.words.language).records)
  }
}

extension TrackersFileForm: ExpressibleByArgument {}
