import ArgumentParser
import Interchange
import PetsDomain
import Places
import Shell
import TravelDomain
import TravelScreens

/// `moggy travel stats`.
struct TravelStats: TravelTask {
  enum World: String, ExpressibleByArgument, CaseIterable, Sendable {
    case un, iso

    var count: WorldCount { self == .un ? .unMembers : .iso }
  }

  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell how much of the world was visited.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: TravelOptions
  @Option(help: "The world: un (193 countries) or iso (250); else as in the program.")
  var world: World?

  func perform(on desk: TravelDesk) async throws {
    var world = try await ShellSetup.travelSettings(in: desk.store).world
    if let wanted = self.world { world = wanted.count }
    let statistics = try await desk.repository(try gazetteer(desk)).statistics(of: world)
    if desk.isJSON { return desk.say(JSONValue(statistics, of: world)) }
    for line in lines(statistics, desk.words) { desk.say(line) }
    desk.say(
      rows: statistics.continents.map {
        [$0.continent.names[desk.words.language], desk.words.travel.part($0.part)]
      })
  }

  /// Without a file of places, what it takes to know more is left out.
  private func gazetteer(_ desk: TravelDesk) throws -> Gazetteer? {
    do { return try desk.gazetteer() } catch PlacesError.missing { return nil }
  }

  private func lines(_ statistics: TravelStatistics, _ words: TravelCommandWords) -> [String] {
    let travel = words.travel
    return [
      travel.share(statistics.world),
      statistics.countryCount == 0
        ? nil : "\(words.countriesLabel): \(words.lived(statistics.countries))",
      statistics.cityCount == 0
        ? nil : "\(words.citiesLabel): \(words.lived(statistics.cities))",
      statistics.areaShare.map(travel.area), statistics.farthest.map(travel.farthest),
      statistics.firstDate.map { travel.journeys($0, statistics.lastDate ?? $0) },
    ].compactMap { $0 }
  }
}
