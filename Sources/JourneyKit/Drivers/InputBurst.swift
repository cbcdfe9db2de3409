import Semantics
import Terminal
import VirtualTerminal

/// Bytes that are typed at once.
struct InputBurst {
  var bytes: [UInt8] = []
  /// The doubt that the program may have about the bytes.
  var doubt = Doubt.none

  /// Encodes events as the modes of a terminal ask for.
  ///
  /// A key directly behind an ESC would make another key of it. A program that speaks the protocol gets
  /// a request between them; any other one gets a new burst, before which it settles.
  ///
  /// - Throws: ``DriverError/refused(_:)`` if the terminal would not send an event.
  static func bursts(
    _ events: [InputEvent], for terminal: VirtualTerminal, speaksProtocol: Bool
  ) throws(DriverError) -> [InputBurst] {
    var bursts = [InputBurst()]
    for event in events {
      let last = bursts.count - 1
      bursts[last].bytes += try bytes(event, for: terminal)
      bursts[last].doubt = max(bursts[last].doubt, Doubt(event))
      guard event == .key(.escape) else { continue }
      if speaksProtocol {
        bursts[last].bytes += InspectionRequest.advance(milliseconds: 0).bytes
      } else {
        bursts.append(InputBurst())
      }
    }
    if bursts.count > 1, bursts.last?.bytes.isEmpty == true { bursts.removeLast() }
    return bursts
  }

  /// Encodes keys that go down, repeat and come up.
  ///
  /// - Throws: ``DriverError/refused(_:)`` if the terminal would not send one.
  static func bytes(
    _ presses: [KeyPress], for terminal: VirtualTerminal
  ) throws(DriverError) -> [UInt8] {
    var bytes: [UInt8] = []
    for press in presses { bytes += try refusing { try terminal.encode(press) } }
    return bytes
  }

  private static func bytes(
    _ event: InputEvent, for terminal: VirtualTerminal
  ) throws(DriverError) -> [UInt8] {
    // Mode 9 reports only presses, which are what a click is.
    if case .mouse(let mouse) = event, case .release = mouse.kind,
      terminal.modes.contains(.mouseX10)
    {
      return []
    }
    return try refusing { try terminal.encode(event) }
  }

  private static func refusing(_ encode: () throws -> [UInt8]) throws(DriverError) -> [UInt8] {
    do {
      return try encode()
    } catch let error as InputError {
      throw .refused(error)
    } catch { throw .refused(.keyNotEncodable) }
  }
}
