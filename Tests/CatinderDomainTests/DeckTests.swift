import CatinderDomain
import Foundation
import XCTest

final class DeckTests: XCTestCase {
  private func profile(_ name: String, photos: Int = 1) -> Profile {
    Profile(
      uid: ProfileID(UUID()), name: name, age: 3,
      photosNames: (0..<photos).map { "\(name)\($0).jpg" })
  }

  func testTheFirstOfTheAnswerIsTheTopCard() {
    let deck = Deck([profile("Busya"), profile("Kuzya")])
    XCTAssertEqual(deck.top?.profile.name, "Busya")
  }

  func testUndoBringsEveryCardBackTheLastFirstWithItsPhoto() {
    var deck = Deck([profile("Busya", photos: 3), profile("Kuzya"), profile("Murka")])
    XCTAssertTrue(deck.turnTop(forward: true))
    for decision in [Decision.like, .dislike, .superlike] {
      XCTAssertEqual(deck.decide(decision)?.decision, decision)
    }
    XCTAssertNil(deck.decide(.like), "nothing is left")
    XCTAssertEqual(deck.undo()?.card.profile.name, "Murka")
    XCTAssertEqual(deck.undo()?.decision, .dislike)
    XCTAssertEqual(deck.undo()?.card.photo, 1)
    XCTAssertNil(deck.undo(), "nothing is left to undo")
    XCTAssertEqual(deck.cards.map(\.profile.name), ["Busya", "Kuzya", "Murka"])
    XCTAssertEqual(deck.top?.photo, 1)
  }

  func testWhatWasDecidedBeforeIsTakenBackLast() {
    let names = ["Busya", "Kuzya", "Murka", "Socks"].map { profile($0) }
    var deck = Deck([names[2], names[3]])
    _ = deck.decide(.like)
    let past = [PastDecision(names[2], .like), .init(names[1], .superlike), .init(names[0], .like)]
    deck.remember(past)
    deck.remember(past)
    XCTAssertEqual(deck.undo()?.card.profile, names[2])
    XCTAssertEqual(deck.undo()?.decision, .superlike)
    XCTAssertEqual(deck.undo()?.card.profile, names[0])
    XCTAssertNil(deck.undo())
    XCTAssertEqual(deck.cards.map(\.profile), names)
  }

  func testPhotosStopAtTheirEnds() {
    var deck = Deck([profile("Busya", photos: 2)])
    XCTAssertFalse(deck.turnTop(forward: false))
    XCTAssertTrue(deck.turnTop(forward: true))
    XCTAssertFalse(deck.turnTop(forward: true))
    XCTAssertEqual(deck.top?.photo, 1)
    var empty = Deck()
    XCTAssertFalse(empty.turnTop(forward: true))
  }

  func testALaterAnswerBringsBackNothingThatWasDecided() {
    let (first, second, third) = (profile("Busya"), profile("Kuzya"), profile("Murka"))
    var deck = Deck([first, second])
    _ = deck.decide(.dislike)
    deck.add([first, second, third, third])
    XCTAssertEqual(deck.cards.map(\.profile), [second, third])
  }

  func testProfilesThatRepeatAreTakenOnce() {
    let one = profile("Busya")
    var deck = Deck([one, one])
    deck.add([one])
    XCTAssertEqual(deck.cards.count, 1)
  }
}
