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

/// What a frame animation draws.
struct Flipbook: Drawing {
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
