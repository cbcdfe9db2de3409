extension Observer {
  /// Where the Sun stands at a moment, within 0.01° (Meeus, chapter 25).
  public func sun(at instant: Instant) -> SkyPosition { Body.sun.position(at: instant, from: self) }

  /// Where the Moon stands at a moment as seen from here, parallax and all, within 0.01° (Meeus,
  /// chapters 40 and 47).
  public func moon(at instant: Instant) -> SkyPosition {
    Body.moon.position(at: instant, from: self)
  }
}
