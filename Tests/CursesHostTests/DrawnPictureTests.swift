import Glibc
import Terminal
import XCTest

@testable import CursesHost

/// A real screen on a terminal of the kernel, by the bytes that arrive there.
final class DrawnPictureTests: XCTestCase {
  private var master: Int32 = -1
  private var slave: Int32 = -1

  override func setUpWithError() throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // What unlockpt and ptsname do, which the Glibc module leaves out (ioctl_tty(2)).
    var (lock, number): (Int32, UInt32) = (0, 0)
    XCTAssertEqual(ioctl(master, 0x4004_5431, &lock), 0)
    XCTAssertEqual(ioctl(master, 0x8004_5430, &number), 0)
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 10, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(slave, UInt(TIOCSWINSZ), &size), 0)
  }

  override func tearDown() {
    close(slave)
    close(master)
  }

  @MainActor
  private func screen(depth: ColorDepth? = nil) throws -> CursesScreen {
    try CursesScreen(
      environment: ["TERM": "xterm-256color"], colorDepth: depth, input: slave, output: slave)
  }

  /// What has arrived up to the mark of a frame.
  private func arrived(until frame: Int) -> String {
    var bytes: [UInt8] = []
    let end = Array("\u{1B}]7373;frame;\(frame)\u{07}".utf8)
    var part = [UInt8](repeating: 0, count: 4096)
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while !bytes.suffix(end.count).elementsEqual(end), poll(&entry, 1, 10_000) == 1 {
      let count = read(master, &part, part.count)
      bytes += part.prefix(max(0, count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let sixel = "\u{1B}P0;1;0q#0!8~-\u{1B}\\"

  private func frame(_ text: String) -> (Surface, [PlacedPicture]) {
    var cells = Surface(size: Size(4, 2))
    cells.write(text, at: .zero)
    let graphics = DrawnPicture.Graphics(format: .sixel, sequence: Array(Self.sixel.utf8))
    let picture = DrawnPicture(cells: cells, graphics: graphics)
    var surface = Surface(size: Size(30, 10))
    surface.write(text, at: Point(x: 5, y: 2))
    return (
      surface, [PlacedPicture(frame: Rect(x: 5, y: 2, columns: 4, rows: 2), picture: picture)]
    )
  }

  @MainActor
  func testAPictureComesBehindItsCellsAndGoesWithThem() async throws {
    let screen = try screen()
    let (surface, pictures) = frame("pict")
    screen.draw(surface, cursor: nil, pictures: pictures)
    screen.mark(frame: 1)
    let shown = arrived(until: 1)
    let written = "\u{1B}7\u{1B}[3;6H\(Self.sixel)\u{1B}8\u{1B}]7373;frame;1\u{07}"
    XCTAssertTrue(shown.contains("pict"), shown.debugDescription)
    XCTAssertTrue(shown.hasSuffix(written), shown.debugDescription)
    screen.draw(surface, cursor: nil, pictures: pictures)
    screen.mark(frame: 2)
    XCTAssertEqual(arrived(until: 2), "\u{1B}]7373;frame;2\u{07}")
    // The cells are the same, and are written all the same.
    screen.draw(surface, cursor: nil)
    screen.mark(frame: 3)
    let gone = arrived(until: 3)
    XCTAssertTrue(gone.contains("pict"), gone.debugDescription)
    XCTAssertFalse(gone.contains("\u{1B}P"), gone.debugDescription)
    screen.leave()
  }

  @MainActor
  func testPicturesComeAgainAfterAResizeAndAResume() async throws {
    let screen = try screen()
    let (surface, pictures) = frame("pict")
    screen.draw(surface, cursor: nil, pictures: pictures)
    for again in 1...2 {
      if again == 1 {
        screen.resize(to: Size(30, 10))
      } else {
        screen.suspend()
        screen.resume()
      }
      screen.mark(frame: again)
      _ = arrived(until: again)
      screen.draw(surface, cursor: nil, pictures: pictures)
      screen.mark(frame: 10 + again)
      let shown = arrived(until: 10 + again)
      XCTAssertTrue(shown.contains(Self.sixel), "\(again): \(shown.debugDescription)")
    }
    screen.leave()
  }

  @MainActor
  func testWithoutColorsThereAreCellsAlone() async throws {
    let screen = try screen(depth: ColorDepth.none)
    let (surface, pictures) = frame("pict")
    screen.draw(surface, cursor: nil, pictures: pictures)
    screen.mark(frame: 1)
    let shown = arrived(until: 1)
    XCTAssertTrue(shown.contains("pict"))
    XCTAssertFalse(shown.contains("\u{1B}P"), shown.debugDescription)
    screen.leave()
  }
}
