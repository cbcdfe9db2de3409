import Core
import PetsDomain
import XCTest

// The weight is a number, with a comma or a point.
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

  func testAUnitThatIsSaidCounts() throws {
    for (text, grams) in [
      ("4.2kg", 4200), ("4,2 кг", 4200), ("4 KG", 4000), ("1 lb", 454), ("9.3 lbs", 4218),
      ("9,3 фунта", 4218), ("1 фунт", 454), ("10 pounds", 4536),
    ] {
      for unit in WeightUnit.allCases {
        XCTAssertEqual(try WeightInput.weight(in: text, unit: unit).grams, grams, text)
      }
    }
    XCTAssertEqual(try WeightInput.weight(in: "9.3", unit: .pounds).grams, 4218)
    XCTAssertEqual(WeightInput.naming(.pounds, in: " 9.3 "), "9.3 lb")
    for text in ["4 kg", "", "heavy"] {
      XCTAssertEqual(WeightInput.naming(.pounds, in: text), text)
    }
  }

  func testPoundsAreShownAgainAsTheyWereTyped() throws {
    for hundredths in stride(from: 10, through: 220_240, by: 7) {
      let text = String(Double(hundredths) / 100)
      let weight = try WeightInput.weight(in: text, unit: .pounds)
      let typed = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      XCTAssertEqual(weight.number(in: .pounds), typed)
      // A whole number of kilograms is taken for one that was typed.
      if weight.grams % 1000 != 0 { XCTAssertEqual(weight.shown(in: .pounds), typed) }
      // Nor does another round change what is kept.
      XCTAssertEqual(try WeightInput.weight(in: typed, unit: .pounds), weight)
    }
    XCTAssertEqual(Weight(grams: 1)?.number(in: .pounds), "0.002")
    XCTAssertEqual(Weight(grams: 20)?.number(in: .pounds, decimalSeparator: ","), "0,044")
    XCTAssertEqual(Weight(grams: 999_000)?.number(in: .pounds), "2202.42")
  }

  /// A whole number of one unit gets no digits in the other that nobody typed.
  func testTheOtherUnitHasNoMoreDigitsThanWereTyped() throws {
    for (typed, unit, other, shown) in [
      ("480", WeightUnit.kilograms, WeightUnit.pounds, "1058"),
      ("12", .kilograms, .pounds, "26"), ("12.5", .kilograms, .pounds, "27.56"),
      ("4", .kilograms, .pounds, "8.82"), ("1058", .pounds, .kilograms, "479.9"),
      ("50", .pounds, .kilograms, "22.68"), ("51", .pounds, .kilograms, "23.1"),
      ("1", .pounds, .kilograms, "0.454"), ("22.681", .kilograms, .kilograms, "22.681"),
    ] {
      let weight = try WeightInput.weight(in: typed, unit: unit)
      XCTAssertEqual(weight.shown(in: unit), typed)
      XCTAssertEqual(weight.shown(in: other), shown, typed)
    }
  }

  func testPoundsHaveAsManyDecimalsAsAreShown() {
    for (text, wanted) in [
      ("9.255", FieldProblem.tooManyDecimals(2)), ("0.0441", .tooManyDecimals(2)),
      ("0.001", .outOfRange), ("2203", .outOfRange), ("9999999999999999", .outOfRange),
    ] {
      XCTAssertThrowsError(try WeightInput.weight(in: text, unit: .pounds), text) {
        XCTAssertEqual($0 as? FieldProblem, wanted, text)
      }
    }
    XCTAssertEqual(try WeightInput.weight(in: "0.044", unit: .pounds).grams, 20)
  }

  func testWhatIsNoWeightIsRefusedWithItsReason() {
    for text in [
      "heavy", "1.2.3", "-1", "+1", "1e3", ".", ",", "1 2", "٣", "0x10", "4 oz", "kg", "4 lb 2", "",
    ] {
      XCTAssertEqual(problem(text), .notANumber, text)
    }
    for text in ["0", "0.000", "999.001", "1000", "99999999999999999999999"] {
      XCTAssertEqual(problem(text), .outOfRange, text)
    }
    XCTAssertEqual(problem("1.0001"), .tooManyDecimals(3))
  }
}
