import CursesHost
import FoundationEssentials
import Terminal
import VirtualTerminal

/// Answers the requests of `journey screen --serve`, each with one line.
final class ScreenServer {
  /// A request that cannot be met; the text goes into the answer.
  struct Failure: Error { var text: String }

  var terminal = VirtualTerminal(size: Size(80, 24))
  var output: [UInt8] = []
  /// The mouse button held down, for drags.
  private var heldButton = 0
  private var lastPosition = Point.zero

  func run() {
    while let line = readLine() {
      guard let answer = answer(line) else { return }
      StandardOutput.write(answer.text)
      guard StandardOutput.flush() else { return }
    }
  }

  /// Returns the answer to a request; nil to end.
  private func answer(_ line: String) -> JSONValue? {
    do {
      let request = try JSONDecoder().decode(ScreenRequest.self, from: Data(line.utf8))
      if request.op == "quit" { return nil }
      var members = try perform(request)
      output += terminal.takeReplies()
      if !output.isEmpty {
        members.append(("out", .string(Data(output).base64EncodedString())))
        output = []
      }
      return .object([("ok", .bool(true))] + members)
    } catch let failure as Failure {
      return Self.failure(failure.text)
    } catch { return Self.failure("\(error)") }
  }

  private static func failure(_ text: String) -> JSONValue {
    .object([("ok", .bool(false)), ("error", .string(text))])
  }

  private func perform(_ request: ScreenRequest) throws -> [(String, JSONValue)] {
    switch request.op {
    case "hello": return hello
    case "new":
      terminal = Self.makeTerminal(request)
      (heldButton, lastPosition) = (0, .zero)
    case "feed": return feed(try Self.bytes(request))
    case "resize": terminal.resize(to: Size(request.columns ?? 80, request.rows ?? 24))
    case "dump":
      var dump = ScreenDump(terminal)
      return [("dump", dump.value())]
    case "drain": break
    case "key", "mouse", "paste", "focus": try type(request)
    default: throw Failure(text: "unsupported: \(request.op)")
    }
    return []
  }

  /// The size is told where the program has changed it.
  private func feed(_ bytes: [UInt8]) -> [(String, JSONValue)] {
    let size = terminal.size
    terminal.feed(bytes)
    guard terminal.size != size else { return [] }
    return [("columns", .int(terminal.size.columns)), ("rows", .int(terminal.size.rows))]
  }

  private var hello: [(String, JSONValue)] {
    let features = ["utf8off", "protected", "reflow", "links", "scrollback", "pictures"]
    return [
      ("name", .string("journey")), ("version", .string("1")), ("protocol", .int(1)),
      ("features", .array(features.map { .string($0) })),
    ]
  }

  private static func makeTerminal(_ request: ScreenRequest) -> VirtualTerminal {
    var options = TerminalOptions()
    options.utf8 = request.options?.utf8 ?? true
    options.reflow = request.options?.reflow ?? true
    options.columns132 = request.options?.columns132 ?? false
    options.tellsTitles = request.options?.titles ?? false
    options.tellsClipboard = request.options?.clipboard ?? false
    options.checksumExtension = request.options?.checksum ?? 0
    options.foreground = request.options?.foreground ?? options.foreground
    options.background = request.options?.background ?? options.background
    options.allowsWindowChanges = request.options?.window ?? false
    return VirtualTerminal(
      size: Size(request.columns ?? 80, request.rows ?? 24),
      scrollback: request.scrollback ?? 1000, options: options)
  }

  private static func bytes(_ request: ScreenRequest) throws -> [UInt8] {
    guard let data = Data(base64Encoded: request.data ?? "")
    else { throw Failure(text: "data is not base64") }
    return Array(data)
  }

  /// Encodes input; what the terminal would not tell the program is nothing, not a failure.
  private func type(_ request: ScreenRequest) throws {
    do {
      if let keypad = Self.keypad[(request.key ?? "").lowercased()] {
        output += try terminal.encode(KeyPress(.keypad(keypad), modifiers(request)))
        return
      }
      for event in try events(request) { output += try terminal.encode(event) }
    } catch is InputError {}
  }

