import PetsDomain
import XCTest

// P-51: the weight is a number, with a comma or a point.
final class WeightTests: XCTestCase {
  private func problem(_ text: String) -> FieldProblem? {
    do throws(FieldProblem) {
      _ = try WeightInput.weight(in: text)
      return nil
    } catch { return error }
  }

  func testCommaAndPointAreTheSame() throws {
    for (text, grams) in [
      ("4.2", 4200), ("4,2", 4200), ("4", 4000), (" 12 ", 12_000), ("0.001", 1), (".5", 500),
      ("5.", 5000), ("999", 999_000), ("007", 7000), ("1.2500000", 1250),
    ] {
      XCTAssertEqual(try WeightInput.weight(in: text).grams, grams, text)
    }
  }

  func testItIsShownWithNoMoreDecimalsThanItTakes() throws {
    for (grams, text) in [
      (4200, "4.2"), (4000, "4"), (4, "0.004"), (1250, "1.25"), (999_000, "999"),
      (100_050, "100.05"),
    ] {
      XCTAssertEqual(Weight(grams: grams)?.kilograms(), text)
    }
    XCTAssertEqual(Weight(grams: 4200)?.kilograms(decimalSeparator: ","), "4,2")
  }

  func testEveryGramSurvivesItsText() throws {
    for grams in stride(from: 1, through: 999_000, by: 97) {
      let weight = try XCTUnwrap(Weight(grams: grams))
      XCTAssertEqual(try WeightInput.weight(in: weight.kilograms()), weight)
    }
  }

  func testWhatIsNoWeightIsRefusedWithItsReason() {
    for text in ["heavy", "1.2.3", "-1", "+1", "1e3", ".", ",", "1 2", "٣", "0x10", "4kg", ""] {
      XCTAssertEqual(problem(text), .notANumber, text)
    }
    for text in ["0", "0.000", "999.001", "1000", "99999999999999999999999"] {
      XCTAssertEqual(problem(text), .outOfRange, text)
    }
    XCTAssertEqual(problem("1.0001"), .tooManyDecimals(3))
  }
}
