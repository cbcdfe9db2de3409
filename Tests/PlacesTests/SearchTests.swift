import Core
import Foundation
import Places
import XCTest

/// Texts that people type, and the place that has to stand first.
final class SearchTests: PlacesCase {
  /// What is typed so far is more than what somebody may have mistyped, however many live there.
  func testTheBeginningOfANameComesBeforeTypingErrors() throws {
    let gazetteer = try Self.gazetteer()
    for (text, name) in [("longyear", "Longyearbyen"), ("Berlni", "Berlin"), ("Mosco", "Moscow")] {
      XCTAssertEqual(
        try gazetteer.search(text, language: .english).matches.first?.city.name(.english), name,
        text)
    }
  }

  func testCommonShortNamesAndThoseOfOtherLanguages() throws {
    let gazetteer = try Self.gazetteer()
    for (text, name) in [
      ("спб", "Saint Petersburg"), ("мск", "Moscow"), ("нск", "Novosibirsk"),
      ("nyc", "New York City"),
      ("la", "Los Angeles"), ("sf", "San Francisco"), ("екб", "Yekaterinburg"),
      ("Londres", "London"),
    ] {
      XCTAssertEqual(
        try gazetteer.search(text, language: .russian).matches.first?.city.name(.english), name,
        text)
    }
    for (text, code) in [("Deutschland", "DE"), ("España", "ES"), ("Suomi", "FI"), ("日本", "JP")] {
      XCTAssertEqual(try gazetteer.countries(matching: text).first?.code, code, text)
    }
  }

  private func first(_ text: String, _ language: Language = .english) throws -> String {
    let match = try Self.gazetteer().search(text, language: language).matches.first
    return match.map { "\($0.city.name(language)), \($0.city.region), \($0.city.country)" } ?? "-"
  }

  private func assertFirst(
    _ expected: KeyValuePairs<String, String>, _ language: Language = .english,
    line: UInt = #line
  ) throws {
    for (text, place) in expected {
      XCTAssertEqual(try first(text, language), place, "for “\(text)”", line: line)
    }
  }

  func testNamesInBothLanguagesAndTheirOwn() throws {
    try assertFirst([
      "Москва": "Moscow, 48, RU", "Moscow": "Moscow, 48, RU", "Moskau": "Moscow, 48, RU",
      "moscow": "Moscow, 48, RU", "МОСКВА": "Moscow, 48, RU", "Köln": "Cologne, 07, DE",
      "Cologne": "Cologne, 07, DE", "Koln": "Cologne, 07, DE", "Koeln": "Cologne, 07, DE",
      "Кёльн": "Cologne, 07, DE", "кельн": "Cologne, 07, DE",
      "Санкт-Петербург":
        "Saint Petersburg, 66, RU", "санкт петербург": "Saint Petersburg, 66, RU",
      "St. Petersburg, Russia": "Saint Petersburg, 66, RU", "Питер": "Saint Petersburg, 66, RU",
      "Wien": "Vienna, 09, AT", "Вена": "Vienna, 09, AT", "Praha": "Prague, 52, CZ",
      "Firenze": "Florence, 16, IT", "東京": "Tokyo, 40, JP", "São Paulo": "São Paulo, 27, BR",
      "sao paulo": "São Paulo, 27, BR", "Нью-Йорк": "New York City, NY, US",
      "new york": "New York City, NY, US", "NewYork": "New York City, NY, US",
      "Łódź": "Lodz, 74, PL", "lodz": "Lodz, 74, PL", "Xi'an": "Xi'an, 26, CN",
      "xian": "Xi'an, 26, CN", "Киев": "Kyiv, 12, UA", "Kiev": "Kyiv, 12, UA",
      "Київ": "Kyiv, 12, UA",
    ])
  }

  func testNamesAreShownInTheLanguage() throws {
    try assertFirst(
      [
        "Moscow": "Москва, 48, RU", "Cologne": "Кёльн, 07, DE", "Paris": "Париж, 11, FR",
        "Нижний Новгород": "Нижний Новгород, 51, RU", "Springfield": "Спрингфилд, MO, US",
      ], .russian)
  }

  func testBeginnings() throws {
    try assertFirst([
      "mosc": "Moscow, 48, RU", "моск": "Moscow, 48, RU", "lond": "London, ENG, GB",
      "san fr": "San Francisco, CA, US", "нижн": "Nizhniy Novgorod, 51, RU",
      "new y": "New York City, NY, US", "ло": "London, ENG, GB", "par": "Paris, 11, FR",
      "b": "Beijing, 22, CN",
    ])
  }