  private func events(_ request: ScreenRequest) throws -> [InputEvent] {
    switch request.op {
    case "key": return [.key(try stroke(request))]
    case "mouse": return mouse(request).map { [.mouse($0)] } ?? []
    case "paste": return [.paste(String(decoding: try Self.bytes(request), as: UTF8.self))]
    default: return [.focus(request.focused ?? true)]
    }
  }

  private func stroke(_ request: ScreenRequest) throws -> KeyStroke {
    let name = (request.key ?? "").lowercased()
    if name == "char", let scalar = Unicode.Scalar(request.codepoint ?? 0) {
      return KeyStroke(.character(Character(scalar)), modifiers(request))
    }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()) {
      return KeyStroke(.function(number), modifiers(request))
    }
    guard let key = Self.keys[name] else { throw Failure(text: "unsupported: key \(name)") }
    return KeyStroke(key, modifiers(request))
  }

  private static let keypad: [String: KeypadKey] = [
    "kp0": .digit0, "kp1": .digit1, "kp2": .digit2, "kp3": .digit3, "kp4": .digit4,
    "kp5": .digit5, "kp6": .digit6, "kp7": .digit7, "kp8": .digit8, "kp9": .digit9,
    "kpmult": .multiply, "kpplus": .add, "kpcomma": .separator, "kpminus": .subtract,
    "kpperiod": .decimal, "kpdivide": .divide, "kpenter": .enter, "kpequal": .equal,
  ]

  private static let keys: [String: Key] = [
    "enter": .enter, "escape": .escape, "tab": .tab, "backspace": .backspace,
    "delete": .delete, "insert": .insert, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
  ]

  private func modifiers(_ request: ScreenRequest) -> Modifiers {
    let names: [String: Modifiers] = [
      "shift": .shift, "alt": .alt, "ctrl": .control, "control": .control, "super": .super,
    ]
    return (request.mods ?? []).reduce(into: []) { $0.formUnion(names[$1.lowercased()] ?? []) }
  }

  private func mouse(_ request: ScreenRequest) -> MouseEvent? {
    let position = Point(x: request.x ?? 0, y: request.y ?? 0)
    // A move within a cell is none.
    if request.event == "move", position == lastPosition { return nil }
    lastPosition = position
    guard let kind = kind(request.event ?? "", request.button ?? 0) else { return nil }
    return MouseEvent(kind, at: position, modifiers(request))
  }

  /// Buttons count from 1; 4 to 7 are the wheel up, down, left and right.
  private func kind(_ event: String, _ number: Int) -> MouseEvent.Kind? {
    let wheel: [Int: WheelDirection] = [4: .up, 5: .down, 6: .left, 7: .right]
    if let direction = wheel[number] { return event == "press" ? .wheel(direction) : nil }
    switch event {
    case "press":
      heldButton = number
      return .press(Self.button(number), clicks: 1)
    case "release":
      heldButton = 0
      return .release(Self.button(number))
    default: return heldButton > 0 ? .drag(Self.button(heldButton)) : .move
    }
  }

  private static func button(_ number: Int) -> MouseButton {
    number == 2 ? .middle : number == 3 ? .right : .left
  }
}

/// One line of `journey screen --serve`; which members count depends on `op`.
private struct ScreenRequest: Decodable {
  struct Options: Decodable {
    var utf8: Bool?
    var reflow: Bool?
    var columns132: Bool?
    var titles: Bool?
    var clipboard: Bool?
    var window: Bool?
    var checksum: Int?
    /// `0xRRGGBB`.
    var foreground: UInt32?
    var background: UInt32?
  }

  var op: String
  var columns: Int?
  var rows: Int?
  var scrollback: Int?
  var options: Options?
  /// Base64.
  var data: String?
  var key: String?
  var codepoint: UInt32?
  var mods: [String]?
  var event: String?
  var x: Int?
  var y: Int?
  var button: Int?
  var focused: Bool?
}
