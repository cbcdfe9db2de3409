import Core
import Glibc
import Places
import Terminal
import Toolkit

/// A line of a round number of kilometres: `├────┤ 500 km`.
struct ScaleBar: Equatable {
  let text: String
  let ascii: String

  /// Nil where the map is too narrow for it.
  init?(_ viewport: MapViewport, _ language: Language) {
    let longest = viewport.size.columns / 5
    let perColumn = viewport.kilometresPerColumn
    guard longest >= 4, viewport.size.rows >= 4, perColumn.isFinite, perColumn > 0 else {
      return nil
    }
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
