import WeatherDomain

/// Rows of a table of rises and sets that an observatory has published, copied by hand.
///
/// All are tables of the Astronomical Applications Department, US Naval Observatory, “Rise and Set
/// for the Sun (Moon) for YEAR” (aa.usno.navy.mil/data/RS_OneYear); `kept` names the public source
/// that has kept the page, for the observatory makes them on request only.
struct PublishedTable {
  enum Body { case sun, moon }

  let body: Body
  let place: String
  let kept: String
  /// Degrees and minutes as the table has them, south and west negative.
  let latitude, longitude: Double
  let zoneHours: Int
  /// A day and its events: `r0725` for a rise at 7:25 by the clock of the table, `s` for a set;
  /// `above` for “continuously above horizon”, `below` for the other. What is not there did not occur.
  /// Days whose midnight falls within the minute of an event are left out: rounded, it changes days.
  let rows: [String]
}

extension PublishedTable {
  private static let engine = "cosinekitty/astronomy, generate/riseset"
  private static let skyfield = "skyfielders/python-skyfield, design/moonrise_vs_usno.py"

  static let all = [
    PublishedTable(
      body: .sun, place: "San Francisco, Pacific Standard Time", kept: "M. Shields, package solar",
      latitude: 37 + 46 / 60.0, longitude: -(122 + 26 / 60.0), zoneHours: -8,
      rows: [
        "2012-01-01 r0725 s1701", "2012-03-20 r0612 s1822", "2012-06-20 r0448 s1935",
        "2012-09-22 r0558 s1806", "2012-11-04 r0639 s1707", "2012-12-21 r0722 s1655",
      ]),
    PublishedTable(
      body: .sun, place: "Toronto", kept: "ICU, AstroTest::TestSunriseTimes",
      latitude: 43 + 40 / 60.0, longitude: -(79 + 25 / 60.0), zoneHours: -4,
      rows: ["2001-04-01 r0659 s1945", "2001-04-16 r0633 s2003", "2001-04-30 r0611 s2019"]),
    PublishedTable(
      body: .sun, place: "Fredonia, Arizona", kept: skyfield,
      latitude: 36 + 57 / 60.0, longitude: -(112 + 31 / 60.0), zoneHours: -7,
      rows: [
        "2023-01-10 r0743 s1732", "2023-02-28 r0702 s1823", "2023-05-31 r0513 s1943",
        "2023-08-15 r0547 s1922", "2023-10-31 r0653 s1734",
      ]),
    PublishedTable(
      body: .moon, place: "Fredonia, Arizona", kept: skyfield,
      latitude: 36 + 57 / 60.0, longitude: -(112 + 31 / 60.0), zoneHours: -7,
      rows: [
        "2023-01-06 r1711 s0752", "2023-01-13 s1129", "2023-01-27 r1117", "2023-04-20 r0607 s2005",
        "2023-08-30 r1916 s0517", "2023-12-25 r1603 s0641",
      ]),
    PublishedTable(
      body: .moon, place: "Latitude 70", kept: skyfield,
      latitude: 70, longitude: 0, zoneHours: 0,
      rows: [
        "2023-01-01 r1047 s0408", "2023-01-03 above", "2023-01-17 below", "2023-02-19 r1128 s1205",
        "2023-06-14 r0006 s1851 r2319", "2023-07-07 r0025 s0720 r2349", "2023-10-01 r1625 s1026",
      ]),
    PublishedTable(
      body: .sun, place: "N29 W081", kept: engine,
      latitude: 29, longitude: -81, zoneHours: 0,
      rows: [
        "2019-03-20 r1128 s2335", "2019-04-30 r1044 s2359", "2019-08-21 r1056 s2358",
        "2019-11-01 r1136 s2238",
      ]),
    PublishedTable(
      body: .moon, place: "N29 W081", kept: engine,
      latitude: 29, longitude: -81, zoneHours: 0,
      rows: [
        "2019-01-07 r1327", "2019-01-21 r2340 s1239", "2019-01-22 s1332", "2019-06-17 s1038",
        "2019-10-13 r2313 s1103",
      ]),
    PublishedTable(
      body: .sun, place: "N60 E000", kept: engine,
      latitude: 60, longitude: 0, zoneHours: 0,
      rows: [
        "2019-01-15 r0848 s1531", "2019-03-20 r0603 s1814", "2019-06-21 r0236 s2128",
        "2019-10-27 r0708 s1618", "2019-12-21 r0902 s1454",
      ]),
    PublishedTable(
      body: .sun, place: "S60 W150", kept: engine,
      latitude: -60, longitude: -150, zoneHours: 0,
      rows: [
        "2019-01-01 r1243 s0724", "2019-03-31 r1627 s0343", "2019-06-21 r1906 s0058",
        "2019-09-23 r1545 s0359", "2019-12-31 r1241 s0724",
      ]),
    PublishedTable(
      body: .moon, place: "S45 E150", kept: engine,
      latitude: -45, longitude: 150, zoneHours: 0,
      rows: [
        "2050-01-01 r0312 s1355", "2050-01-13 r1148", "2050-02-10 r1018 s2320",
        "2050-06-15 r1803 s0327", "2050-08-01 r0457 s2001", "2050-12-31 r1120 s2220",
      ]),
    PublishedTable(
      body: .moon, place: "S61 E103", kept: engine,
      latitude: -61, longitude: 103, zoneHours: 0,
      rows: [
        "1944-01-06 r0959 s1809", "1944-02-29 r0528 s1420", "1944-06-19 r0001 s0730",
        "1944-07-05 r0727 s0058",
      ]),
    PublishedTable(
      body: .moon, place: "N75 W075", kept: "a rise and set program, beside its own output",
      latitude: 75, longitude: -75, zoneHours: -5,
      rows: [
        "2012-01-01 r0924 s0205", "2012-01-03 above", "2012-01-17 below", "2012-02-12 r0108 s0603",
        "2012-05-04 r2202 s0111 s2330", "2012-09-30 r1542 s0811", "2012-11-07 r2309 s1440",
      ]),
  ]
}
