import Terminal

extension Trace {
  /// The screens as a recording that any player of asciicasts shows, with a marker behind each step.
  ///
  /// What is painted is what the screens need, not what the program wrote; times are those of the
  /// journey. At its end the terminal shows the last screen.
  ///
  /// - Throws: ``TraceError`` where the trace contradicts itself.
  public var cast: Cast {
    get throws {
      let screens = try decodedScreens()
      let flat = flat
      let first = flat.compactMap(\.step.evidence?.screen).first.map { screens[$0].size }
      var header = CastHeader(size: first ?? Size(80, 24))
      header.title = name
      header.timestamp = started
      var cast = Cast(header)
      var painter = ScreenPainter()
      var size = header.size
      for (step, _) in flat {
        let end = step.kind == .group ? step.start : step.start + step.duration
        let time = Duration.microseconds(end)
        if let number = step.evidence?.screen {
          let screen = screens[number]
          if screen.size != size { cast.events.append(CastEvent(.resize(screen.size), at: time)) }
          size = screen.size
          let text = painter.paint(screen.surface, cursor: screen.cursor)
          if !text.isEmpty {
            cast.events.append(CastEvent(.output(Array(text.utf8)), at: time))
          }
        }
        let name = step.result == .failed ? "FAILED: \(step.name)" : step.name
        cast.events.append(CastEvent(.marker(name), at: time))
      }
      return cast
    }
  }
}
