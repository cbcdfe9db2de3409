import Core
import Foundation
import Places

/// How long a search for a place and the nearest place take, with the cities of 15,000 people and
/// with all of 1,000.
@MainActor
struct PlacesBenchmarks {
  let folder: BenchFolder

  private struct BuilderFailed: Error {}

  func run() throws {
    for (title, options) in [("34,000 places", []), ("170,000 places", ["--all"])] {
      let file = folder.url.appending(path: "places\(options.count).sqlite")
      Report.title("Places: \(title)")
      let start = ContinuousClock.now
      try build(file, options)
      Report.note(
        "making the file", "\(Report.number((ContinuousClock.now - start) / .seconds(1))) s")
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      Report.note("its size", "\(size / 1024) KiB")
      try opening(file)
      try searches(Gazetteer(at: file))
      try nearest(Gazetteer(at: file))
      try outlines(file)
    }
  }

  /// A file of the bigger places.
  func file() throws -> URL {
    let file = folder.url.appending(path: "places-map.sqlite")
    try build(file, [])
    return file
  }

  private func build(_ file: URL, _ options: [String]) throws {
    let tables = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Places/Tables")
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "placesbuilder")
    process.arguments = [tables, file].map { $0.path(percentEncoded: false) } + options
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BuilderFailed() }
  }

  private func opening(_ file: URL) throws {
    var gazetteers: [Gazetteer] = []
    let open = try Samples.measureCalls(40) { gazetteers.append(try Gazetteer(at: file)) }
    Report.line("opening the file", open, aim: 1)
    var first = Samples()
    for gazetteer in gazetteers {
      let start = ContinuousClock.now
      _ = try gazetteer.search("Budapest", language: .english)
      first.add(ContinuousClock.now - start)
    }
    Report.line("the first search", first, aim: 5)
  }

  // MARK: Searches

  private func searches(_ gazetteer: Gazetteer) throws {
    var random = BenchNumbers(7)
    let cities = try gazetteer.biggest(in: .world, limit: 1_000)
    let kinds: [(String, (City) -> String)] = [
      ("names, English and Russian", { random.pick([$0.names.english, $0.names.russian]) }),
      ("beginnings of one to five letters", { String($0.name.prefix(random.next(1...5))) }),
      (
        "names with one or two slips",
        { slipped($0.names[random.pick([.english, .russian])], &random) }
      ),
      ("with region or country", { "\($0.names.english), \($0.origin(.english))" }),
      ("with the region, no comma", { "\($0.names.russian) \($0.origin(.russian))" }),
    ]
    for (what, text) in kinds {
      let texts = cities.map(text)
      var next = 0
      let samples = try Samples.measureCalls(1_000, warmUp: 5) {
        _ = try gazetteer.search(texts[next % texts.count], language: .english)
        next += 1
      }
      Report.line("1,000 \(what)", samples, aim: 5)
    }
  }

  /// Letters swapped, left out, doubled or taken for another.
  private func slipped(_ name: String, _ random: inout BenchNumbers) -> String {
    var letters = Array(name)
    for _ in 0..<random.next(1...2) where letters.count > 3 {
      let place = random.next(1...letters.count - 2)
      switch random.next(0...3) {
      case 0: letters.swapAt(place, place + 1)
      case 1: letters.remove(at: place)
      case 2: letters.insert(letters[place], at: place)
      default: letters[place] = random.pick(["a", "e", "о", "т"])
      }
    }
    return String(letters)
  }

  // MARK: Points

  private func nearest(_ gazetteer: Gazetteer) throws {
    var random = BenchNumbers(3)
    func degrees(_ limit: Int) -> Double {
      Double(random.next(-limit * 1000...limit * 1000)) / 1000
    }
    let samples = try Samples.measureCalls(1_000, warmUp: 5) {
      let point = Coordinates(latitude: degrees(90), longitude: degrees(180))
      _ = try gazetteer.nearest(to: point)
    }
    Report.line("1,000 nearest to a point anywhere", samples, aim: 1)
    let countries = try Samples.measureCalls(1_000, warmUp: 5) {
      let point = Coordinates(latitude: degrees(90), longitude: degrees(180))
      _ = try gazetteer.country(at: point)
    }
    Report.line("1,000 countries of a point", countries, aim: 1)
  }

  private func outlines(_ file: URL) throws {
    for detail in WorldOutlines.Detail.allCases {
      let samples = try Samples.measureCalls(20) {
        _ = try Gazetteer(at: file).outlines.level(detail)
      }
      Report.line("opening, and outlines: \(detail.rawValue)", samples, aim: 5)
    }
  }
}
