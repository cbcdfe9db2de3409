import Terminal
import VirtualTerminal
import XCTest

/// The rows that a window has to draw.
final class DirtyRowsTests: XCTestCase {
  /// A window that draws the dirty rows alone shows what is there, and draws no row twice alike.
  func testWhatIsDrawnIsWhatThereIsAtEveryStepOfEveryRecording() throws {
    let recordings = try SessionRecording.all()
    XCTAssertGreaterThan(recordings.count, 60)
    var (drawnRows, allRows) = (0, 0)
    for recording in recordings {
      let terminal = VirtualTerminal(size: recording.steps.first?.size ?? .zero)
      var drawn = DrawnScreen()
      var window: [DetailedLine] = []
      for (index, step) in recording.steps.enumerated() {
        let isResized = step.size != terminal.size
        if isResized { terminal.resize(to: step.size) }
        for start in stride(from: 0, to: step.output.count, by: 200) {
          terminal.feed(step.output[start..<min(step.output.count, start + 200)])
          let lines = terminal.screenState.lines
          let rows = terminal.dirtyRows(since: &drawn)
          if window.count != lines.count { window = lines }
          for row in rows { window[row] = lines[row] }
          XCTAssertEqual(window, lines, "\(recording.name), step \(index)")
          XCTAssertEqual(terminal.dirtyRows(since: &drawn), [])
          (drawnRows, allRows) = (drawnRows + rows.count, allRows + lines.count)
        }
      }
    }
    XCTAssertLessThan(drawnRows * 2, allRows)
  }

  func testOnlyTheRowsOfAChangeAreDirty() {
    let terminal = VirtualTerminal(20, 5, "one\r\ntwo\r\nthree")
    var drawn = DrawnScreen()
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1, 2, 3, 4])
    terminal.type("\\e[2;1Htwo")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [], "the same again")
    terminal.type("\\e[2;2H\\e[1mw")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [1], "another style")
    terminal.type("\\e[4;1H\\e#6")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [3], "another size")
    terminal.type("\\e[?1049h")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1, 2, 3], "another screen")
    terminal.type("\\e[?1049l")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1, 2, 3])
    var other = DrawnScreen()
    XCTAssertEqual(terminal.dirtyRows(since: &other).count, 5, "each view has its own")
  }

  func testEveryRowIsDirtyWhereAllOfThemLookOtherwise() {
    let terminal = VirtualTerminal(20, 3, "\\e[31mred")
    var drawn = DrawnScreen()
    _ = terminal.dirtyRows(since: &drawn)
    for text in ["\\e]4;1;#ff0000\u{7}", "\\e[?5h", "\\e]11;#222222\u{7}", "\\ec"] {
      terminal.type(text)
      XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1, 2], text)
    }
    terminal.resize(to: Size(21, 3))
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1, 2])
  }

  func testPicturesMakeTheirRowsDirty() {
    let terminal = VirtualTerminal(20, 6)
    var drawn = DrawnScreen()
    _ = terminal.dirtyRows(since: &drawn)
    terminal.type("\\e[2;1H\\e_Ga=T,f=24,s=1,v=1,i=7,c=2,r=2,C=1;AAAA\\e\\")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [1, 2])
    terminal.type("\\e_Ga=d\\e\\")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [1, 2], "the picture is gone")
    terminal.type("\\e[4;1H\\ePq~\\e\\")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [3])
    terminal.type("\\e[4;1H\\ePq#1~\\e\\")
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [3], "another picture in its place")
  }

  /// Where numbers of styles are given anew, a cell of the same number is another one.
  func testStylesThatAreNumberedAnewAreNotMistaken() {
    let terminal = VirtualTerminal(20, 2)
    var drawn = DrawnScreen()
    terminal.type("\\e[38;2;1;1;1mA")
    _ = terminal.dirtyRows(since: &drawn)
    terminal.type("\\e[H\\e[m\\e[K")
    for index in 0..<40_000 { terminal.type("\\e[38;2;9;\(index >> 8);\(index & 255)mB\u{8}") }
    terminal.type("\\e[H\\e[mA")
    let line = terminal.details(row: 0)
    XCTAssertEqual(line.cells.first?.style, .plain)
    XCTAssertEqual(terminal.dirtyRows(since: &drawn), [0, 1])
  }
}
