import JourneyKit
import Terminal

/// A program that switches modes on and shows, as the value of `got`, the bytes that were typed since
/// it was asked last.
enum InputEcho {
  private static let text = #"""
    import json, os, re, shutil, sys, tty
    pipe = int(os.environ["JOURNEY_INSPECT_FD"])
    tty.setraw(0)
    os.write(pipe, b'{"protocol":1,"program":"echo"}\n')
    os.write(1, sys.argv[1].encode() + b"ready")
    got, rest, frame = b"", b"", 0
    while True:
        rest += os.read(0, 65536)
        while match := re.search(rb"\x1b_journey;(\w+);(\d+)\x1b\\", rest):
            got, rest = got + rest[:match.start()], rest[match.end():]
            if match[1] != b"sync":
                continue
            frame += 1
            size = shutil.get_terminal_size()
            node = {"id": "got", "role": "text", "label": "got", "value": got.decode("latin-1"),
                    "frame": [0, 0, 5, 1]}
            report = {"sync": int(match[2]), "frame": frame, "nodes": [node], "focusOrder": [],
                      "size": {"columns": size.columns, "rows": size.lines}}
            os.write(pipe, json.dumps(report).encode() + b"\n")
            os.write(1, b"\x1b]7373;frame;%d\x07" % frame)
            got = b""
    """#

  @MainActor
  static func journey(_ modes: String) async throws -> Journey {
    var program = try Python.program(["-c", text, modes])
    program.environment["LINES"] = nil
    let app = Journey(ProcessDriver(program, size: Size(20, 5)))
    try await app.launch()
    return app
  }
}
