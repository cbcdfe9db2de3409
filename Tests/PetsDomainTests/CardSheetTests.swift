import Core
import Foundation
import PetsDomain
import XCTest

// A card as text and as Markdown.
final class CardSheetTests: XCTestCase {
  private func sheet(_ language: Language) async throws -> CardSheet {
    let box = try PetBox()
    let pet = try await box.add([
      .name: "*Rex* | <b>", .birthday: "14.05.2021", .weight: "4,2", .sterilised: "да",
    ])
    let blank = box.health.blank(Visit.self, of: pet.id)
    let texts: [Visit.Field: String] = [
      .date: "2026-09-01", .reason: "limps", .diagnosis: "sprain\n# left", .cost: "5,5 €",
    ]
    _ = try await box.health.save(try blank.filled(with: texts, today: box.pets.today).get())
    let found = try await box.pets.pet(pet.id)
    return CardSheet(
      try XCTUnwrap(found), try await box.health.pages(of: pet.id), PetWords(language),
      today: box.pets.today)
  }

  func testMarkdown() async throws {
    let sheet = try await sheet(.english)
    XCTAssertEqual(
      sheet.markdown,
      """
      # \\*Rex\\* \\| \\<b\\>

      - **Name:** \\*Rex\\* \\| \\<b\\>
      - **Birthday:** 14.05.2021 (5 yrs 4 mo)
      - **Weight (kg):** 4.2
      - **Sterilised:** yes

      ## Visits to the vet

      | Date | Reason | Diagnosis | Prescription | Cost |
      | --- | --- | --- | --- | --- |
      | 01.09.2026 | limps | sprain<br>\\# left |  | 5.50 € |

      ## Weight log

      | Date | Weight (kg) |
      | --- | --- |
      | 21.09.2026 | 4.2 |

      """)
  }

  func testPlainInRussian() async throws {
    let sheet = try await sheet(.russian)
    XCTAssertEqual(
      sheet.plain,
      """
      *Rex* | <b>
        Кличка: *Rex* | <b>
        Дата рождения: 14.05.2021 (5 лет 4 мес.)
        Вес (кг): 4,2
        Стерилизация: да

      Визиты к врачу
        дата: 01.09.2026; причина: limps; диагноз: sprain # left; стоимость: 5,50 €

      Вес
        дата: 21.09.2026; вес (кг): 4,2

      """)
  }
}
