extension RenderContext {
  /// Whether things may move: neither reduced nor for a screen reader.
  public var moves: Bool { !isMotionReduced && !isFlat }
}