  func testTypingErrors() throws {
    try assertFirst([
      "Moscwo": "Moscow, 48, RU", "Лондн": "London, ENG, GB", "Londno": "London, ENG, GB",
      "Berln": "Berlin, 16, DE", "Парж": "Paris, 11, FR", "Budapset": "Budapest, 05, HU",
      "Екатеринбрг": "Yekaterinburg, 71, RU", "Екатиринбург": "Yekaterinburg, 71, RU",
      "Istambul": "Istanbul, 34, TR", "Sankt Petersbrug": "Saint Petersburg, 66, RU",
      "Санкт-Петребург": "Saint Petersburg, 66, RU", "New Yrok": "New York City, NY, US",
      "Rio de Janero": "Rio de Janeiro, 21, BR", "Copenhagn": "Copenhagen, 17, DK",
      "Sidney, Australia": "Sydney, 02, AU", "Pariss": "Paris, 11, FR",
      "Нью-Йрк": "New York City, NY, US", "Лос-Анжелес": "Los Angeles, CA, US",
    ])
    let match = try XCTUnwrap(
      Self.gazetteer().search("Moscwo", language: .english).matches.first)
    XCTAssertEqual(match.kind, .typing(slips: 1))
  }

  func testLettersOfTheOtherAlphabetAndLayout() throws {
    try assertFirst([
      "vjcrdf": "Moscow, 48, RU", "дщтвщт": "London, ENG, GB",
      "Гринвилл": "Greenville, NC, US",
    ])
  }

  func testNamesakes() throws {
    try assertFirst([
      "Paris": "Paris, 11, FR", "Paris, Texas": "Paris, TX, US", "Paris TX": "Paris, TX, US",
      "Париж, Техас": "Paris, TX, US", "paris, us": "Paris, TX, US", "Paris, Te": "Paris, TX, US",
      "Springfield": "Springfield, MO, US", "Springfield, Illinois": "Springfield, IL, US",
      "springfield massachusetts": "Springfield, MA, US",
      "Спрингфилд Иллинойс":
        "Springfield, IL, US", "Спрингфилд, Иллинойс": "Springfield, IL, US",
      "Moscow, Idaho": "Moscow, ID, US", "Москва, США": "Moscow, ID, US",
      "London, Canada": "London, 08, CA", "London (Ontario)": "London, 08, CA",
      "San Jose Costa Rica": "San José, 08, CR", "Birmingham, AL": "Birmingham, AL, US",
      "Кембридж, Массачусетс": "Cambridge, MA, US", "Paris, Atlantis": "Paris, 11, FR",
    ])
    let matches = try Self.gazetteer().search("Springfield", language: .english).matches
    let origins = matches.prefix(5).map { $0.city.origin(.english) }
    XCTAssertEqual(Set(origins).count, 5)
    XCTAssertTrue(origins.allSatisfy { $0.hasSuffix(", United States") }, "\(origins)")
    XCTAssertEqual(
      matches.prefix(5).map(\.city.population),
      matches.prefix(5).map(\.city.population).sorted(by: >))
    let russian = try Self.gazetteer().search("Париж", language: .russian).matches.map(\.city)
    XCTAssertTrue(russian.contains { $0.country == "US" && $0.region == "TX" })
    XCTAssertEqual(russian.first?.origin(.russian), "Иль-де-Франс, Франция")
  }

  func testTheCountryOfTheCaller() throws {
    let matches = try Self.gazetteer().search("Paris", language: .english, country: "us").matches
    XCTAssertEqual(matches.first?.city.region, "TX")
    XCTAssertTrue(matches.allSatisfy { $0.city.country == "US" })
  }

  func testTheNameThatWasMeant() throws {
    let gazetteer = try Self.gazetteer()
    let match = try XCTUnwrap(gazetteer.search("Königsberg", language: .english).matches.first)
    XCTAssertEqual(match.city.name(.english), "Kaliningrad")
    XCTAssertEqual(match.alias, "Königsberg")
    XCTAssertEqual(match.kind, .name)
    XCTAssertNil(try gazetteer.search("Kaliningrad", language: .english).matches.first?.alias)
  }

  // Every capital by its name in both languages, as the table of countries has them.
  func testEveryCapitalIsFoundByItsNames() throws {
    let gazetteer = try Self.gazetteer()
    var missed: [String] = []
    for country in try gazetteer.countries() {
      // The one of IO stands in the larger table only.
      guard let capital = country.capital, country.code != "IO" else { continue }
      for language in Language.allCases {
        let text = "\(capital.names[language]), \(country.names[language])"
        let found = try gazetteer.search(text, language: language, limit: 3).matches
        if !found.contains(where: { $0.city.id == capital.city }) { missed.append(text) }
      }
    }
    XCTAssertEqual(missed, [])
  }

