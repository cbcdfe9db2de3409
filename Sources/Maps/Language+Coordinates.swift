import Core
import Places
import Toolkit

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
