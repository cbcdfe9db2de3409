// swift-tools-version:6.2
import PackageDescription

// Every target names what it imports, and nothing else. Swift lets a target import what its dependencies
// import, so `Tests/ArchitectureTests` reads the sources and holds them to this.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The packages that only the program needs. A package that depends on the kit alone says `traits: []`, and
// none of them is fetched.
let forProgram = TargetDependencyCondition.when(traits: ["Program"])

let grdb: Target.Dependency = .product(
  name: "GRDB", package: "GRDB.swift", condition: forProgram)
let sqlite: Target.Dependency = .product(
  name: "GRDBSQLite", package: "GRDB.swift", condition: forProgram)
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let toml: Target.Dependency = .product(name: "TOMLKit", package: "TOMLKit", condition: forProgram)
let logging: Target.Dependency = .product(
  name: "Logging", package: "swift-log", condition: forProgram)
let nioCore: Target.Dependency = .product(
  name: "NIOCore", package: "swift-nio", condition: forProgram)
let nioPosix: Target.Dependency = .product(
  name: "NIOPosix", package: "swift-nio", condition: forProgram)
let nioEmbedded: Target.Dependency = .product(
  name: "NIOEmbedded", package: "swift-nio", condition: forProgram)
let nioHTTP: Target.Dependency = .product(
  name: "NIOHTTP1", package: "swift-nio", condition: forProgram)

// Where tests spend their time: `make` has these optimised in debug builds, `swift build` has not.
let hot = [
  "Terminal", "VirtualTerminal", "PseudoTerminal", "Toolkit", "AppRuntime", "Maps", "Pictures",
  "Interchange", "JourneyKit", "CatinderServer",
]
let quick: SwiftSetting = .unsafeFlags(
  ["-O", "-wmo", "-num-threads", "2"], .when(configuration: .debug))

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], embedding files: [String] = []
) -> Target {
  let isQuick = Context.environment["MOGGY_HOT_OPTIMISED"] == "1" && hot.contains(name)
  return .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: settings + (isQuick ? [quick] : []))
}

func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil
) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude folders: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: folders,
    swiftSettings: settings)
}

