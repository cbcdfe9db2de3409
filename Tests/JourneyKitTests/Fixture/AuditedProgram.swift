import JourneyKit
import Terminal

/// A program of two buttons, which Tab goes through, with faults to be found: each is planted by its
/// name as an argument.
enum AuditedProgram {
  private static let text = #"""
    import json, os, re, shutil, sys, tty
    faults = sys.argv[1:]
    pipe = int(os.environ["JOURNEY_INSPECT_FD"])
    tty.setraw(0)
    os.write(pipe, b'{"protocol":1,"program":"audited"}\n')
    focus, frame, rest = 0, 0, b""

    def draw():
        size = shutil.get_terminal_size()
        label = "Save everything that was changed" if "cut" in faults else "Save"
        ink = "38;2;90;90;90" if "contrast" in faults else "38;2;220;220;220"
        nodes, out = [], "\x1b[0m\x1b[2J\x1b[H\x1b[%smHello, \x1b[m─" % ink
        for number, name in enumerate([label, "Quit"]):
            row, x = 2 + number, max(0, size.columns - 30)
            shown = name[:size.columns - x - 4]
            style = "7" if number == focus and "unseen" not in faults else "0"
            out += "\x1b[%d;%dH\x1b[%sm[ %s ]" % (row + 1, x + 1, style, shown)
            node = {"id": name.split()[0].lower(), "role": "button", "label": name,
                    "actions": ["press"], "frame": [x, row, len(shown) + 4, 1],
                    "traits": ["focusable"] + ["focused"] * (number == focus)}
            nodes.append(node)
        if "unreachable" in faults:
            out += "\x1b[6;1H\x1b[m[ Help ]"
            nodes.append({"id": "help", "role": "button", "label": "Help", "actions": ["press"],
                          "frame": [0, 5, 8, 1]})
        if "unnamed" in faults:
            nodes.append({"role": "row", "label": "x", "actions": ["press"], "frame": [0, 0, 5, 1],
                          "parent": 0})
        if "doubled" in faults:
            nodes.append({"id": "quit", "role": "text", "label": "x", "frame": [0, 0, 5, 1]})
        return size, nodes, out + "\x1b[?25l"

    while True:
        size, nodes, out = draw()
        os.write(1, out.encode())
        while not (match := re.search(rb"\x1b_journey;(\w+);(\d+)\x1b\\", rest)):
            rest += os.read(0, 65536)
        keys, rest = rest[:match.start()], rest[match.end():]
        focus = (focus + keys.count(b"\t")) % 2
        size, nodes, out = draw()
        if match[1] != b"sync":
            continue
        frame += 1
        names = [node["id"] for node in nodes if "focusable" in node.get("traits", [])]
        report = {"sync": int(match[2]), "frame": frame, "nodes": nodes, "focus": names[focus],
                  "focusOrder": names, "size": {"columns": size.columns, "rows": size.lines}}
        os.write(pipe, json.dumps(report).encode() + b"\n")
        os.write(1, out.encode() + b"\x1b]7373;frame;%d\x07" % frame)
    """#

  static func program(_ faults: [String]) throws -> Program {
    try Python.program(["-c", text] + faults)
  }
}
