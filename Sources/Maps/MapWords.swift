import Core
import Glibc
import Places
import Terminal

/// The words of a map.
typealias MapWords = Words<MapViewport>

extension MapWords {
  var west: String { say(en: "west", ru: "на запад") }
  var east: String { say(en: "east", ru: "на восток") }
  var north: String { say(en: "north", ru: "на север") }
  var south: String { say(en: "south", ru: "на юг") }
  /// `west, by a cell`
  func byACell(_ way: String) -> String { say(en: "\(way), by a cell", ru: "\(way), на клетку") }
  var closer: String { say(en: "closer", ru: "ближе") }
  var farther: String { say(en: "farther", ru: "дальше") }
  var world: String { say(en: "whole map", ru: "вся карта") }
  var nextPin: String { say(en: "next pin", ru: "следующая метка") }
  var previousPin: String { say(en: "previous pin", ru: "предыдущая метка") }
  var open: String { say(en: "open the pin", ru: "открыть метку") }
  var missing: String {
    say(en: "The outlines of the world are missing.", ru: "Нет контуров мира.")
  }

  /// `centred at 48.9° N, 2.4° E, France; 3 pins: Paris, Rome, Oslo`
  func reading(
    _ center: Coordinates, place: String?, _ pins: [MapPin], selection: String?
  ) -> String {
    let at = language.coordinates(center) + (place.map { ", \($0)" } ?? "")
    let middle = say(en: "centred at \(at)", ru: "в центре \(at)")
    guard !pins.isEmpty else { return middle }
    let word = plural(pins.count, en: ("pin", "pins"), ru: ("метка", "метки", "меток"))
    let chosen = say(en: "selected", ru: "выбрана")
    let names = pins.map { $0.key == selection ? "\($0.label) (\(chosen))" : $0.label }
    return "\(middle); \(pins.count) \(word): \(names.joined(separator: ", "))"
  }
}

extension Language {
  /// `55.5° N, 72.6° E`, in the words of the language.
  public func coordinates(_ point: Coordinates, digits: Int = 1) -> String {
    func part(_ value: Double, _ plus: String, _ minus: String) -> String {
      "\(number(abs(value), digits: digits))° \(value < 0 ? minus : plus)"
    }
    let latitude = part(point.latitude, say(en: "N", ru: "с. ш."), say(en: "S", ru: "ю. ш."))
    let longitude = part(point.longitude, say(en: "E", ru: "в. д."), say(en: "W", ru: "з. д."))
    return "\(latitude), \(longitude)"
  }
}

/// A line of a round number of kilometres: `├────┤ 500 km`.
struct ScaleBar: Equatable {
  let text: String
  let ascii: String

  /// Nil where the map is too narrow for it.
  init?(_ viewport: MapViewport, _ language: Language) {
    let longest = viewport.size.columns / 5
    let perColumn = viewport.kilometresPerColumn
    guard longest >= 4, viewport.size.rows >= 4, perColumn.isFinite, perColumn > 0
    else { return nil }
    let most = perColumn * Double(longest)
    let power = pow(10, log10(most).rounded(.down))
    let length = [5.0, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
    let columns = max(2, Int((length / perColumn).rounded()))
    let unit = language.say(en: "km", ru: "км")
    let number = length >= 1 ? language.number(length) : language.number(length, digits: 1)
    let line = String(repeating: "─", count: columns - 2)
    text = "├\(line)┤ \(number) \(unit)"
    ascii = "|\(String(repeating: "-", count: columns - 2))| \(number) \(unit)"
  }
}
