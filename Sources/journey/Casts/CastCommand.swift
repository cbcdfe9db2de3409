import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// `journey cast`: recordings of terminals, as asciinema makes them.
struct CastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast",
    abstract: "Play a recorded terminal (asciicast 2 or 3), or show it as text or an image.",
    subcommands: [CastPlayCommand.self, CastTextCommand.self, CastPictureCommand.self])
}

/// `journey cast text`: the screen of a recording, as snapshots have it.
private struct CastTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Print the screen of a recording: at its end, a time or a marker, or at all markers.",
    discussion: """
      The text is that of a snapshot: size and cursor, the rows, the styles in words. It has no \
      control in it, whatever was recorded.
      """)

  @OptionGroup var moment: CastMoment

  @Flag(help: "Print the screen at each marker.")
  var all = false

  @Argument(help: "The recording; - for standard input.", completion: .file(extensions: ["cast"]))
  var file: String

  func validate() throws {
    if all, moment.isGiven { throw ValidationError("--all goes with neither --at nor --marker") }
  }

  func run() throws {
    var reader = try CastReader(path: file)
    if all { return try printAll(&reader) }
    StandardOutput.write(SnapshotText.text(try moment.stage(&reader).screen), terminator: "")
  }

  private func printAll(_ reader: inout CastReader) throws {
    let stage = CastStage(reader.header)
    var count = 0
    while let event = try reader.next() {
      stage.take(event)
      guard case .marker(let name) = event.kind else { continue }
      count += 1
      let seconds = event.time / .seconds(1)
      StandardOutput.write("marker \(count) at \(seconds): \(Sanitizer.clean(name))")
      StandardOutput.write(SnapshotText.text(stage.screen))
    }
    if count == 0 { throw CastError("there is no marker") }
  }
}

/// `journey cast svg`: the screen of a recording as an image, still or moving.
private struct CastPictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "svg",
    abstract: "Draw the screen of a recording as an SVG image.",
    discussion: """
      The end is drawn unless a time or a marker is given. With --animated, all of it is one image \
      that moves without a script, and --speed and --idle-limit count.
      """)

  @OptionGroup var moment: CastMoment

  @OptionGroup var speed: CastSpeed

  @Flag(help: "Draw the whole recording as a moving image.")
  var animated = false

  @Option(help: "The file to write; without it, standard output.", completion: .file())
  var output: String?

  @Argument(help: "The recording; - for standard input.", completion: .file(extensions: ["cast"]))
  var file: String

  /// Beyond this, no browser shows it.
  private static let maximumWeight = 1 << 26
  /// Screens that follow each other sooner are one.
  private static let shortest = Duration.milliseconds(33)
  /// The time that the end is seen before it begins anew.
  private static let rest = Duration.seconds(2)

  func validate() throws {
    guard animated else { return }
    if moment.isGiven { throw ValidationError("--animated goes with neither --at nor --marker") }
    if speed.speed == 0 { throw ValidationError("--animated wants a speed above 0") }
  }

  func run() throws {
    var reader = try CastReader(path: file)
    let svg = animated ? try moving(&reader) : try still(&reader)
    if let output {
      try Data(svg.utf8).write(to: URL(filePath: output))
    } else {
      StandardOutput.write(svg, terminator: "")
    }
  }

  private func still(_ reader: inout CastReader) throws -> String {
    let screen = try moment.stage(&reader).screen
    guard let theme = reader.header.theme else { return ScreenPicture(screen).svg }
    return ScreenPicture(
      screen, foreground: theme.foreground, background: theme.background, palette: theme.palette
    ).svg
  }

  private func moving(_ reader: inout CastReader) throws -> String {
    let stage = CastStage(reader.header)
    var picture = MovingPicture(theme: reader.header.theme)
    var pace = speed.pace(reader.header)
    var (time, shown) = (Duration.zero, Duration.zero)
    picture.show(stage.screen, at: .zero)
    while let event = try reader.next() {
      guard event.kind.isSeen else { continue }
      let due = pace.due(event.time)
      if due - shown >= Self.shortest {
        picture.show(stage.screen, at: time)
        shown = time
      }
      time = due
      stage.take(event)
      guard picture.weight <= Self.maximumWeight
      else { throw CastError("the image would be larger than \(Self.maximumWeight) bytes") }
    }
    picture.show(stage.screen, at: time)
    return picture.svg(lasting: time + Self.rest)
  }
}

/// The moment of a recording at which to look at the screen: options of several commands.
private struct CastMoment: ParsableArguments {
  @Option(help: "Look at that time, in seconds since the beginning, as recorded.")
  var at: Double?

  @Option(help: "Look at the first marker of that name.")
  var marker: String?

  func validate() throws {
    guard at == nil || marker == nil
    else { throw ValidationError("--at and --marker are two moments") }
    guard at.map({ (0...1e8).contains($0) }) ?? true
    else { throw ValidationError("--at is a time from 0 to 1e8 seconds") }
  }

  var isGiven: Bool { at != nil || marker != nil }

  /// Returns the stage as it is then: after all events up to the time, at the marker, or after all.
  func stage(_ reader: inout CastReader) throws -> CastStage {
    let stage = CastStage(reader.header)
    let end = at.map { Duration.seconds($0) }
    var markers: [String] = []
    while let event = try reader.next() {
      if let end, event.time > end { return stage }
      stage.take(event)
      guard case .marker(let name) = event.kind else { continue }
      if name == marker { return stage }
      markers.append(name)
    }
    if let marker { throw CastError(Self.missing(marker, markers)) }
    return stage
  }

  private static func missing(_ marker: String, _ markers: [String]) -> String {
    let names = markers.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return "no marker '\(marker)'; there is " + (names.isEmpty ? "none" : names)
  }
}
