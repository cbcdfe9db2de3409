import Semantics
import Terminal
import Toolkit
import XCTest

final class ToastQueueTests: XCTestCase {
  private func texts(_ queue: ToastQueue) -> [String] { queue.notices.map(\.text) }

  private func queue(_ texts: String...) -> ToastQueue {
    var queue = ToastQueue()
    for text in texts { queue.add(Notice(text)) }
    return queue
  }

  func testTheyWaitInTheirOrder() throws {
    var queue = queue("a", "b", "c")
    XCTAssertEqual(texts(queue), ["a", "b", "c"])
    queue.remove(try XCTUnwrap(queue.current).number)
    XCTAssertEqual(queue.current?.text, "b")
    queue.remove(99)
    XCTAssertEqual(texts(queue), ["b", "c"])
    queue.removeAll()
    XCTAssertNil(queue.current)
  }

  func testTheSameWordsAndTheSameTopicDoNotWaitTwice() {
    var queue = queue("a", "b")
    let first = queue.current?.number
    queue.add(Notice("a"))
    XCTAssertEqual(texts(queue), ["a", "b"])
    XCTAssertNotEqual(queue.current?.number, first, "its time begins anew")
    queue.add(Notice("undone 1", topic: "undo"))
    queue.add(Notice("undone 2", topic: "undo"))
    XCTAssertEqual(texts(queue), ["a", "b", "undone 2"])
  }

  func testOnlySoManyWait() {
    var queue = queue()
    for number in 0..<20 { queue.add(Notice("\(number)")) }
    XCTAssertEqual(texts(queue), ["0", "15", "16", "17", "18", "19"])
  }

  // MARK: Failures

  func testAFailureShowsAtOnceAndNewsComesAfterIt() throws {
    var queue = queue("news", "more news")
    queue.add(Notice("disk", .failure))
    XCTAssertEqual(texts(queue), ["disk", "news", "more news"])
    queue.add(Notice("net", .failure))
    XCTAssertEqual(texts(queue), ["disk", "net", "news", "more news"])
    queue.add(Notice("last"))
    XCTAssertEqual(texts(queue), ["disk", "net", "news", "more news", "last"])
    queue.remove(try XCTUnwrap(queue.current).number)
    XCTAssertEqual(queue.current?.text, "net")
  }

  func testAButtonIsNotTakenFromUnderTheHand() throws {
    var queue = ToastQueue()
    queue.add(Notice("gone", binding: "test.undo"))
    queue.add(Notice("news"))
    queue.add(Notice("disk", .failure))
    XCTAssertEqual(texts(queue), ["gone", "disk", "news"])
    queue.remove(try XCTUnwrap(queue.current).number)
    XCTAssertEqual(queue.current?.text, "disk")
  }

  func testNewsMakesRoomForFailures() {
    var queue = queue()
    queue.add(Notice("disk", .failure))
    queue.add(Notice("net", .failure))
    for number in 0..<20 { queue.add(Notice("\(number)")) }
    XCTAssertEqual(texts(queue), ["disk", "net", "16", "17", "18", "19"])
    for number in 0..<9 { queue.add(Notice("failed \(number)", .failure)) }
    XCTAssertEqual(
      texts(queue), ["disk", "failed 4", "failed 5", "failed 6", "failed 7", "failed 8"])
  }

  // MARK: Drawing

  private func screen(_ queue: ToastQueue) -> Element<String> {
    VStack {
      Text("content").fill()
        .toasts("toast", queue, slides: false, onEvent: { "\($0)" })
      KeyHints("hints")
    }
    .bindings("Test", [KeyBinding("test.undo", ["u"], "undo", "undone")])
  }

  func testItsButtonIsTheBinding() throws {
    var queue = ToastQueue()
    queue.add(Notice("Gone.", binding: "test.undo"))
    let frame = screen(queue).drawn(30, 4)
    XCTAssertEqual(frame.lines[2], "               Gone.  u undo")
    XCTAssertEqual(frame.click(22, 2), ["closed(1)", "undone"])
    XCTAssertEqual(frame.click(15, 2), ["closed(1)"])
    XCTAssertEqual(frame.strike(.escape)?.actions, ["closed(1)"])
    XCTAssertEqual(frame.node("toast.action")?.value, "u")
  }

  func testHowManyWaitAndWhatFailedAreTold() {
    var queue = ToastQueue()
    queue.add(Notice("No connection.", .failure))
    queue.add(Notice("b"))
    queue.add(Notice("c"))
    XCTAssertEqual(screen(queue).drawn(30, 4).lines[2], "        ! No connection.  +2")
    var context = RenderContext()
    context.isFlat = true
    XCTAssertEqual(
      screen(queue).drawn(30, 4, context).lines[2], "    ! No connection.  2 more")
  }

  func testEscapeOfTheContentComesFirst() {
    let content = Text<String>("x").bindings(
      "Inner", [KeyBinding("inner", [.escape], "back", "back")])
    let frame = content.toasts("toast", queue("a"), onEvent: { _ in "closed" }).drawn(20, 3)
    XCTAssertEqual(frame.strike(.escape)?.actions, ["back"])
  }

  func testItComesInFromTheEdge() {
    let widget = screen(queue("Saved")).element
    let moving = VStack {
      Text("content").fill().toasts("toast", queue("Saved"), onEvent: { "\($0)" })
    }
    let frame = moving.drawn(30, 3)
    XCTAssertEqual(frame.lines.last, "", "the way in begins off the edge")
    XCTAssertEqual(frame.nextChange, Beat.fastest.next(after: .zero))
    XCTAssertNil(widget.drawn(30, 3).nextChange)
    var half = RenderContext(controls: frame.kept)
    half.now = .milliseconds(60)
    let coming = moving.drawn(30, 3, half)
    XCTAssertNotEqual(coming.lines.last, "")
    half.now = .milliseconds(160)
    let there = moving.drawn(30, 3, half)
    XCTAssertNotEqual(coming.lines.last, there.lines.last)
    XCTAssertNil(there.nextChange)
    for some in [frame, coming] {
      XCTAssertEqual(some.node("toast")?.frame, there.node("toast")?.frame)
      XCTAssertEqual(some.target("toast")?.frame, there.target("toast")?.frame)
    }
  }

  func testItComesAtOnceWhereNothingMoves() {
    let moving = Text("content").fill().toasts("toast", queue("Saved"), onEvent: { "\($0)" })
    for isFlat in [true, false] {
      var context = RenderContext()
      (context.isFlat, context.isMotionReduced) = (isFlat, !isFlat)
      let frame = moving.drawn(30, 3, context)
      XCTAssertNil(frame.nextChange)
      XCTAssertTrue(frame.lines[2].hasSuffix("Saved"), frame.lines[2])
    }
  }
}
