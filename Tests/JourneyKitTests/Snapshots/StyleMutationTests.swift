import JourneyKit
import Terminal
import XCTest

/// One attribute of one cell is another: the snapshot is red, and its difference short.
final class StyleMutationTests: XCTestCase {
  struct NamedStyle {
    let name: String
    let style: Style
    var background = Style.plain
  }

  /// Every attribute, underline and kind of colour, each alone.
  static let styles: [NamedStyle] = {
    var styles = (0..<8).map { bit in
      NamedStyle(name: "attribute \(bit)", style: Style(attributes: Attributes(rawValue: 1 << bit)))
    }
    styles += Underline.allCases.dropFirst().map { kind in
      NamedStyle(name: "\(kind)", style: Style(underline: kind))
    }
    styles += [
      NamedStyle(
        name: "underline colour",
        style: Style(underline: .single, underlineColor: .indexed(1))),
      NamedStyle(name: "indexed foreground", style: Style(foreground: .indexed(9))),
      NamedStyle(name: "direct foreground", style: Style(foreground: .rgb(1, 2, 3))),
      NamedStyle(name: "indexed background", style: Style(background: .indexed(9))),
      NamedStyle(name: "direct background", style: Style(background: .rgb(1, 2, 3))),
      NamedStyle(
        name: "background", style: Style(foreground: .indexed(3), background: .indexed(4)),
        background: Style(background: .indexed(4))),
      NamedStyle(
        name: "default on a background", style: Style(foreground: .indexed(3)),
        background: Style(background: .indexed(4))),
    ]
    return styles
  }()

  /// A screen whose words are bold on a coloured background, a link, a bar, and plain text.
  private static let screen: Screen = {
    let background = Style(foreground: .indexed(252), background: .indexed(234))
    var surface = Surface(size: Size(30, 5), filledWith: Cell(" ", style: background))
    func write(_ text: String, _ y: Int, _ change: (inout Style) -> Void = { _ in }) {
      var style = background
      change(&style)
      surface.write(text, at: Point(x: 2, y: y), style: style)
    }
    write("Plain words here", 0)
    write("Bold words 日本", 1) { $0.attributes = .bold }
    write("A link in two", 2) { ($0.underline, $0.underlineColor) = (.single, .indexed(4)) }
    write("Chosen row", 3) { $0.attributes = .reverse }
    return Screen(surface: surface)
  }()

  private typealias Mutation = (name: String, change: (inout Screen) -> Void)

  /// Twenty, each of one attribute of one cell, blanks within words among them.
  private var mutations: [Mutation] {
    (0..<8).map { bit -> Mutation in
      ("toggled attribute \(bit)", { $0.surface[4, 0].style.attributes.toggle(bit) })
    }
      + [
        ("bold off in a word", { $0.surface[3, 1].style.attributes = [] }),
        ("bold off of half a wide character", { $0.surface[13, 1].style.attributes = [] }),
        ("not underlined", { $0.surface[2, 2].style.underline = .none }),
        ("curly", { $0.surface[2, 2].style.underline = .curly }),
        ("a blank of the link not underlined", { $0.surface[3, 2].style.underline = .none }),
        ("underline colour", { $0.surface[4, 2].style.underlineColor = .indexed(5) }),
        ("a blank of the bar not reversed", { $0.surface[8, 3].style.attributes = [] }),
        ("foreground", { $0.surface[4, 0].style.foreground = .indexed(253) }),
        ("default foreground", { $0.surface[4, 0].style.foreground = .default }),
        ("background of a blank", { $0.surface[20, 4].style.background = .indexed(235) }),
        ("default background of a blank", { $0.surface[20, 4].style.background = .default }),
        ("direct background", { $0.surface[4, 0].style.background = .rgb(28, 28, 28) }),
      ]
  }

  func testTwentyMutationsAreCaughtInThreeLinesAtMost() throws {
    XCTAssertEqual(mutations.count, 20)
    let folder = ReferenceFolder()
    var name = folder.name("styles")
    name.size = Self.screen.size
    try folder.store(.record).check(name, Self.screen)
    for (what, change) in mutations {
      var screen = Self.screen
      change(&screen)
      XCTAssertThrowsError(try folder.store(.check).check(name, screen), what) { error in
        guard case .different(_, _, _, let lines)? = error as? SnapshotError else {
          return XCTFail("\(what): \(error)")
        }
        let changed = lines.filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
        XCTAssertTrue((1...3).contains(changed.count), "\(what): \(changed)")
      }
    }
  }
}

extension Attributes {
  fileprivate mutating func toggle(_ bit: Int) {
    self = symmetricDifference(Self(rawValue: 1 << bit))
  }
}
