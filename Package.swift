// swift-tools-version:6.2
import PackageDescription

// The arrows of the design: every target names what it may import and nothing else. Swift lets a
// target import what its dependencies import, so `Tests/ArchitectureTests` reads the sources and
// holds them to this same table.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let toml: Target.Dependency = .product(name: "TOMLKit", package: "TOMLKit")
let asyncHTTP: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded: Target.Dependency = .product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let nioCompression: Target.Dependency = .product(
  name: "NIOHTTPCompression", package: "swift-nio-extras")

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings)
}

func shim(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    cSettings: [.define("_GNU_SOURCE"), .treatAllWarnings(as: .error), .enableWarning("all")],
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

let package = Package(
  name: "Moggy",
  products: [
    .library(name: "VirtualTerminal", targets: ["VirtualTerminal"]),
    // With the modules whose values stand in its calls: keys and sizes, roles, how a program has ended.
    .library(
      name: "JourneyKit", targets: ["JourneyKit", "Terminal", "Toolkit", "PseudoTerminal"]),
    .executable(name: "moggy", targets: ["moggy"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "journey", targets: ["journey"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    // Days and months; how letters are compared; numbers by chance that can be had again.
    module("Almanac"),
    module("Letters"),
    // The units that weights, weeks and times are shown in.
    module("Measures", ["Almanac"]),
    module("Chance"),
    // Text and files from and to outside, which every domain reads and writes alike.
    module("Interchange", ["Almanac"]),
    // Sun and Moon over a place, computed.
    module("Ephemeris", ["Almanac"]),

    // The terminal and what draws on it.
    shim("CWidth"),
    module("Terminal", ["CWidth"]),
    module("VirtualTerminal", ["Terminal"]),
    shim("CPseudoTerminal"),
    module("PseudoTerminal", ["Terminal", "CPseudoTerminal"]),
    module("Scheduling", ["Almanac"]),
    module("EmojiData", ["Letters"]),
    module("Toolkit", ["EmojiData", "Terminal", "Almanac", "Letters"]),
    module("AppRuntime", ["Toolkit", "Terminal", "Scheduling"]),
    module("Inspection", ["Toolkit", "Terminal"]),
    shim("CNcurses", linking: ["ncursesw", "tinfo"]),
    shim("CSupervisor"),
    module(
      "CursesHost",
      [
        "AppRuntime", "Toolkit", "Terminal", "Scheduling", "Inspection", "CNcurses", "CSupervisor",
      ]),

    // The question for a path of a file, for every screen that asks one.
    module("FilePrompts", ["AppRuntime", "Toolkit", "Terminal", "Letters"]),

    // Services.
    module("ConfigurationFile", ["Toolkit", "Terminal", toml]),
    shim("CPictureDecoder", linking: ["spng", "turbojpeg"]),
    .systemLibrary(
      name: "CChafaLibrary", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),
    shim("CChafa", ["CChafaLibrary"]),
    module("Pictures", ["Terminal", "CPictureDecoder", "CChafa"]),
    module("Persistence", ["Interchange", "Scheduling", grdb, sqlite]),
    .target(
      name: "Places", dependencies: [grdb, sqlite], exclude: ["Tables"], swiftSettings: settings),
    // Makes the file of places out of the tables in Sources/Places/Tables.
    program("placesbuilder", ["Places", "ProgramOptions", grdb]),
    // The map of the world as a widget.
    module("Maps", ["Places", "Toolkit", "Terminal"]),
    // The search for a place, as a part of other screens.
    module("PlacePicking", ["Places", "AppRuntime", "Toolkit", "Terminal"]),
    module(
      "Networking",
      [
        "Interchange", "Persistence", "Scheduling", "Chance", grdb, asyncHTTP, nioCore, nioPosix,
        nioHTTP, nioSSL,
        nioCompression,
      ]),

    // The apps.
    module(
      "PetsDomain",
      ["Interchange", "Persistence", "Scheduling", "Measures", "Almanac", "Chance", grdb]),
    module(
      "WeatherDomain",
      ["Interchange", "Places", "Networking", "Persistence", "Scheduling", "Almanac", grdb]),
    module(
      "WeatherScreens",
      [
        "WeatherDomain", "Networking", "Maps", "PlacePicking", "Places", "Ephemeris", "AppRuntime",
        "Toolkit", "Terminal", "Measures", "Almanac",
      ]),
    module(
      "TrackersDomain", ["Interchange", "Persistence", "Scheduling", "Measures", "Almanac", grdb]),
    module(
      "TravelDomain",
      ["Interchange", "Places", "Networking", "Persistence", "Scheduling", "Almanac", grdb]),
    module("CatinderDomain", ["Interchange", "Networking", "Scheduling"]),
    // The server that Catinder talks to.
    module(
      "CatinderServer",
      [
        "CatinderDomain", "Interchange", "Networking", "Persistence", "Pictures", "Terminal",
        "Scheduling", "Chance", grdb, nioCore, nioPosix, nioHTTP, crypto, cryptoExtras,
      ]),
    module(
      "CatinderScreens",
      [
        "CatinderDomain", "Networking", "FilePrompts", "AppRuntime", "Toolkit", "Terminal",
        "Measures", "Scheduling", "Almanac",
      ]),
    module(
      "TravelScreens",
      [
        "TravelDomain", "Interchange", "Networking", "FilePrompts", "Maps", "Places", "AppRuntime",
        "Toolkit", "Terminal",
      ]),
    module(
      "TrackersScreens",
      [
        "TrackersDomain", "Interchange", "FilePrompts", "EmojiData", "AppRuntime", "Toolkit",
        "Terminal", "Measures", "Almanac",
      ]),
    module(
      "PetsScreens",
      [
        "PetsDomain", "Interchange", "FilePrompts", "AppRuntime", "Toolkit", "Terminal",
        "Measures", "Almanac",
      ]),
    module("ProfileScreens", ["FilePrompts", "AppRuntime", "Toolkit", "Terminal", "Measures"]),
    module(
      "Shell",
      [
        "WeatherScreens", "PetsScreens", "TrackersScreens", "TravelScreens", "CatinderScreens",
        "ProfileScreens", "FilePrompts", "CatinderDomain", "CatinderServer", "WeatherDomain",
        "PetsDomain", "TrackersDomain", "TravelDomain", "Interchange", "Networking", "Places",
        "Persistence", "AppRuntime", "Measures", "Toolkit",
        "Terminal", "Scheduling", "Almanac", "Chance",
      ]),
    // What every program begins and ends with: its ground, its output, its options.
    shim("CProcess"),
    module("ProgramOptions", ["Toolkit", "Terminal", "CProcess", arguments]),
    program(
      "moggy",
      [
        "Shell", "ProgramOptions", "ProfileScreens", "CursesHost", "ConfigurationFile",
        "CatinderServer", "CatinderDomain", "PetsDomain", "TrackersDomain", "TrackersScreens",
        "Interchange", "FilePrompts",
        "WeatherScreens", "WeatherDomain", "TravelScreens", "TravelDomain", "Networking",
        "Ephemeris", "Persistence", "Places", "Pictures", "AppRuntime", "Toolkit", "Terminal",
        "Scheduling", "Inspection", "Measures", "Almanac", arguments,
      ]),

    // Every widget, to look at and to try.
    .target(
      name: "GalleryScreens",
      dependencies: [
        "AppRuntime", "Maps", "Places", "Toolkit", "Terminal", "Scheduling", "Almanac",
      ],
      resources: [.copy("Pictures")], swiftSettings: settings),
    program(
      "gallery",
      [
        "GalleryScreens", "ProgramOptions", "CursesHost", "Pictures", "AppRuntime", "Toolkit",
        "Terminal", "Scheduling", arguments,
      ]),

    // The kit that tests it.
    module(
      "JourneyKit",
      [
        "VirtualTerminal", "PseudoTerminal", "Inspection", "AppRuntime", "Toolkit", "Terminal",
        "Scheduling", "Chance",
      ]),
    module(
      "SnapshotReview", ["JourneyKit", "AppRuntime", "Toolkit", "Terminal", "Scheduling"]),
    // Journeys that are not written in Swift: YAML, and requests of other languages.
    module("JourneyScripts", ["JourneyKit", "PseudoTerminal", "Toolkit", "Terminal", yams]),
    .executableTarget(
      name: "journey",
      dependencies: [
        "JourneyKit", "JourneyScripts", "SnapshotReview", "ProgramOptions", "CursesHost",
        "VirtualTerminal", "PseudoTerminal", "Toolkit", "Terminal", "Scheduling", arguments,
      ],
      resources: [.copy("SelfTest/Programs")], swiftSettings: settings),

    // Programs that are tested with it: one with all the habits that make tests of programs flaky.
    .executableTarget(
      name: "fixture-programs", path: "Tests/FixturePrograms",
      cSettings: [.define("_GNU_SOURCE"), .treatAllWarnings(as: .error), .enableWarning("all")],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),

    // The example of the article "Test your own program in five minutes", as its reader has it.
    .executableTarget(
      name: "shopping", path: "Examples/FiveMinutes/Sources/shopping",
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all")],
      linkerSettings: [.linkedLibrary("ncursesw")]),
    .testTarget(
      name: "ShoppingTests", dependencies: ["shopping", "JourneyKit"],
      path: "Examples/FiveMinutes/Tests/ShoppingTests",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),

    // Tests, and the figures of `make bench`.
    .target(
      name: "HostileNumbers", dependencies: ["Persistence", "Chance", grdb],
      path: "Tests/HostileNumbers",
      swiftSettings: settings),
    tests("Almanac", []),
    tests("Letters", []),
    tests("Measures", []),
    tests("Chance", []),
    tests("ProgramOptions", []),
    tests("Interchange", ["Almanac"]),
    tests("Ephemeris", ["Almanac"]),
    tests("Terminal", ["Chance"]),
    tests("VirtualTerminal", ["TerminalFuzzing", "Terminal", "Chance"]),
    .target(
      name: "TerminalFuzzing", dependencies: ["VirtualTerminal", "Terminal", "Chance"],
      path: "Tests/TerminalFuzzing", swiftSettings: settings),
    .testTarget(
      name: "TerminalFuzzingTests", dependencies: ["TerminalFuzzing"], exclude: ["Corpus"],
      swiftSettings: settings),
    tests("PseudoTerminal", ["Terminal", "fixture-programs"]),
    tests("Scheduling", ["Almanac"]),
    tests("EmojiData", []),
    tests("Toolkit", ["EmojiData", "Terminal", "Almanac", "Letters", "Chance"]),
    tests("AppRuntime", ["Toolkit", "Terminal", "Scheduling"]),
    tests("Inspection", ["Toolkit", "Terminal"]),
    tests("FilePrompts", ["AppRuntime"]),
    tests(
      "CursesHost",
      [
        "Terminal", "CSupervisor", "PseudoTerminal", "VirtualTerminal", "JourneyKit", "Toolkit",
        "Chance",
      ]),
    tests("ConfigurationFile", ["Toolkit", "Terminal", "Chance", "HostileNumbers"]),
    tests("Pictures", ["Terminal", "CPictureDecoder"]),
    // A disk that fails, shortens and forgets, below SQLite and below the program's own file calls.
    .target(
      name: "CFaultVFS", path: "Tests/CFaultVFS",
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all")],
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "Faults", dependencies: ["CFaultVFS", "Interchange", "Chance"], path: "Tests/Faults",
      swiftSettings: settings),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "Faults", "Shell", "PetsDomain", "TrackersDomain", "TravelDomain", "CatinderServer",
        "CatinderDomain", "Interchange", "Persistence", "Places", "Networking", "Scheduling",
        "Almanac", "Chance", "Measures", grdb,
      ],
      swiftSettings: settings),
    tests("Persistence", ["Faults", "Interchange", "Scheduling", "Chance", grdb]),
    tests("Places", ["placesbuilder"]),
    tests("Maps", ["Places", "placesbuilder", "Toolkit", "Terminal", "Chance"]),
    tests(
      "PlacePicking",
      ["Places", "placesbuilder", "AppRuntime", "Toolkit", "Terminal", "Scheduling"]),
    // A server that answers with exactly the bytes and faults that a test asks for.
    .target(
      name: "FaultyServer", dependencies: [nioCore, nioPosix, nioSSL], path: "Tests/FaultyServer",
      swiftSettings: settings),
    tests(
      "Networking",
      ["FaultyServer", "Interchange", "Persistence", "Scheduling", "Chance", grdb]),
    tests(
      "PetsDomain",
      [
        "HostileNumbers", "Interchange", "Persistence", "Scheduling", "Measures", "Almanac", grdb,
      ]),
    .testTarget(
      name: "WeatherDomainTests",
      dependencies: [
        "WeatherDomain", "HostileNumbers", "Interchange", "Places", "Networking", "Persistence",
        "Scheduling", "Almanac",
      ],
      resources: [.copy("Answers")], swiftSettings: settings),
    .testTarget(
      name: "TravelDomainTests",
      dependencies: [
        "TravelDomain", "HostileNumbers", "Interchange", "placesbuilder", "Places", "Networking",
        "Persistence",
        "Scheduling", "Almanac", "Chance", grdb,
      ],
      resources: [.copy("Answers")], swiftSettings: settings),
    tests("CatinderDomain", ["HostileNumbers", "Networking", "Scheduling", "Chance"]),
    tests(
      "CatinderScreens", ["CatinderDomain", "FilePrompts", "Networking", "Terminal", "Toolkit"]),
    tests(
      "CatinderServer",
      [
        "moggy", "CatinderDomain", "Interchange", "Networking", "Persistence", "Scheduling",
        "Chance", "Pictures", "Terminal", grdb, nioCore, nioPosix, nioHTTP, nioEmbedded,
      ]),
    tests(
      "TrackersDomain",
      [
        "HostileNumbers", "Interchange", "Persistence", "Scheduling", "Measures", "Almanac",
        "Chance", grdb,
      ]),
    tests(
      "JourneyKit",
      [
        "Inspection", "PseudoTerminal", "VirtualTerminal", "Toolkit", "Terminal", "Chance",
        "journey", "fixture-programs", "Scheduling",
      ]),
    tests(
      "SnapshotReview",
      ["journey", "JourneyKit", "AppRuntime", "Toolkit", "Terminal", "Scheduling"]),
    tests(
      "JourneyScripts",
      ["JourneyKit", "PseudoTerminal", "VirtualTerminal", "Toolkit", "Terminal", "journey"]),
    .testTarget(
      name: "MoggyCommandTests",
      dependencies: [
        "moggy", "placesbuilder", "Shell", "CursesHost", "PetsDomain", "Pictures", "Interchange",
        "Persistence", "Scheduling", grdb, arguments,
      ],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "UITests",
      dependencies: [
        "moggy", "gallery", "GalleryScreens", "JourneyKit", "Shell", "PetsScreens",
        "ProfileScreens", "PetsDomain", "Interchange", "FilePrompts", "WeatherScreens",
        "WeatherDomain", "TrackersScreens", "TrackersDomain", "TravelScreens", "TravelDomain",
        "CatinderScreens", "CatinderDomain", "CatinderServer", "Maps", "Networking", "Places",
        "PlacePicking", "placesbuilder", "FaultyServer", "Faults", "Persistence",
        "Pictures", "AppRuntime", "Toolkit", "Terminal", "Scheduling", "Almanac", "Inspection",
        "PseudoTerminal", "VirtualTerminal", "Chance", "Measures", grdb,
      ],
      path: "UITests", swiftSettings: settings),
    .executableTarget(
      name: "bench",
      dependencies: [
        "JourneyKit", "Shell", "CatinderServer", "CatinderDomain", "Networking", "ProfileScreens",
        "PetsDomain", "Persistence", "Maps", "Places", "placesbuilder", "TravelDomain",
        "TrackersDomain", "AppRuntime", "Pictures", "GalleryScreens",
        "Toolkit",
        "Terminal", "Scheduling", "PseudoTerminal", "fixture-programs", "Ephemeris", "Almanac",
        "Inspection", "FaultyServer",
      ],
      path: "Benchmarks", exclude: ["Peers", "Recordings"], swiftSettings: settings),
  ]
)
