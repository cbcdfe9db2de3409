import Core
import Foundation
import Interchange

/// A hint that the number of a microchip gives by ISO 11784 and 11785. It stands beside the field
/// and is never a reason to refuse: numbers of other systems are on sale too.
public enum ChipHint: Sendable, Equatable {
  /// 15 digits of a registry of that country (ISO 3166-1, numeric).
  case country(String)
  /// 15 digits with a code of one manufacturer, 901 to 998.
  case manufacturer(String)
  /// 15 digits with 900, which several manufacturers share.
  case sharedCode
  /// 15 digits with 999: made for tests, in no registry.
  case test
  /// 15 digits that begin with 000, which is nobody's.
  case noCode
  /// Not 15 digits, but so many.
  case length(Int)
  /// Something besides digits.
  case notDigits

  public static let digits = 15

  /// Nil for an empty text; blanks and hyphens between digits do not count.
  public init?(_ text: String) {
    let number = TextRules.trimmed(text).filter { !" -\u{A0}\u{2011}".contains($0) }
    if number.isEmpty { return nil }
    guard number.utf8.allSatisfy({ (48...57).contains($0) }) else {
      self = .notDigits
      return
    }
    guard number.utf8.count == Self.digits else {
      self = .length(number.utf8.count)
      return
    }
    self = Self.hint(String(number.prefix(3)))
  }

  private static func hint(_ code: String) -> ChipHint {
    switch Int(code) ?? 0 {
    case 0: .noCode
    case 900: .sharedCode
    case 901...998: .manufacturer(code)
    case 999: .test
    default: .country(code)
    }
  }

  /// Returns the name of the country with a numeric code of ISO 3166-1; nil where no country has
  /// it.
  fileprivate static func countryName(_ code: String, _ language: Language) -> String? {
    guard let region = regions[code] else { return nil }
    return Locale(identifier: language.rawValue).localizedString(forRegionCode: region)
  }

  /// Returns the manufacturer with a code, where it is well known.
  fileprivate static func manufacturerName(_ code: String) -> String? { manufacturers[code] }

  private static let manufacturers = [
    "956": "Trovan", "968": "AEG ID", "977": "Avid", "981": "Datamars", "982": "Allflex",
    "985": "Destron Fearing",
  ]

  /// Numeric codes and the two letters of the same country.
  private static let regions: [String: String] = Dictionary(
    table.split(separator: " ").map { (String($0.prefix(3)), String($0.suffix(2))) },
    uniquingKeysWith: { first, _ in first })

  private static let table = """
    004AF 008AL 010AQ 012DZ 016AS 020AD 024AO 028AG 031AZ 032AR 036AU 040AT 044BS 048BH 050BD \
    051AM 052BB 056BE 060BM 064BT 068BO 070BA 072BW 074BV 076BR 084BZ 086IO 090SB 092VG 096BN \
    100BG 104MM 108BI 112BY 116KH 120CM 124CA 132CV 136KY 140CF 144LK 148TD 152CL 156CN 158TW \
    162CX 166CC 170CO 174KM 175YT 178CG 180CD 184CK 188CR 191HR 192CU 196CY 203CZ 204BJ 208DK \
    212DM 214DO 218EC 222SV 226GQ 231ET 232ER 233EE 234FO 238FK 239GS 242FJ 246FI 248AX 250FR \
    254GF 258PF 260TF 262DJ 266GA 268GE 270GM 275PS 276DE 288GH 292GI 296KI 300GR 304GL 308GD \
    312GP 316GU 320GT 324GN 328GY 332HT 334HM 336VA 340HN 344HK 348HU 352IS 356IN 360ID 364IR \
    368IQ 372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA \
    422LB 426LS 428LV 430LR 434LY 438LI 440LT 442LU 446MO 450MG 454MW 458MY 462MV 466ML 470MT \
    474MQ 478MR 480MU 484MX 492MC 496MN 498MD 499ME 500MS 504MA 508MZ 512OM 516NA 520NR 524NP \
    528NL 531CW 533AW 534SX 535BQ 540NC 548VU 554NZ 558NI 562NE 566NG 570NU 574NF 578NO 580MP \
    581UM 583FM 584MH 585PW 586PK 591PA 598PG 600PY 604PE 608PH 612PN 616PL 620PT 624GW 626TL \
    630PR 634QA 638RE 642RO 643RU 646RW 652BL 654SH 659KN 660AI 662LC 663MF 666PM 670VC 674SM \
    678ST 682SA 686SN 688RS 690SC 694SL 702SG 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES 728SS \
    729SD 732EH 740SR 744SJ 748SZ 752SE 756CH 760SY 762TJ 764TH 768TG 772TK 776TO 780TT 784AE \
    788TN 792TR 795TM 796TC 798TV 800UG 804UA 807MK 818EG 826GB 831GG 832JE 833IM 834TZ 840US \
    850VI 854BF 858UY 860UZ 862VE 876WF 882WS 887YE 894ZM
    """
}

extension PetWords {
  /// Returns the line below the field.
  public func chip(_ hint: ChipHint) -> String {
    switch hint {
    case .country, .manufacturer, .sharedCode: "ISO: \(origin(hint))"
    case .test: say(en: "ISO: 999 is a test number", ru: "ISO: 999 — для проверок")
    case .noCode: say(en: "ISO: no country has 000", ru: "ISO: кода 000 нет")
    case .length(let count):
      say(en: "\(count) digits; ISO has 15", ru: "цифр: \(count), в ISO — 15")
    case .notDigits: say(en: "ISO has 15 digits only", ru: "в ISO — только 15 цифр")
    }
  }

  /// Returns a word or two behind the number: its country or manufacturer, or that it is none of
  /// ISO's.
  public func origin(_ hint: ChipHint) -> String {
    switch hint {
    case .country(let code):
      ChipHint.countryName(code, language) ?? say(en: "country \(code)", ru: "код страны \(code)")
    case .manufacturer(let code):
      ChipHint.manufacturerName(code)
        ?? say(en: "manufacturer \(code)", ru: "код изготовителя \(code)")
    case .sharedCode: say(en: "shared code 900", ru: "общий код 900")
    case .test: say(en: "test number", ru: "тестовый номер")
    case .noCode, .length, .notDigits: say(en: "not ISO", ru: "не ISO")
    }
  }
}