func shim(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  linking libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path,
    cSettings: [.define("_GNU_SOURCE"), .treatAllWarnings(as: .error), .enableWarning("all")],
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

let package = Package(
  name: "Moggy",
  products: [
    .library(name: "VirtualTerminal", targets: ["VirtualTerminal", "Terminal"]),
    // With the modules whose values stand in its calls: keys and sizes, roles, how a program has ended.
    .library(
      name: "JourneyKit", targets: ["JourneyKit", "Terminal", "Semantics", "PseudoTerminal"]),
    // For programs of Moggy's own runtime, whose features run inside the test.
    .library(
      name: "JourneyKitInProcess", targets: ["JourneyKitInProcess", "AppRuntime", "Toolkit"]),
    .executable(name: "moggy", targets: ["moggy"]),
    .executable(name: "journey", targets: ["journey"]),
  ],
  traits: [
    .trait(name: "Program", description: "Moggy itself, and not the kit alone."),
    .default(enabledTraits: ["Program"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // What everybody has in common, without Foundation: days, units, languages, numbers by a seed.
    module("Core"),
    // Text and files from and to outside, which every domain reads and writes alike.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    module("Interchange", ["CZlib", "Core"]),

    // The terminal and what draws on it.
    // What Swift cannot ask of the kernel and the C library itself.
    shim("CPlatform"),
    module("Terminal", ["CPlatform", "Core"]),
    module("VirtualTerminal", ["Terminal"]),
    // The terminal for other languages: `make libmoggyterm` links a library out of it.
    shim("CMoggyTerm"),
    module("MoggyTerm", ["CMoggyTerm", "VirtualTerminal", "Terminal"]),
    module("PseudoTerminal", ["CPlatform", "Terminal"]),
    module("Scheduling", ["Core"]),
    // What a screen means, and how a program tells it whoever tests it.
    module("Semantics", ["Terminal"]),
    module("Toolkit", ["Semantics", "Terminal", "Core"], embedding: ["Emoji/Emoji.tsv"]),
    module("AppRuntime", ["Toolkit", "Semantics", "Scheduling", "Terminal", "Core"]),
    shim("CNcurses", linking: ["ncursesw", "tinfo"]),
    module(
      "CursesHost",
      [
        "CPlatform", "CNcurses", "AppRuntime", "Toolkit", "Semantics", "Scheduling", "Terminal",
        "Core",
        arguments,
      ]),

    // The question for a path of a file, for every screen that asks one.
    module(
      "FilePrompts",
      ["AppRuntime", "Toolkit", "Semantics", "Terminal", "Interchange", "Core"]),

    // Services.
    .systemLibrary(
      name: "CChafaLibrary", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),
    shim("CPictures", ["CChafaLibrary"], linking: ["spng", "turbojpeg"]),
    module("Pictures", ["CPictures", "Terminal", "Interchange"]),
    // Sums, keys and random bytes of libcrypto; HTTP by libcurl, which is loaded when it is needed.
    shim("COpenSSL", linking: ["crypto"]),
    module("Persistence", ["COpenSSL", "Scheduling", "Interchange", "Core", grdb, sqlite]),
    .target(
      name: "Places", dependencies: ["Interchange", "Core", grdb, sqlite], exclude: ["Tables"],
      swiftSettings: settings),
    // Makes the file of places out of the tables in Sources/Places/Tables.
    program("placesbuilder", ["CursesHost", "Places", grdb], path: "scripts/placesbuilder"),
    module("Maps", ["Places", "Toolkit", "Semantics", "Terminal", "Core"]),
    module("Networking", ["COpenSSL", "Persistence", "Scheduling", "Interchange", "Core", grdb]),

    module(
      "PetsDomain", ["Persistence", "Scheduling", "Interchange", "Core", grdb],
      embedding: ["Samples/PetSamples.tsv", "Words/Suggestions.tsv"]),
    module(
      "WeatherDomain",
      ["Networking", "Places", "Persistence", "Scheduling", "Interchange", "Core", grdb]),
    module(
      "WeatherScreens",
      [
        "WeatherDomain", "Networking", "Maps", "Places", "AppRuntime", "Toolkit", "Semantics",
        "Terminal", "Core",
      ]),
    module("TrackersDomain", ["Persistence", "Scheduling", "Interchange", "Core", grdb]),
    module(
      "TravelDomain",
      [
        "Pictures", "Networking", "Places", "Persistence", "Scheduling", "Interchange", "Core",
        grdb,
      ]),
    module("CatinderDomain", ["Networking", "Scheduling", "Interchange", "Core"]),
    // The server that Catinder talks to. PostgreSQL's libpq is loaded when it is needed.
    shim("CPostgres"),
    module(
      "CatinderServer",
      [
        "COpenSSL", "CPostgres", "CatinderDomain", "Networking", "Persistence", "Pictures",
        "Scheduling", "Terminal", "Interchange", "Core", grdb, sqlite, logging, nioCore, nioPosix,
        nioHTTP,
      ], embedding: ["Demo/DemoCats.json"]),
    module(
      "CatinderScreens",
      [
        "CatinderDomain", "Networking", "FilePrompts", "AppRuntime", "Toolkit", "Semantics",
        "Scheduling", "Terminal", "Interchange", "Core",
      ]),
    module(
      "TravelScreens",
      [
        "TravelDomain", "Networking", "Maps", "Places", "FilePrompts", "AppRuntime", "Toolkit",
        "Semantics", "Terminal", "Interchange", "Core",
      ]),
    module(
      "TrackersScreens",
      [
        "TrackersDomain", "FilePrompts", "AppRuntime", "Toolkit", "Semantics", "Terminal",
        "Interchange", "Core",
      ]),
    module(
      "PetsScreens",
      [
        "PetsDomain", "FilePrompts", "AppRuntime", "Toolkit", "Semantics", "Terminal",
        "Interchange", "Core",
      ]),
    module(
      "ProfileScreens", ["FilePrompts", "AppRuntime", "Toolkit", "Semantics", "Terminal", "Core"]),
    module(
      "Shell",
      [
        "ProfileScreens", "PetsScreens", "TrackersScreens", "TravelScreens", "CatinderScreens",
        "CatinderServer", "CatinderDomain", "TravelDomain", "TrackersDomain", "WeatherScreens",
        "WeatherDomain", "PetsDomain", "Networking", "Places", "Persistence", "FilePrompts",
        "AppRuntime", "Toolkit", "Semantics", "Scheduling", "Terminal", "Interchange", "Core",
      ]),
    program(
      "moggy",
      [
        "Shell", "ProfileScreens", "TrackersScreens", "TravelScreens",
        "CatinderServer", "CatinderDomain", "TravelDomain", "TrackersDomain", "WeatherScreens",
        "WeatherDomain", "PetsDomain", "Networking", "Places", "Persistence",
        "Pictures", "FilePrompts", "CursesHost", "AppRuntime", "Toolkit",
        "Scheduling", "Terminal", "Interchange", "Core", arguments, logging, toml,
      ]),

    // The example of the toolkit: every widget, to look at and to try.
    .target(
      name: "GalleryScreens",
      dependencies: [
        "Maps", "Places", "AppRuntime", "Toolkit", "Semantics", "Scheduling", "Terminal", "Core",
      ],
      path: "Examples/Gallery/GalleryScreens", resources: [.copy("Pictures")],
      swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScreens", "Pictures", "CursesHost", "AppRuntime", "Toolkit",
        "Scheduling", "Terminal", "Core", arguments,
      ],
      path: "Examples/Gallery/gallery", swiftSettings: settings),

    // The kit that tests it.
    module(
      "JourneyKit",
      [
        "CZlib", "Semantics", "Scheduling", "PseudoTerminal", "VirtualTerminal", "Terminal", "Core",
      ],
      embedding: [
        "body.html", "page.css", "start.js", "model.js", "screen.js", "panels.js", "difference.js",
        "keys.js",
      ].map { "Trace/Viewer/\($0)" }),
    // The driver that runs a feature inside the test.
    module(
      "JourneyKitInProcess",
      ["JourneyKit", "AppRuntime", "Toolkit", "Scheduling", "PseudoTerminal", "Terminal"]),
    // Journeys that are not written in Swift: YAML, and requests of other languages.
    .systemLibrary(
      name: "CYAMLLibrary", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    program(
      "journey",
      [
        "CYAMLLibrary", "JourneyKit", "CursesHost", "AppRuntime", "Toolkit",
        "Semantics", "Scheduling", "PseudoTerminal", "VirtualTerminal", "Terminal", "Core",
        arguments,
      ]),

    // Programs that are tested with it: one with all the habits that make tests of programs flaky.
    .executableTarget(
      name: "fixture-programs", dependencies: ["COpenSSL", "CPlatform"],
      path: "Tests/FixturePrograms",
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

    // The example of the article "Add a tab".
    .target(
      name: "NotesTab",
      dependencies: [
        "Persistence", "AppRuntime", "Toolkit", "Semantics", "Terminal", "Core", grdb,
      ], path: "Examples/NotesTab/Sources", swiftSettings: settings),
    .testTarget(
      name: "NotesTabTests",
      dependencies: [
        "NotesTab", "Shell", "ProfileScreens", "JourneyKitInProcess", "JourneyKit", "Persistence",
        "AppRuntime", "Toolkit", "Semantics", "Scheduling", "Terminal", "Core",
      ], path: "Examples/NotesTab/Tests", swiftSettings: settings),

    // Tests, and the figures of `make bench`.
    .target(
      name: "HostileNumbers", dependencies: ["Persistence", "Core", grdb],
      path: "Tests/HostileNumbers", swiftSettings: settings),
    tests("Core", []),
    tests("Semantics", ["Toolkit", "Terminal"]),
    tests("Interchange", ["Core"]),
    tests("Terminal", ["Core"]),
    tests("VirtualTerminal", ["TerminalFuzzing", "Terminal", "Core"]),
    .target(
      name: "TerminalFuzzing", dependencies: ["VirtualTerminal", "Terminal", "Core"],
      path: "Tests/TerminalFuzzing", swiftSettings: settings),
    .testTarget(
      name: "TerminalFuzzingTests", dependencies: ["TerminalFuzzing"], exclude: ["Corpus"],
      swiftSettings: settings),
    tests("MoggyTerm", ["CMoggyTerm"]),
    tests("PseudoTerminal", ["fixture-programs", "Terminal"]),
    tests("Scheduling", ["Core"]),
    tests("Toolkit", ["Semantics", "Terminal", "Core"]),
    tests("AppRuntime", ["Toolkit", "Semantics", "Scheduling", "Terminal"]),
    tests(
      "WeatherScreens",
      [
        "WeatherDomain", "Networking", "Places", "AppRuntime", "Toolkit", "Semantics", "Scheduling",
        "Terminal", "Core",
      ]),
    tests("FilePrompts", ["AppRuntime"]),
    tests(
      "CursesHost",
      [
        "fixture-programs", "JourneyKit", "CPlatform", "Toolkit", "Semantics", "PseudoTerminal",
        "VirtualTerminal", "Terminal", "Core",
      ]),
    tests("Pictures", ["CPictures", "Terminal", "Interchange"]),
    // A disk that fails, shortens and forgets, below SQLite and below the program's own file calls.
    shim("CFaultVFS", path: "Tests/CFaultVFS", linking: ["sqlite3"]),
    .target(
      name: "Faults", dependencies: ["CFaultVFS", "Interchange", "Core"], path: "Tests/Faults",
      swiftSettings: settings),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "Faults", "Shell", "CatinderServer", "CatinderDomain", "TravelDomain", "TrackersDomain",
        "PetsDomain", "Networking", "Places", "Persistence", "Scheduling",
        "Interchange", "Core", grdb,
      ],
      swiftSettings: settings),
    tests(
      "Persistence", ["fixture-programs", "Faults", "Scheduling", "Interchange", "Core", grdb]),
    tests("Places", ["placesbuilder", "Core", grdb]),
    tests(
      "Maps", ["placesbuilder", "Places", "Toolkit", "Semantics", "Terminal", "Core"],
      exclude: ["Views"]),
    // A server that answers with exactly the bytes and faults that a test asks for.
    shim("CFaultyServer", path: "Tests/CFaultyServer", linking: ["ssl", "crypto"]),
    .target(
      name: "FaultyServer", dependencies: ["CFaultyServer"], path: "Tests/FaultyServer",
      swiftSettings: settings),
    tests("FaultyServer", ["CFaultyServer"]),
    tests("Networking", ["FaultyServer", "Persistence", "Scheduling", "Interchange"]),
    tests(
      "PetsDomain",
      ["HostileNumbers", "Persistence", "Scheduling", "Interchange", "Core", grdb]),
    .testTarget(
      name: "WeatherDomainTests",
      dependencies: [
        "HostileNumbers", "WeatherDomain", "Networking", "Places", "Persistence", "Scheduling",
        "Interchange", "Core", grdb,
      ],
      resources: [.copy("Answers")], swiftSettings: settings),
    .testTarget(
      name: "TravelDomainTests",
      dependencies: [
        "HostileNumbers", "TravelDomain", "Pictures", "Networking", "placesbuilder", "Places",
        "Persistence", "Scheduling", "Interchange", "Core", grdb,
      ],
      resources: [.copy("Answers"), .copy("Schemas")], swiftSettings: settings),
    tests("CatinderDomain", ["HostileNumbers", "Networking", "Core"]),
    tests(
      "CatinderScreens",
      ["AppRuntime", "CatinderDomain", "FilePrompts", "Toolkit", "Semantics", "Core"]),
    // A PostgreSQL of the tests' own.
    .target(name: "TestPostgres", path: "Tests/TestPostgres", swiftSettings: settings),
    tests(
      "CatinderServer",
      [
        "FaultyServer", "TestPostgres", "moggy", "CatinderDomain", "Networking", "Persistence",
        "Pictures", "Scheduling", "Interchange", "Core", grdb, logging, nioCore, nioHTTP,
        nioEmbedded,
      ]),
    tests(
      "TrackersDomain",
      ["HostileNumbers", "Persistence", "Scheduling", "Interchange", "Core", grdb]),
    tests(
      "JourneyKit",
      [
        "CZlib", "fixture-programs", "journey", "JourneyKitInProcess", "AppRuntime", "Toolkit",
        "Semantics",
        "Scheduling", "PseudoTerminal", "VirtualTerminal", "Terminal", "Core",
      ]),
    .testTarget(
      name: "SnapshotReviewTests",
      dependencies: [
        "journey", "JourneyKitInProcess", "JourneyKit", "AppRuntime", "Toolkit", "Semantics",
        "Scheduling", "Terminal", "Core",
      ], swiftSettings: settings),
    .testTarget(
      name: "JourneyScriptsTests",
      dependencies: [
        "journey", "JourneyKit", "PseudoTerminal", "VirtualTerminal", "Terminal", "Core",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MoggyCommandTests",
      dependencies: [
        "moggy", "Shell", "PetsDomain", "placesbuilder", "Persistence", "Pictures", "CursesHost",
        "Scheduling", "Interchange", "HostileNumbers", "Toolkit", "Terminal", "Core", grdb,
        arguments,
      ],
      swiftSettings: settings),
    // The manual pages and completions of both programs, and their version.
    .testTarget(
      name: "ProgramHelpTests", dependencies: ["moggy", "journey"], swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "UITests",
      dependencies: [
        "FaultyServer", "TestPostgres", "Faults", "JourneyKitInProcess", "JourneyKit", "gallery",
        "GalleryScreens",
        "moggy", "Shell", "ProfileScreens", "PetsScreens", "TrackersScreens", "TravelScreens",
        "CatinderScreens", "CatinderServer", "CatinderDomain", "TravelDomain", "TrackersDomain",
        "WeatherScreens", "WeatherDomain", "PetsDomain", "Networking", "Maps", "placesbuilder",
        "Places", "Persistence", "Pictures", "FilePrompts", "AppRuntime", "Toolkit", "Semantics",
        "Scheduling", "PseudoTerminal", "VirtualTerminal", "Terminal", "Interchange", "Core", grdb,
      ],
      path: "UITests", swiftSettings: settings),
    .executableTarget(
      name: "bench",
      dependencies: [
        "FaultyServer", "fixture-programs", "JourneyKitInProcess", "JourneyKit", "GalleryScreens",
        "Shell", "ProfileScreens", "CatinderServer", "CatinderDomain", "TravelDomain",
        "TrackersDomain", "WeatherDomain", "PetsDomain", "Networking", "Maps", "placesbuilder",
        "Places", "Persistence", "Pictures", "AppRuntime", "Toolkit", "Semantics", "Scheduling",
        "PseudoTerminal", "VirtualTerminal", "Terminal", "Core",
      ],
      path: "Benchmarks", exclude: ["JourneyPeers", "Peers", "Recordings"],
      swiftSettings: settings),
  ]
)
