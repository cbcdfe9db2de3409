import ArgumentParser
import Interchange
import PetsDomain
import TravelDomain

/// `moggy travel remove`.
struct TravelRemove: TravelTask {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a country with its cities, or a city; can be undone in the program.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: TravelOptions
  @Flag(help: "PLACE is a city, even if a country is called so.") var city = false
  @Argument(help: "A name, a code, or an identifier.") var place: [String]

  func perform(on desk: TravelDesk) async throws {
    let text = place.joined(separator: " ")
    let found = try await desk.travel.find(text)
    let countries = city ? [] : found.countries
    if let country = countries.first, countries.count == 1,
      let gone = try await desk.travel.delete(country: country.code)
    {
      return desk.isJSON
        ? desk.say(JSONValue(gone)) : desk.say(desk.words.removed(desk.words.line(gone)))
    }
    let all = countries.map(desk.words.row) + found.cities.map(desk.words.row)
    if all.count > 1 { throw TravelFailure.notUnique(text, all) }
    guard let city = found.cities.first, let gone = try await desk.travel.delete(city: city.key)
    else { throw TravelFailure.notInTheList(text) }
    desk.isJSON ? desk.say(JSONValue(gone)) : desk.say(desk.words.removed(desk.words.line(gone)))
  }
}
