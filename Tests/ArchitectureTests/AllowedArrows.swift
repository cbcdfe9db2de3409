/// The table of the design: what each target may import. A target or an arrow that is not here is an
/// error; to add an app, add its rows.
struct AllowedArrows {
  let rows: [String: Set<String>]

  /// Modules of the system, for every target.
  static let system: Set<String> = ["Dispatch", "Glibc", "Synchronization"]

  /// Targets that keep off Foundation: values and drawing need none of it.
  static let foundationFree: Set<String> = [
    "Almanac", "Letters", "Measures", "Chance", "Ephemeris", "Terminal", "EmojiData", "Toolkit",
    "AppRuntime",
  ]

  /// All that a target may import; nil for a target that the table does not know.
  func modules(for target: String) -> Set<String>? {
    guard let row = rows[target] else { return nil }
    let system = row.union(Self.system)
    return Self.foundationFree.contains(target) ? system : system.union(["Foundation"])
  }

  static let design = AllowedArrows(rows: [
    "Almanac": [],
    "Letters": [],
    "Measures": ["Almanac"],
    "Chance": [],
    "Interchange": ["Almanac"],
    "Ephemeris": ["Almanac"],
    "CWidth": [],
    "Terminal": ["CWidth"],
    "VirtualTerminal": ["Terminal"],
    "CPseudoTerminal": [],
    "PseudoTerminal": ["Terminal", "CPseudoTerminal"],
    "Scheduling": ["Almanac"],
    "EmojiData": ["Letters"],
    "Toolkit": ["EmojiData", "Terminal", "Almanac", "Letters"],
    "AppRuntime": ["Toolkit", "Terminal", "Scheduling"],
    "Inspection": ["Toolkit", "Terminal"],
    "FilePrompts": ["AppRuntime", "Toolkit", "Terminal", "Letters"],
    "CNcurses": [],
    "CSupervisor": [],
    "CursesHost": [
      "AppRuntime", "Toolkit", "Terminal", "Scheduling", "Inspection", "CNcurses", "CSupervisor",
    ],
    "ConfigurationFile": ["Toolkit", "Terminal", "TOMLKit"],
    "CPictureDecoder": [],
    "CChafaLibrary": [],
    "CChafa": ["CChafaLibrary"],
    "Pictures": ["Terminal", "CPictureDecoder", "CChafa"],
    "Persistence": ["Interchange", "GRDB", "GRDBSQLite", "Scheduling"],
    "Places": ["GRDB", "GRDBSQLite"],
    "placesbuilder": ["Places", "ProgramOptions", "GRDB"],
    "Maps": ["Places", "Toolkit", "Terminal"],
    "PlacePicking": ["Places", "AppRuntime", "Toolkit", "Terminal"],
    "Networking": [
      "Interchange", "Persistence", "Scheduling", "Chance", "GRDB", "AsyncHTTPClient", "NIOCore",
      "NIOHTTP1",
      "NIOPosix", "NIOSSL", "NIOHTTPCompression",
    ],
    "PetsDomain": [
      "Interchange", "Persistence", "Scheduling", "Measures", "Almanac", "Chance", "GRDB",
    ],
    "WeatherDomain": [
      "Interchange", "Places", "Networking", "Persistence", "Scheduling", "Almanac", "GRDB",
    ],
    "TrackersDomain": [
      "Interchange", "Persistence", "Scheduling", "Measures", "Almanac", "GRDB",
    ],
    "TravelDomain": [
      "Interchange", "Places", "Networking", "Persistence", "Scheduling", "Almanac", "GRDB",
    ],
    "CatinderDomain": ["Interchange", "Networking", "Scheduling"],
    "CatinderServer": [
      "CatinderDomain", "Interchange", "Networking", "Persistence", "Pictures", "Terminal",
      "Scheduling", "Chance", "GRDB", "NIOCore", "NIOPosix", "NIOHTTP1", "Crypto", "CryptoExtras",
    ],
    "WeatherScreens": [
      "WeatherDomain", "Networking", "Maps", "PlacePicking", "Places", "Ephemeris", "AppRuntime",
      "Toolkit", "Terminal", "Measures", "Almanac",
    ],
    "CatinderScreens": [
      "CatinderDomain", "Networking", "FilePrompts", "AppRuntime", "Toolkit", "Terminal",
      "Measures", "Scheduling", "Almanac",
    ],
    "TravelScreens": [
      "TravelDomain", "Interchange", "Networking", "FilePrompts", "Maps", "Places", "AppRuntime",
      "Toolkit", "Terminal",
    ],
    // No way to a network: nothing about habits is told to anybody (H-07).
    "TrackersScreens": [
      "TrackersDomain", "Interchange", "FilePrompts", "EmojiData", "AppRuntime", "Toolkit",
      "Terminal", "Measures", "Almanac",
    ],
    "PetsScreens": [
      "PetsDomain", "Interchange", "FilePrompts", "AppRuntime", "Toolkit", "Terminal", "Measures",
      "Almanac",
    ],
    "ProfileScreens": ["FilePrompts", "AppRuntime", "Toolkit", "Terminal", "Measures"],
    "Shell": [
      "WeatherScreens", "PetsScreens", "TrackersScreens", "TravelScreens", "CatinderScreens",
      "ProfileScreens", "FilePrompts", "CatinderDomain", "CatinderServer", "WeatherDomain",
      "PetsDomain", "TrackersDomain", "TravelDomain", "Interchange", "Networking", "Places",
      "Persistence", "AppRuntime", "Toolkit", "Terminal",
      "Scheduling", "Measures", "Almanac", "Chance",
    ],
    "CProcess": [],
    "ProgramOptions": ["Toolkit", "Terminal", "CProcess", "ArgumentParser"],
    "moggy": [
      "Shell", "ProgramOptions", "ProfileScreens", "Pictures", "CursesHost", "ConfigurationFile",
      "CatinderServer", "CatinderDomain", "PetsDomain", "TrackersDomain", "TrackersScreens",
      "Interchange", "FilePrompts",
      "WeatherScreens", "WeatherDomain", "TravelScreens", "TravelDomain", "Networking", "Ephemeris",
      "Persistence", "Places", "AppRuntime", "Toolkit", "Terminal", "Scheduling", "Inspection",
      "Measures", "Almanac", "ArgumentParser",
    ],
    "GalleryScreens": [
      "AppRuntime", "Maps", "Places", "Toolkit", "Terminal", "Scheduling", "Almanac",
    ],
    "gallery": [
      "GalleryScreens", "ProgramOptions", "Pictures", "AppRuntime", "CursesHost",
      "Toolkit", "Terminal", "Scheduling", "ArgumentParser",
    ],
    "JourneyKit": [
      "VirtualTerminal", "PseudoTerminal", "Inspection", "AppRuntime", "Toolkit", "Terminal",
      "Scheduling", "Chance", "XCTest",
    ],
    "JourneyScripts": ["JourneyKit", "PseudoTerminal", "Toolkit", "Terminal", "Yams"],
    "SnapshotReview": ["JourneyKit", "AppRuntime", "Toolkit", "Terminal", "Scheduling"],
    "journey": [
      "JourneyKit", "JourneyScripts", "SnapshotReview", "ProgramOptions", "CursesHost",
      "VirtualTerminal", "PseudoTerminal", "Toolkit", "Terminal", "Scheduling", "ArgumentParser",
    ],
  ])
}
