import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions
import Terminal

/// `journey cast svg`: the screen of a recording as an image, still or moving.
struct CastPictureCommand: ParsableCommand {
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

  @Option(help: "The file to write; without it, standard output.")
  var output: String?

  @Argument(help: "The recording; - for standard input.")
  var file: String

  /// Beyond this, no browser shows it.
  private static let maximumWeight = 1 << 26
  /// Screens that follow each other sooner are one.
  private static let shortest = Duration.milliseconds(33)
  /// How long the end is seen before it begins anew.
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
      guard picture.weight <= Self.maximumWeight else {
        throw CastError("the image would be larger than \(Self.maximumWeight) bytes")
      }
    }
    picture.show(stage.screen, at: time)
    return picture.svg(lasting: time + Self.rest)
  }
}
