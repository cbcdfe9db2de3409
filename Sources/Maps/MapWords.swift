import Core
import Places
import Toolkit

/// The words of a map.
struct MapWords {
  let language: Language

  var west: String { language.say(en: "west", ru: "на запад") }
  var east: String { language.say(en: "east", ru: "на восток") }
  var north: String { language.say(en: "north", ru: "на север") }
  var south: String { language.say(en: "south", ru: "на юг") }
  var closer: String { language.say(en: "closer", ru: "ближе") }
  var farther: String { language.say(en: "farther", ru: "дальше") }
  var world: String { language.say(en: "whole map", ru: "вся карта") }
  var nextPin: String { language.say(en: "next pin", ru: "следующая метка") }
  var previousPin: String { language.say(en: "previous pin", ru: "предыдущая метка") }
  var open: String { language.say(en: "open the pin", ru: "открыть метку") }
  var missing: String {
    language.say(en: "The outlines of the world are missing.", ru: "Нет контуров мира.")
  }

  /// `centred at 48.9° N, 2.4° E, France; 3 pins: Paris, Rome, Oslo`
  func reading(
    _ center: Coordinates, place: String?, _ pins: [MapPin], selection: String?
  ) -> String {
    let at = language.coordinates(center) + (place.map { ", \($0)" } ?? "")
    let middle = language.say(en: "centred at \(at)", ru: "в центре \(at)")
    guard !pins.isEmpty else { return middle }
    let word = language.plural(
      pins.count, en: ("pin", "pins"), ru: ("метка", "метки", "меток"))
    let chosen = language.say(en: "selected", ru: "выбрана")
    let names = pins.map { $0.key == selection ? "\($0.label) (\(chosen))" : $0.label }
    return "\(middle); \(pins.count) \(word): \(names.joined(separator: ", "))"
  }
}
