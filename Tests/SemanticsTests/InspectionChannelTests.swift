import Semantics
import XCTest

final class InspectionChannelTests: XCTestCase {
  func testMarkerBodyGivesItsFrameBack() {
    let marker = InspectionChannel.marker(frame: 12)
    let body = marker.dropFirst(2).dropLast()
    XCTAssertEqual(marker.unicodeScalars.first, "\u{1B}")
    XCTAssertEqual(InspectionChannel.frame(ofMarker: String(body)), 12)
  }

  func testOtherCommandsAreNoMarkers() {
    let others = ["0;title", "7373", "7373;frame", "7373;frame;", "7373;frame;x", "7373;sync;1"]
    XCTAssertEqual(others.map(InspectionChannel.frame(ofMarker:)), others.map { _ in nil })
  }

  func testRequestsSurviveTheWire() {
    for request in [InspectionRequest.sync(1), .sync(90_000), .advance(milliseconds: 250)] {
      XCTAssertEqual(InspectionRequest(body: request.body), request)
      XCTAssertEqual(request.bytes.prefix(2), [0x1B, 0x5F])
      XCTAssertEqual(request.bytes.suffix(2), [0x1B, 0x5C])
    }
  }

  func testStrangeBodiesAreNoRequests() {
    for body in ["", "sync", "sync;x", "halt;1", "journey;sync;1"] {
      XCTAssertNil(InspectionRequest(body: body), body)
    }
  }
}
