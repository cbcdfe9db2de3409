import JourneyKit
import Terminal
import XCTest

@MainActor
final class ShoppingJourney: JourneyTestCase {
  func testMilkGoesIntoTheBasket() async throws {
    let app = Journey(ProcessDriver(.built("shopping"), size: Size(56, 12)))
    try await app.launch()
    let page = try app.on(ShoppingPage.self)

    try await page.add("bread")
    try await page.add("milk")
    try app.expect(page.toBuy).toShow("milk")

    try await page.buy()
    try app.expect(page.toBuy).notToShow("milk")
    try app.expect(page.thing("milk").within(page.basket)).toHave(style: .reversed)
    try app.expectText("bread")
    try app.expectSnapshot("Shopping/List", state: "bought")

    try await app.press("q")
    try app.expectEnded()
  }
}
