import Terminal
import TerminalFuzzing
import VirtualTerminal
import XCTest

/// The numbers at the edges of arithmetic, in each place of each sequence of the article *Sequences*.
final class EdgeNumberTests: XCTestCase {
  /// States in which a number means something else: margins and origin mode, a picture that the
  /// screen has become too narrow for, the alternate screen, history, VT52.
  private static let states = [
    "", "\u{1B}[?69h\u{1B}[3;9s\u{1B}[2;4r\u{1B}[?6h", "\u{1B}[1;41H\u{1B}Pq~\u{1B}\\\u{1B}[1;10H",
    "\u{1B}[?1049h", "a\r\n\r\n\r\n\r\n\r\n\r\nb\u{1B}]133;A\u{7}", "\u{1B}[?2l",
  ]

  private func terminal(_ state: String) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(50, 5), scrollback: 8)
    terminal.feed(state.utf8)
    terminal.resize(to: Size(20, 5))
    return terminal
  }

  func testEveryNumberInEveryPlace() throws {
    for template in SequenceGrammar.templates {
      let places = template.count { $0 == SequenceGrammar.number }
      for state in places > 0 ? Self.states : [] {
        let terminal = terminal(state)
        for edge in SequenceGrammar.edges {
          for place in 0...places {
            var number = -1
            // In the last round in all places at once.
            let bytes = SequenceGrammar.fill(template) {
              number += 1
              return String(number == place || place == places ? edge : 1)
            }
            terminal.feed(bytes)
          }
          do { try terminal.checkEverything() } catch {
            return XCTFail(
              "\(template.debugDescription) with \(edge) after \(state.debugDescription): \(error)")
          }
        }
      }
    }
  }

  /// Numbers that no integer holds.
  func testNumbersOfAnyLength() throws {
    let digits = String(repeating: "9", count: 400)
    for template in SequenceGrammar.templates {
      let terminal = terminal("")
      terminal.feed(SequenceGrammar.fill(template) { digits })
      terminal.feed(SequenceGrammar.fill(template) { "-" + digits })
      XCTAssertNoThrow(try terminal.checkEverything(), template.debugDescription)
    }
  }

  /// The owner's numbers come from outside as well.
  func testEdgesAsSizesAndPlaces() throws {
    for edge in SequenceGrammar.edges {
      let terminal = VirtualTerminal(size: Size(edge, 2), scrollback: 2)
      terminal.resize(to: Size(2, edge))
      terminal.feed("\u{1B}[?1003h\u{1B}[?1016h\u{1B}[?2048h\u{1B}[?1004h".utf8)
      let events: [InputEvent] = [
        .resize(Size(edge, edge)), .mouse(MouseEvent(.move, at: Point(x: edge, y: edge))),
        .key(KeyStroke(.function(edge))),
      ]
      for event in events { _ = try? terminal.encode(event) }
      XCTAssertNil(terminal.link(at: Point(x: edge, y: edge)))
      XCTAssertEqual(terminal.details(row: edge == 0 || edge == -1 ? 4096 : edge).cells, [])
      XCTAssertEqual(terminal.screenState.cell(at: Point(x: edge, y: 9999)).text, "")
      _ = terminal.scrollbackLine(edge)
      _ = terminal.isWrapped(row: edge)
      _ = terminal.paletteColor(edge)
      _ = terminal.dynamicColor(edge)
      terminal.keptFrames = edge
    }
  }
}
