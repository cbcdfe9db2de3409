extension Gazetteer {
  /// All 250, by their code.
  public func countries() throws -> [Country] { try countryTable().countries }

  /// By ISO 3166-1 alpha-2, in any case.
  public func country(_ code: String) throws -> Country? {
    let table = try countryTable()
    return table.index[code.uppercased()].map { table.countries[$0] }
  }

  public func continents() throws -> [Continent] { try countryTable().continents }

  /// Countries whose name, alias or code begins with the text in either language, or is it but for a
  /// typing error; whole names first, then by population.
  public func countries(matching text: String, limit: Int = 10) throws -> [Country] {
    try countryTable().search(text, limit)
  }

  /// The country a point lies in, by the close outlines; nil at sea, and at times on a coast.
  public func country(at point: Coordinates) throws -> Country? {
    guard let code = try outlines.level(.close).territory(at: point) else { return nil }
    return try country(code)
  }
}
