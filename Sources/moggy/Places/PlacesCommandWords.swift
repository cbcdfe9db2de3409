import Core
import Places

/// The words of the commands about places besides the places.
typealias PlacesCommandWords = Words<PlacesCommand>

extension PlacesCommandWords {
  func none(_ text: String) -> String {
    say(en: "there is no place “\(text)”", ru: "нет места «\(text)»")
  }

  func outside(_ fault: CoordinateFault) -> String { fault.words(language) }

  func noPoint(_ text: String) -> String {
    say(
      en: "“\(text)” is no point; a latitude and a longitude are wanted, as 47.5 19.04",
      ru: "«\(text)» — не точка; нужны широта и долгота, например 47.5 19.04")
  }

  /// One path where somebody has named the file.
  func missing(_ paths: [String]) -> String {
    guard paths.count == 1, let path = paths.first else {
      return say(
        en: "the file of places is missing; make install puts it in place, --places names another",
        ru: "нет файла с местами; его кладёт make install, другой называют через --places")
    }
    return say(en: "there is no file of places at \(path)", ru: "файла с местами нет: \(path)")
  }

  func unreadable(_ path: String, _ reason: String) -> String {
    say(en: "\(path) cannot be read: \(reason)", ru: "\(path) не читается: \(reason)")
  }

  func damaged(_ path: String, _ reason: String) -> String {
    say(
      en: "\(path) is no file of places, or is damaged: \(reason)",
      ru: "\(path) — не файл с местами, или он повреждён: \(reason)")
  }

  func outdated(_ path: String) -> String {
    say(
      en:
        "\(path) has the places of another version of the program; make install puts the right one",
      ru: "\(path) — места другой версии программы; верные кладёт make install")
  }

  func kilometres(_ distance: Double) -> String {
    let tenths = (distance * 10).rounded() / 10
    let number = distance < 10 ? "\(tenths)" : "\(Int(distance.rounded()))"
    return say(en: number + " km", ru: number.replacing(".", with: ",") + " км")
  }

  /// With the thousands apart.
  func people(_ number: Int) -> String {
    guard number > 0 else { return "" }
    var groups: [String] = []
    var rest = number
    while rest >= 1000 {
      let group = String(rest % 1000)
      groups.append(String(repeating: "0", count: 3 - group.count) + group)
      rest /= 1000
    }
    return ([String(rest)] + groups.reversed()).joined(separator: say(en: ",", ru: "\u{A0}"))
  }

  /// A point far from every place.
  var noPlaceNear: String {
    say(en: "no place within 30 km; the nearest:", ru: "ближе 30 км мест нет; ближайшее:")
  }

  var sea: String { say(en: "outside every country", ru: "вне всех стран") }
}
