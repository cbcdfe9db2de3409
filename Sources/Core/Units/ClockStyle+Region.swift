extension ClockStyle {
  /// How people of a region tell the time, by its two letters of ISO 3166; 24 hours where the region is
  /// not known.
  public static func usual(inRegion region: String?) -> ClockStyle {
    region.map { twelve.contains($0.uppercased()) } == true ? .hours12 : .hours24
  }

  /// Unicode CLDR, `timeData` of the supplemental data: where `h`, `hb` or `hB` is preferred.
  static let twelve: Set<String> = [
    "AE", "AG", "AL", "AR", "AS", "AU", "BB", "BD", "BH", "BM", "BN", "BO", "BS", "BT", "CA",
    "CL", "CO", "CR", "CU", "CY", "DJ", "DM", "DO", "DZ", "EC", "EG", "EH", "ER", "ET", "FJ",
    "FM", "GD", "GH", "GM", "GR", "GT", "GU", "GY", "HK", "HN", "IN", "IQ", "JM", "JO", "KH",
    "KI", "KN", "KP", "KR", "KW", "KY", "LB", "LC", "LR", "LS", "LY", "MH", "MO", "MP", "MR",
    "MW", "MX", "MY", "NA", "NI", "NZ", "OM", "PA", "PE", "PG", "PH", "PK", "PR", "PS", "PW",
    "PY", "QA", "SA", "SB", "SD", "SG", "SL", "SO", "SS", "SV", "SY", "SZ", "TC", "TD", "TN",
    "TO", "TT", "TW", "UM", "US", "UY", "VC", "VE", "VG", "VI", "VU", "WS", "YE", "ZM",
  ]
}