  func testCoordinates() throws {
    let answer = try Self.gazetteer().search("47.5,19.04", language: .russian)
    XCTAssertEqual(answer.coordinates, Coordinates(latitude: 47.5, longitude: 19.04))
    XCTAssertEqual(answer.matches.first?.city.name(.russian), "Будапешт")
    XCTAssertEqual(answer.matches.count, 1)
  }

  func testNumbersOutOfRangeAreNoPlace() throws {
    for (text, fault) in [
      ("-91,10", CoordinateFault.latitude), ("91, 10", .latitude), ("200,200", .latitude),
      ("91N 10E", .latitude), ("10 -180.5", .longitude),
    ] {
      XCTAssertEqual(CoordinateFault(parsing: text), fault, text)
      XCTAssertEqual(try Self.gazetteer().search(text, language: .english).matches, [], text)
    }
    for text in ["-90,180", "91", "Mile 91", "1,2,3", ""] {
      XCTAssertNil(CoordinateFault(parsing: text), text)
    }
    XCTAssertEqual(try first("91").prefix(7), "Mile 91")
  }

  /// Almost anything is like one or two letters, whatever signs stand between them.
  func testFewLettersAreNotTakenForOthers() throws {
    for text in ["<b>x", "bx", "b x", "ъъ"] {
      let kinds = try Self.gazetteer().search(text, language: .english).matches.map(\.kind)
      XCTAssertTrue(kinds.allSatisfy { $0 == .name || $0 == .beginning }, "\(text): \(kinds)")
    }
    XCTAssertEqual(try first("Ош"), "Osh, 08, KG")
  }

  func testHostileTextIsOnlyText() throws {
    let gazetteer = try Self.gazetteer()
    let texts = [
      "", " ", "\"", "\"\"", "*", "^", "a*", "a OR b", "AND", "NOT", "NEAR(a b)", "names:a",
      "{a b}",
      "-a", "a AND", "(", ")", "((((", "'; DROP TABLE city; --", "\u{0}", "Pa\u{0}ris", "=", "@us",
      "=paris", "@", ".", ",,,", "%", "_", "\u{1B}[31m", "\u{202E}siraP", "👩‍👩‍👧", "e\u{301}\u{301}",
      String(repeating: "a", count: 1_000_000), String(repeating: "a ", count: 100_000),
      String(repeating: "\u{301}", count: 10_000), String(repeating: ",a", count: 5000),
      "1,2,3", "999,999", "nan,nan", "ß", "ﬁ", "𝔓𝔞𝔯𝔦𝔰", "\u{10FFFF}", "क्ष", "กรุงเทพ", "עיר",
      "\r\n\t",
    ]
    for text in texts {
      for country in [nil, "us", "\"", ""] {
        XCTAssertNoThrow(
          try gazetteer.search(text, language: .english, country: country), String(text.prefix(20)))
      }
    }
    XCTAssertEqual(try first("Pa\u{0}ris"), "Paris, 11, FR")
    XCTAssertEqual(try first("\"Paris\""), "Paris, 11, FR")
    XCTAssertEqual(try first("Paris*"), "Paris, 11, FR")
    XCTAssertEqual(try first("@us"), try first("us"))
    XCTAssertEqual(try first(""), "-")
    XCTAssertEqual(try first("qzxqzxqzx"), "-")
  }

  /// What is read ahead changes no answer.
  func testPreparedOrNotTheAnswersAreTheSame() throws {
    for text in ["Budapest", "Mosocw", "Санкт-Питербург", "National Capital Region"] {
      let (fresh, prepared) = (try Self.gazetteer(), try Self.gazetteer())
      try prepared.prepareSearch()
      XCTAssertEqual(
        try fresh.search(text, language: .english), try prepared.search(text, language: .english))
    }
  }

  func testTheLimitHolds() throws {
    let gazetteer = try Self.gazetteer()
    for limit in [0, 1, 3, 50] {
      let count = try gazetteer.search("san", language: .english, limit: limit).matches.count
      XCTAssertEqual(count, limit)
    }
    let ids = try gazetteer.search("san", language: .english, limit: 50).matches.map(\.city.id)
    XCTAssertEqual(Set(ids).count, 50)
  }
}
