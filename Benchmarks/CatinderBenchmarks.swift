import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling

/// What the server of Catinder does in a second, over real sockets and on disk, with 100,000 profiles.
@MainActor
struct CatinderBenchmarks {
  private static let profiles = 100_000
  private static let likes = 640

  let folder: BenchFolder

  func run() async throws {
    Report.title("Catinder: a server with 100,000 profiles")
    Report.note("memory before", MemoryFigure.resident())
    let server = try await CatinderServer(
      .init(folder: folder.url.appending(path: "catinder")), clock: LiveClock(),
      activity: Activity(), seed: 1, limits: .unlimited)
    try await server.addSamples(Self.profiles)
    let port = try await server.listen(port: 0)
    let guests = try await self.guests(64, port)
    let deck = try await Samples.measure(60) { _ = try await guests[0].profiles() }
    Report.line("a deck of 100 cards", deck, aim: 50)
    for crowd in [guests.prefix(1), guests.prefix(8), guests[...]] {
      try await like(by: Array(crowd))
    }
    try await converse(guests[0], guests[1])
    try await load(guests[0], guests[1], port)
    Report.note("memory with 100,000 profiles", MemoryFigure.resident())
    await port.close()
    try await crowd()
  }

  /// As many answers as two processors give, beside one that is always the same.
  private func load(
    _ one: HTTPCatinderService, _ other: HTTPCatinderService, _ port: ServerPort
  ) async throws {
    guard let session = one.session, let you = other.session?.uid else { return }
    for number in 0..<CatinderLimits.messages {
      guard let message = OutgoingMessage("Message \(number) of a long chat.", id: UUID())
      else { continue }
      _ = try await one.send(message, to: you)
    }
    let address = "http://127.0.0.1:\(port.number)"
    let fields = ["Authorization: Bearer \(session.token.reveal())"]
    try WebLoad(url: address + CatinderPath.health).report("the same answer")
    try WebLoad(url: address + CatinderPath.profiles, fields: fields).report("a deck of 100 cards")
    try WebLoad(url: "\(address)\(CatinderPath.messages)/\(you)", fields: fields)
      .report("\(CatinderLimits.messages) messages")
  }

  /// One who asks while thousands keep the server waiting, with the limits that it has for strangers.
  private func crowd() async throws {
    let server = try await CatinderServer(
      .init(folder: folder.url.appending(path: "crowded")), clock: LiveClock(),
      activity: Activity(), seed: 1)
    let port = try await server.listen(port: 0)
    let guest = try await guests(1, port)[0]
    let alone = try await Samples.measure(100) { _ = try await guest.ownProfile() }
    let before = MemoryFigure.resident()
    let size = SlowCrowd.most
    let slow = Task.detached { [number = port.number] in
      var crowd = SlowCrowd(size, port: number)
      while !Task.isCancelled { crowd.nag() }
      return crowd.opened
    }
    while port.connections < server.limits.connections { await Task.yield() }
    let samples = try await Samples.measure(100) { _ = try await guest.ownProfile() }
    Report.line("a profile, asked for alone", alone, aim: 20)
    Report.line("a profile, among \(size) slow clients", samples, aim: 100)
    Report.note("connections that are kept of theirs", "\(port.connections)")
    Report.note("memory before them", before)
    Report.note("memory with them", MemoryFigure.resident())
    slow.cancel()
    Report.note("connections that they opened", "\(await slow.value)")
    await port.close()
  }

  private func guests(_ count: Int, _ port: ServerPort) async throws -> [HTTPCatinderService] {
    var limits = TransportLimits()
    limits.connectionsPerHost = count
    let http = try LiveHTTPClient(userAgent: "bench", clock: LiveClock(), limits: limits)
    var guests: [HTTPCatinderService] = []
    for number in 0..<count {
      let guest = HTTPCatinderService(
        try CatinderAddress("http://127.0.0.1:\(port.number)"), http: http, streaming: http,
        clock: LiveClock(), activity: Activity())
      guard let credentials = Credentials(user: "guest \(number) of \(count)", password: "password")
      else {
        continue
      }
      _ = try await guest.register(credentials, ProfileDraft(name: "Guest"))
      guests.append(guest)
    }
    return guests
  }

  /// Each likes cards of its own deck, one after another.
  private func like(by guests: [HTTPCatinderService]) async throws {
    let start = ContinuousClock.now
    let each = Self.likes / guests.count
    try await withThrowingTaskGroup(of: Void.self) { group in
      for guest in guests {
        group.addTask {
          var left: [Profile] = []
          for _ in 0..<each {
            if left.isEmpty { left = try await guest.profiles() }
            _ = try await guest.decide(.like, on: left.removeFirst().uid)
          }
        }
      }
      try await group.waitForAll()
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Double(each * guests.count) / seconds
    Report.note("likes in a second, \(guests.count) at once", Report.number(rate))
  }

  /// From sending a message to its arrival with the other one.
  private func converse(_ one: HTTPCatinderService, _ other: HTTPCatinderService) async throws {
    guard let me = one.session?.uid, let you = other.session?.uid else { return }
    _ = try await one.decide(.like, on: you)
    _ = try await other.decide(.like, on: me)
    let (stream, continuation) = AsyncStream<CatinderNews>.makeStream()
    let watch = other.watch { continuation.yield($0) }
    var news = stream.makeAsyncIterator()
    _ = await news.next()
    var times: [Double] = []
    for number in 0..<60 {
      guard let message = OutgoingMessage("\(number)", id: UUID()) else { continue }
      let start = ContinuousClock.now
      _ = try await one.send(message, to: you)
      _ = await news.next()
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    watch.cancel()
    Report.note("a message arrives after, median", "\(Report.number(times[30])) ms")
    Report.note("a message arrives after, slowest of 60", "\(Report.number(times[59])) ms")
  }
}
