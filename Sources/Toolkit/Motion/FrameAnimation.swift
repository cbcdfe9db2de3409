import Semantics
import Terminal

/// Pictures made of text, one after another, over and over; the first alone where nothing may move.
///
/// A screen reader is told the label only.
///
/// ```swift
/// FrameAnimation<Action>(
///   "animation.dog", label: setup.say(en: "A jumping dog", ru: "Собака прыгает"),
///   frames: TextFrames.jumpingDog, isPlaying: state.isPlaying)
/// ```
public struct FrameAnimation<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - frames: each of some lines; all stand at the upper left corner.
  ///   - perSecond: how many of them a second, 30 at the most.
  public init(
    _ id: Identifier? = nil, label: String, frames: [String], perSecond: Int = 9,
    isPlaying: Bool = true, role: ThemeRole = .text
  ) {
    let pictures = frames.map { frame in
      frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    part = Part(
      Flipbook(
        id: id, label: label, pictures: pictures, beat: Beat(perSecond: perSecond),
        isPlaying: isPlaying, role: role))
  }
}

/// The drawing of a frame animation.
private struct Flipbook: Drawing {
  let id: Identifier?
  let label: String
  let pictures: [[String]]
  let beat: Beat
  let isPlaying: Bool
  let role: ThemeRole

  var flex: Flex { .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let lines = context.isFlat ? [label] : pictures.joined().map { $0 }
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let rows = context.isFlat ? 1 : pictures.map(\.count).max() ?? 0
    return Size(min(columns, available.columns), min(rows, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty else { return }
    let context = painter.context
    painter.describe(SemanticNode(identifier: id, role: .image, label: label, frame: rect))
    if context.isFlat {
      painter.write(DisplayWidth.truncate(label, to: rect.columns), at: rect.origin, role: role)
      return
    }
    for (row, line) in picture(context).enumerated() {
      painter.write(line, at: Point(x: rect.minX, y: rect.minY + row), role: role)
    }
    if isMoving(context) { painter.redraw(on: beat) }
  }

  private func isMoving(_ context: RenderContext) -> Bool {
    isPlaying && context.moves && pictures.count > 1
  }

  private func picture(_ context: RenderContext) -> [String] {
    guard isMoving(context) else { return pictures.first ?? [] }
    return pictures[beat.index(at: context.now) % pictures.count]
  }
}

/// Pictures made of text for ``FrameAnimation``.
public enum TextFrames {
  /// A dog that jumps: nine frames, a second at nine a second.
  public static let jumpingDog = [
    frame(above: 2, standing), frame(above: 2, crouching), frame(above: 1, leaping),
    frame(above: 0, leaping), frame(above: 0, flying), frame(above: 0, flying),
    frame(above: 1, landing), frame(above: 2, crouching), frame(above: 2, standing),
  ]

  /// Everything stands on the same ground, whatever the height of the jump.
  private static func frame(above: Int, _ dog: [String]) -> String {
    let air = Array(repeating: "", count: above)
    let ground = Array(repeating: "", count: 2 - above) + ["__________________"]
    return (air + dog + ground).joined(separator: "\n")
  }

  private static let standing = [
    #"            __ "#,
    #"     /\____/ o\_"#,
    #"    / |      __/"#,
    #"      | |--| |  "#,
    #"      |_|  |_|  "#,
  ]

  private static let crouching = [
    #"               "#,
    #"            __ "#,
    #"    _\____/ o\_"#,
    #"      |      __/"#,
    #"      \_\-\_\   "#,
  ]

  private static let leaping = [
    #"             __ "#,
    #"    \  ____/ o\_"#,
    #"     \/      __/"#,
    #"    _/ /--\ \_  "#,
    #"   /_/     \_\  "#,
  ]

  private static let flying = [
    #"            __ "#,
    #"   ~~\____/ o\_"#,
    #"     /       _\/"#,
    #"  __/ /---\ \__ "#,
    #"  \_/      \__/ "#,
  ]

  private static let landing = [
    #"    |       __ "#,
    #"     \____/ ^\_"#,
    #"     /       __/"#,
    #"     / /--\ \   "#,
    #"     \_\   \_\  "#,
  ]
}
